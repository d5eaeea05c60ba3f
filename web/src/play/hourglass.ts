/** The seconds of an hourglass: which number is shown, and which are spoken. */
import { inMinutes } from '../i18n/clock-time';

/** Whole seconds as they are shown: 60 at the start, 1 in the last second, then 0. */
export const seconds = (milliseconds: number): number => Math.ceil(milliseconds / 1000);

/** The number beside the sand: seconds, and minutes where there are many. */
export const secondsShown = (milliseconds: number): string => {
  const whole = seconds(milliseconds);
  return whole > 99 ? inMinutes(whole) : String(whole);
};

/** The seconds left that are spoken. */
export const SPOKEN = [30, 10, 5] as const;

/** The number of seconds to say when the sand goes from one number to another; null for none. */
export const spokenBetween = (before: number, after: number): number | null =>
  SPOKEN.find((one) => before > one && after <= one && after > one - 2) ?? null;
