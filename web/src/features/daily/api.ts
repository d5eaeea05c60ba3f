/** The HTTP requests of the daily puzzles, and which errors pass by themselves. */
import { ask } from '../../api/client';
import type { Daily, DailyDays, DailyLevel, SolveDaily } from '../../api/protocol';

export const look = (date: string): Promise<Daily> =>
  ask(`/api/daily${date ? `?date=${encodeURIComponent(date)}` : ''}`);
export const days = (): Promise<DailyDays> => ask('/api/daily/days');
export const start = (level: DailyLevel, date: string): Promise<Daily> =>
  ask('/api/daily/start', { level, date });
export const solve = (wish: SolveDaily): Promise<Daily> => ask('/api/daily/solve', wish);

const PASSING = new Set([
  'offline',
  'store_trouble',
  'too_much_asked',
  'too_many_requests',
  'our_fault',
]);

/** Whether the same request may succeed in a while. */
export const isPassing = (code: string): boolean => PASSING.has(code) || /^http_5\d\d$/.test(code);

/** How long to wait before the next try, in milliseconds: soon at first, then less often. */
export const waitFor = (tries: number): number => Math.min(8_000, 1_000 * 1.5 ** tries);
