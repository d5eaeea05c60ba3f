/**
 * The hourglass beside the real box: turned, stopped, turned again, with its second chance. It is a
 * deadline and not a series of ticks, so a hidden page or a sleeping phone changes nothing.
 *
 * Nothing here reads a clock; the caller passes in the time.
 */
import { inMinutes } from '../../i18n/clock-time';
import { seconds, spokenBetween } from '../../play/hourglass';

export interface Sand {
  /** How long the whole of it falls, in milliseconds. */
  readonly lasts: number;
  /** When it began to fall, or to fall on; null while it stands still. */
  readonly since: number | null;
  /** The milliseconds that had fallen before that. */
  readonly fallen: number;
  /** 2 in the second chance; there is only one. */
  readonly chance: 1 | 2;
}

export type SandStatus = 'ready' | 'running' | 'paused' | 'over';

/** No rulebook gives another length than a minute. */
export const MINUTE = 60_000;
export const SHORTEST = 5_000;
export const LONGEST = 60 * MINUTE;
/** Rounds from half a minute to three, as at a table of ours; then solo runs. */
export const LENGTHS: readonly number[] = [30, 60, 90, 120, 180].map((one) => one * 1000);
export const SOLO_LENGTHS: readonly number[] = [5, 10, 20].map((one) => one * MINUTE);
/** The last seconds tick. */
export const TICKING = 10;

export const newSand = (lasts: number = MINUTE): Sand => ({
  lasts,
  since: null,
  fallen: 0,
  chance: 1,
});

const fallenBy = (sand: Sand, now: number): number =>
  sand.fallen + (sand.since === null ? 0 : Math.max(0, now - sand.since));

export const left = (sand: Sand, now: number): number =>
  Math.max(0, sand.lasts - fallenBy(sand, now));

export const standing = (sand: Sand, now: number): SandStatus => {
  if (left(sand, now) === 0) return 'over';
  if (sand.since !== null) return 'running';
  return sand.fallen > 0 ? 'paused' : 'ready';
};

/** How long ago the last grain fell. */
export const overSince = (sand: Sand, now: number): number =>
  Math.max(0, fallenBy(sand, now) - sand.lasts);

/** The hourglass turned for a new round: all of its sand falls again. */
export const turned = (sand: Sand, now: number): Sand => ({
  ...newSand(sand.lasts),
  since: now,
});

/** The hourglass turned for the second chance; unchanged if there is no right to it. */
export const turnedOnceMore = (sand: Sand, now: number): Sand =>
  mayTurnOnceMore(sand, now) ? { ...turned(sand, now), chance: 2 } : sand;

export const mayTurnOnceMore = (sand: Sand, now: number): boolean =>
  sand.chance === 1 && standing(sand, now) === 'over';

export const paused = (sand: Sand, now: number): Sand =>
  standing(sand, now) === 'running' ? { ...sand, since: null, fallen: fallenBy(sand, now) } : sand;

export const resumed = (sand: Sand, now: number): Sand =>
  standing(sand, now) === 'paused' ? { ...sand, since: now } : sand;

export interface Signals {
  readonly tick: boolean;
  readonly over: boolean;
  /** The seconds left that are spoken. */
  readonly spoken: number | null;
}

/** The signals that are due when the sand has gone from so many milliseconds to fewer. */
export const signalsBetween = (before: number, after: number): Signals => {
  const [was, is] = [seconds(before), seconds(after)];
  return {
    tick: is < was && is <= TICKING && is > 0,
    over: was > 0 && is === 0,
    spoken: spokenBetween(was, is),
  };
};

/** As a length is named: always with minutes. */
export const named = (milliseconds: number): string => inMinutes(Math.round(milliseconds / 1000));

/** A length as people type it: `90`, `1:30`, `1.30`, `1,30`; null if we do not offer it. */
export const lengthFrom = (text: string): number | null => {
  const found = /^(?:(\d{1,2})[:.,' ])?(\d{1,4})$/.exec(text.trim());
  if (!found) return null;
  const [, minutes, rest] = found;
  if (minutes !== undefined && (rest!.length !== 2 || Number(rest) > 59)) return null;
  const length = (Number(minutes ?? 0) * 60 + Number(rest)) * 1000;
  return length >= SHORTEST && length <= LONGEST ? length : null;
};

/** The length of a measured hourglass in whole seconds, within the limits that we offer. */
export const measured = (milliseconds: number): number =>
  Math.min(LONGEST, Math.max(SHORTEST, Math.round(milliseconds / 1000) * 1000));
