/**
 * Keeps the last answers about the daily puzzles on this device, so that a board that was opened
 * can be laid where there is no network. The clock and the verdict are the server's: its
 * clock is carried on by the wall clock, and a call waits until the server can be reached.
 */
import type { Daily, DailyPuzzle } from '../../api/protocol';
import type { Store } from '../../settings/storage';
import { isDate } from './day';

const KEY = 'ubongo-daily-days';
const MOST = 3;

interface KeptDay {
  readonly daily: Daily;
  /** When the answer came, by the wall clock. */
  readonly at: number;
}

const isPuzzle = (one: unknown): one is DailyPuzzle => {
  const { level, area, pieces } = (one ?? {}) as Partial<DailyPuzzle>;
  return typeof level === 'string' && (area === null) === (pieces === null);
};

const isKept = (one: unknown): one is KeptDay => {
  const { daily, at } = (one ?? {}) as Partial<KeptDay>;
  const dates = [daily?.date, daily?.today, daily?.first];
  return (
    typeof at === 'number' &&
    dates.every((date) => typeof date === 'string' && isDate(date)) &&
    Array.isArray(daily?.puzzles) &&
    daily.puzzles.every(isPuzzle)
  );
};

const all = (store: Store | null): readonly KeptDay[] => {
  try {
    const found: unknown = JSON.parse(store?.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isKept) : [];
  } catch {
    return [];
  }
};

/** Keep an answer, if a board of it was opened. */
export const keepDay = (store: Store | null, daily: Daily, now: number): void => {
  if (!daily.puzzles.some((one) => one.area !== null)) return;
  const others = all(store).filter((one) => one.daily.date !== daily.date);
  try {
    store?.setItem(KEY, JSON.stringify([...others, { daily, at: now }].slice(-MOST)));
  } catch {
    // Private windows and full stores: without a network there is no board then.
  }
};

/** What was answered about a date, as it stands now; for no date the latest that is kept. */
export const keptDay = (store: Store | null, date: string, now: number): Daily | null => {
  const days = all(store);
  const found = date ? days.find((one) => one.daily.date === date) : days.at(-1);
  if (!found) return null;
  const { daily, at } = found;
  const passed = Math.max(0, now - at);
  const day = new Date(now).toISOString().slice(0, 10);
  const today = day > daily.today ? day : daily.today;
  return {
    ...daily,
    today,
    counts: daily.counts && daily.date === today,
    next_in: Math.max(0, daily.next_in - passed),
    puzzles: daily.puzzles.map((one) => ({
      ...one,
      elapsed: one.elapsed === null ? null : one.elapsed + passed,
    })),
  };
};
