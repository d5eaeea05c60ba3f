/**
 * Points of an event for people: the server counts twelfths, because shared places share them.
 *
 *     inPoints(40, say)  // '3.33'
 */
import { localeOf, type Say } from '../i18n/in-language';

const TWELFTHS = 12;

/** Points with at most two digits behind the point. */
export const inPoints = (twelfths: number, say: Say): string =>
  new Intl.NumberFormat(localeOf(say), { maximumFractionDigits: 2 }).format(twelfths / TWELFTHS);

/** The number that a message chooses its plural by. */
export const pointsOf = (twelfths: number): number => twelfths / TWELFTHS;
