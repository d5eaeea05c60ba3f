/**
 * Keeps the offline runs in the browser's store: the one that is going on, with the pieces on its
 * board, and those that were played. Whatever is read back is checked; what is broken is not there.
 */
import type { Laid, OfflineBoard } from '../api/protocol';
import type { Store } from '../settings/storage';
import { PACK_LEVELS, PUZZLES_A_PACK } from './packs';
import { LENGTHS, type OfflineRun } from './running-run';

/** A run that is going on, with what lies on its board, and what its clock showed last. */
export interface Running {
  readonly run: OfflineRun;
  readonly clock: number;
  readonly laid: readonly Laid[];
}

/** A run that is over. */
export interface PlayedRun {
  readonly run: OfflineRun;
  /** Whether it was taken into the statistics on the server. */
  readonly taken: boolean;
}

const RUNNING = 'ubongo-offline-run';
const PLAYED = 'ubongo-offline-runs';
const MOST_PLAYED = 50;

const isCount = (one: unknown): one is number => Number.isFinite(one) && (one as number) >= 0;

const isBoard = (one: unknown): one is OfflineBoard => {
  const { puzzle, took, cover } = (one ?? {}) as Partial<OfflineBoard>;
  return (
    isCount(puzzle) &&
    puzzle < PUZZLES_A_PACK &&
    isCount(took) &&
    typeof cover === 'string' &&
    /^[0-5]{0,20}$/.test(cover)
  );
};

const isRun = (one: unknown): one is OfflineRun => {
  const run = (one ?? {}) as Partial<OfflineRun>;
  return (
    PACK_LEVELS.some((level) => level === run.level) &&
    isCount(run.pack) &&
    LENGTHS.some((minutes) => minutes === run.minutes) &&
    isCount(run.began) &&
    Array.isArray(run.boards) &&
    run.boards.every(isBoard) &&
    (run.puzzle === null || isCount(run.puzzle))
  );
};

const isLaid = (one: unknown): one is Laid => {
  const { piece, cells } = (one ?? {}) as Partial<Laid>;
  return typeof piece === 'string' && Array.isArray(cells) && cells.every(Array.isArray);
};

const read = (store: Store | null, key: string): unknown => {
  try {
    return JSON.parse(store?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

/** Store something; returns whether that was possible. */
const keep = (store: Store | null, key: string, value: unknown): boolean => {
  try {
    store?.setItem(key, JSON.stringify(value));
    return store !== null;
  } catch {
    return false;
  }
};

/** The run that was going on; null if there is none, or none that can be read. */
export const runningIn = (store: Store | null): Running | null => {
  const found = (read(store, RUNNING) ?? {}) as Partial<Running>;
  if (!isRun(found.run) || !isCount(found.clock)) return null;
  const laid = Array.isArray(found.laid) ? found.laid.filter(isLaid) : [];
  return { run: found.run, clock: found.clock, laid };
};

export const keepRunning = (store: Store | null, running: Running | null): boolean =>
  keep(store, RUNNING, running);

/** The runs that were played on this device, the newest first. */
export const playedIn = (store: Store | null): readonly PlayedRun[] => {
  const found = read(store, PLAYED);
  if (!Array.isArray(found)) return [];
  const seen = new Set<number>();
  return found.flatMap((one): PlayedRun[] => {
    const run: unknown = one?.run;
    if (!isRun(run) || seen.has(run.began)) return [];
    seen.add(run.began);
    return [{ run, taken: !!one.taken }];
  });
};

export const keepPlayed = (store: Store | null, runs: readonly PlayedRun[]): boolean =>
  keep(store, PLAYED, runs.slice(0, MOST_PLAYED));
