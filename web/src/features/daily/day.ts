/**
 * Days of the daily puzzle: dates as `2026-11-15`, the time until the next, the days that were
 * solved, and a month to choose from. The server says which day it is (in UTC); nothing here reads
 * a clock.
 *
 *     plus('2026-11-30', 1)  // '2026-12-01'
 */
import type { DailyDay, DailyLevel, DailyPuzzle } from '../../api/protocol';

const DAY = 86_400_000;
const timeOf = (date: string): number => Date.parse(`${date}T00:00:00Z`);
const dateOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

export const isDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(timeOf(text)) && dateOf(timeOf(text)) === text;

export const plus = (date: string, days: number): string => dateOf(timeOf(date) + days * DAY);

export const limited = (date: string, first: string, last: string): string =>
  date < first ? first : date > last ? last : date;

/** A date in words; the day is the server's, whatever the clock on the wall says. */
export const dated = (
  language: string,
  date: string,
  style: 'full' | 'short' | 'weekday' | 'month',
): string => {
  const parts: Record<typeof style, Intl.DateTimeFormatOptions> = {
    full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    short: { day: 'numeric', month: 'long', year: 'numeric' },
    weekday: { weekday: 'short' },
    month: { month: 'long', year: 'numeric' },
  };
  return new Intl.DateTimeFormat(language, { ...parts[style], timeZone: 'UTC' }).format(
    timeOf(date),
  );
};

/** A clock of the server, and when its value arrived. */
export interface Stopwatch {
  readonly elapsed: number;
  readonly heard: number;
}

/** The time that this clock shows now. */
export const shows = (watch: Stopwatch, now: number): number =>
  watch.elapsed + Math.max(0, now - watch.heard);

/** Hours and minutes until something; the last minute counts as one until it is over. */
export const countdown = (left: number): { readonly hours: number; readonly minutes: number } => {
  const minutes = Math.ceil(Math.max(0, left) / 60_000);
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
};

// The three puzzles

export const LEVELS: readonly DailyLevel[] = ['easy', 'hard', 'five_stars'];
export const levelOf = (text: string): DailyLevel | null =>
  LEVELS.find((one) => one === text) ?? null;

export type PuzzleStatus = 'new' | 'running' | 'solved';
export const standingOf = (puzzle: DailyPuzzle): PuzzleStatus =>
  puzzle.took !== null ? 'solved' : puzzle.area === null ? 'new' : 'running';

/** The next one to play after this: a harder one first, else one that was left out. */
export const nextAfter = (
  puzzles: readonly DailyPuzzle[],
  level: DailyLevel,
): DailyPuzzle | null => {
  const at = puzzles.findIndex((one) => one.level === level);
  const order = [...puzzles.slice(at + 1), ...puzzles.slice(0, Math.max(0, at))];
  return order.find((one) => one.took === null) ?? null;
};

// The days that were solved

export type Bead = 'solved' | 'late' | 'open' | 'missed';

/** A day as it is drawn: with a gem, with a gem that does not count, still open, or empty. */
export const beadOf = (date: string, today: string, days: readonly DailyDay[]): Bead => {
  const found = days.find((one) => one.date === date);
  if (found?.on_day) return 'solved';
  if (date === today) return 'open';
  return found ? 'late' : 'missed';
};

/** The last days up to today, the oldest first. */
export const beads = (
  today: string,
  days: readonly DailyDay[],
  count = 7,
): readonly { readonly date: string; readonly bead: Bead }[] =>
  Array.from({ length: count }, (_, index) => {
    const date = plus(today, index - count + 1);
    return { date, bead: beadOf(date, today, days) };
  });

// A month to choose from

/** The weeks of the month of a date, Monday first; days of other months are null. */
export const weeksOf = (date: string): readonly (readonly (string | null)[])[] => {
  const month = date.slice(0, 7);
  const monday = (new Date(timeOf(`${month}-01`)).getUTCDay() + 6) % 7;
  const start = plus(`${month}-01`, -monday);
  const weeks: (string | null)[][] = [];
  for (let week = 0; plus(start, 7 * week).slice(0, 7) <= month; week += 1) {
    const days = Array.from({ length: 7 }, (_, day) => plus(start, 7 * week + day));
    weeks.push(days.map((day) => (day.startsWith(month) ? day : null)));
  }
  return weeks;
};

/** The same day so many months later, or the last day of that month. */
export const monthsLater = (date: string, months: number): string => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  return dateOf(last.setUTCDate(Math.min(day, last.getUTCDate())));
};

/** The date that a key leads to on the calendar; null for other keys. */
export const stepped = (date: string, key: string): string | null => {
  const weekday = (new Date(timeOf(date)).getUTCDay() + 6) % 7;
  switch (key) {
    case 'ArrowLeft':
      return plus(date, -1);
    case 'ArrowRight':
      return plus(date, 1);
    case 'ArrowUp':
      return plus(date, -7);
    case 'ArrowDown':
      return plus(date, 7);
    case 'Home':
      return plus(date, -weekday);
    case 'End':
      return plus(date, 6 - weekday);
    case 'PageUp':
      return monthsLater(date, -1);
    case 'PageDown':
      return monthsLater(date, 1);
    default:
      return null;
  }
};
