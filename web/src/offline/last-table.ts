/**
 * Remembers when this device was last at a table, for the look-up without a network: whoever has cut
 * the line in the middle of a round is not told its solution.
 */
import type { Store } from '../settings/storage';

const KEY = 'ubongo-last-table';
const MINUTE = 60_000;
/** A round that has lost somebody is over by then. */
const WAIT = 60 * MINUTE;

export const noteTable = (store: Store | null, now: number): void => {
  try {
    store?.setItem(KEY, String(now));
  } catch {
    // Where nothing is stored, no task of the box is, and so nothing is looked up.
  }
};

/** How long to wait, in minutes; a clock that was set back is no reason to wait longer. */
export const minutesToWait = (store: Store | null, now: number): number => {
  try {
    const then = Number(store?.getItem(KEY) ?? Number.NaN);
    const left = then + WAIT - now;
    return left > 0 && left <= WAIT ? Math.ceil(left / MINUTE) : 0;
  } catch {
    return 0;
  }
};
