/**
 * The own records of solo runs, kept in the browser: only runs of the same minutes and side
 * compare; more solves are better, then fewer put aside, then an earlier last solve.
 */

import type { Run } from '../../../api/protocol';
import type { Store } from '../../../settings/storage';

export interface KeptRun {
  readonly run: Run;
  /** Which game it was, so that a reload does not count it twice. */
  readonly game: string;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
}

/** Runs at a table of ours, and runs with a real box, where fingers are quicker: never compared. */
const KEYS = { page: 'ubongo-solo', box: 'ubongo-solo-box' } as const;
export type Shelf = keyof typeof KEYS;
const MOST = 5;

export const kindOf = (run: Run): string => `${run.minutes ?? 'zen'} ${run.side}`;

/** Below zero if `one` is the better run. */
export const byRecord = (one: Run, other: Run): number =>
  other.solved - one.solved || one.put_aside - other.put_aside || one.last_solve - other.last_solve;

const isKeptRun = (one: unknown): one is KeptRun => {
  const run = (one as KeptRun | null)?.run;
  return (
    typeof (one as KeptRun | null)?.game === 'string' &&
    typeof run?.solved === 'number' &&
    typeof run.put_aside === 'number' &&
    typeof run.last_solve === 'number'
  );
};

const all = (store: Store | null, shelf: Shelf): KeptRun[] => {
  try {
    const found: unknown = JSON.parse(store?.getItem(KEYS[shelf]) ?? '[]');
    return Array.isArray(found) ? found.filter(isKeptRun) : [];
  } catch {
    return [];
  }
};

/** The best runs like this one, the best first. */
export const recordsLike = (
  store: Store | null,
  run: Run,
  shelf: Shelf = 'page',
): readonly KeptRun[] =>
  all(store, shelf)
    .filter((one) => kindOf(one.run) === kindOf(run))
    .sort((a, b) => byRecord(a.run, b.run) || a.at - b.at);

/** Keep a run that is over; says how it stands among the runs like it. */
export const keepRun = (
  store: Store | null,
  run: Run,
  game: string,
  at: number,
  shelf: Shelf = 'page',
): { readonly list: readonly KeptRun[]; readonly place: number; readonly first: boolean } => {
  const before = recordsLike(store, run, shelf);
  const others = before.filter((one) => one.game !== game);
  const mine = { run, game, at: before.find((one) => one.game === game)?.at ?? at };
  const list = run.solved
    ? [...others, mine].sort((a, b) => byRecord(a.run, b.run) || a.at - b.at).slice(0, MOST)
    : others;
  try {
    const unlike = all(store, shelf).filter((one) => kindOf(one.run) !== kindOf(run));
    store?.setItem(KEYS[shelf], JSON.stringify([...unlike, ...list]));
  } catch {
    // Private windows and full stores: this run is seen once.
  }
  return { list, place: list.indexOf(mine) + 1, first: others.length === 0 };
};
