/**
 * The numbers behind the plots, taken from the statistics of the server; `scales.ts` places them.
 */
import type { DayTimes, PieceId, RatingSeen, Solve, Statistics, Times } from '../../api/protocol';
import { median, smoothed } from './scales';

export const isEmpty = (all: Statistics): boolean =>
  all.games === 0 && all.daily.every((one) => one.times.dealt === 0);

export interface Column {
  readonly stars: number;
  readonly times: Times;
  readonly solves: readonly Solve[];
}

/** One column for each number of stars, with its latest solves. */
export const columnsOf = (all: Statistics): readonly Column[] =>
  all.by_stars.map(({ stars, times }) => ({
    stars,
    times,
    solves: all.solves.filter((one) => one.stars === stars),
  }));

export interface Bar {
  readonly piece: PieceId;
  readonly times: Times;
}

/** The pieces of solved boards; first the pieces whose boards take longest. */
export const barsOf = (all: Statistics): readonly Bar[] =>
  all.by_piece
    .filter((one) => one.times.median !== null)
    .sort((a, b) => (b.times.median ?? 0) - (a.times.median ?? 0));

export interface Day extends DayTimes {
  readonly median: number;
  readonly trend: number;
}

/** The days with a solved board, the oldest first, with the trend through them. */
export const daysOf = (all: Statistics): readonly Day[] => {
  const days = all.by_day.flatMap((one) =>
    one.times.median === null ? [] : [{ ...one, median: one.times.median }],
  );
  const trend = smoothed(
    days.map((one) => one.median),
    3,
  );
  return days.map((one, index) => ({ ...one, trend: trend[index] ?? one.median }));
};

/**
 * How the last fifth of those days compares with the first, in per cent; below 0 is quicker. Null
 * for fewer than four days.
 */
export const change = (days: readonly Day[]): number | null => {
  const some = Math.max(2, Math.floor(days.length / 5));
  const first = median(days.slice(0, some).map((one) => one.median));
  const last = median(days.slice(-some).map((one) => one.median));
  return days.length < 4 || !first || !last ? null : Math.round(100 * (last / first - 1));
};

const DAY = 86_400_000;

/** The last so many weeks, Monday first, up to the week of this day. */
export const weeksUpTo = (today: string, count: number): readonly (readonly string[])[] => {
  const now = Date.parse(`${today}T00:00:00Z`);
  const monday = now - ((new Date(now).getUTCDay() + 6) % 7) * DAY;
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) =>
      new Date(monday + (7 * (week - count + 1) + day) * DAY).toISOString().slice(0, 10),
    ),
  );
};

/** Whole per cent. */
export const percent = (part: number, whole: number): number =>
  whole ? Math.round((100 * part) / whole) : 0;

// Ratings: the level is somewhere around mu, almost certainly within three sigma; 40 to the point.

const SCALE = 40;
export const MOST_SHOWN = 2_000;

export interface Sureness {
  /** The rating as a range on the scale from 0 to 1: least, most likely, most. */
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly sure: 'little' | 'fairly' | 'very';
}

export const surenessOf = ({ mu, sigma }: RatingSeen): Sureness => {
  const at = (level: number): number => Math.min(1, Math.max(0, (SCALE * level) / MOST_SHOWN));
  return {
    low: at(mu - 3 * sigma),
    middle: at(mu),
    high: at(mu + 3 * sigma),
    sure: sigma > 7 ? 'little' : sigma > 4.5 ? 'fairly' : 'very',
  };
};
