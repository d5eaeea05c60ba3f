/**
 * The player's records of solo runs, stored in the browser: only runs of the same minutes, side and
 * kind of boards are compared; more solves are better, then fewer boards put aside, then an earlier
 * last solve.
 */

import type { Run, Settings } from '../../../api/protocol';
import type { Store } from '../../../settings/storage';

export interface KeptRun {
  readonly run: Run;
  /** The seal of the game, so that a reload does not count it twice. */
  readonly game: string;
  /** When it was stored, in milliseconds since 1970. */
  readonly at: number;
  /** Which fresh boards were played; missing for those of the box. */
  readonly fresh?: string;
}

/** What a run was played with. */
export type PlayedWith = Pick<Settings, 'boards' | 'stars' | 'agreed'>;
export const THE_BOX: PlayedWith = { boards: 'box', stars: null, agreed: null };

/** Runs at our tables and runs with a real box, where fingers are quicker, are never compared. */
const KEYS = { page: 'ubongo-solo', box: 'ubongo-solo-box' } as const;
export type Shelf = keyof typeof KEYS;
const MOST = 5;

const kindOf = (run: Run, fresh = ''): string => `${run.minutes ?? 'zen'} ${run.side} ${fresh}`;

const freshOf = ({ boards, stars }: PlayedWith): string =>
  boards === 'box' ? '' : `${boards} ${stars ?? ''}`.trim();

/** Below zero if `one` is the better run. */
export const byRecord = (one: Run, other: Run): number =>
  other.solved - one.solved || one.put_aside - other.put_aside || one.last_solve - other.last_solve;

const isKeptRun = (one: unknown): one is KeptRun => {
  const run = (one as KeptRun | null)?.run;
  return (
    typeof (one as KeptRun | null)?.game === 'string' &&
    typeof run?.solved === 'number' &&
    typeof run.put_aside === 'number' &&
    typeof run.last_solve === 'number' &&
    typeof ((one as KeptRun).fresh ?? '') === 'string'
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

/**
 * The best runs like this one, the best first; none on boards of an agreed number, which anybody
 * could have printed beforehand.
 */
export const recordsLike = (
  store: Store | null,
  run: Run,
  boards: PlayedWith,
  shelf: Shelf = 'page',
): readonly KeptRun[] =>
  boards.agreed !== null
    ? []
    : all(store, shelf)
        .filter((one) => kindOf(one.run, one.fresh) === kindOf(run, freshOf(boards)))
        .sort((a, b) => byRecord(a.run, b.run) || a.at - b.at);

/** Store a finished run; returns its rank among the runs like it. */
export const keepRun = (
  store: Store | null,
  run: Run,
  boards: PlayedWith,
  game: string,
  at: number,
  shelf: Shelf = 'page',
): { readonly list: readonly KeptRun[]; readonly place: number; readonly first: boolean } => {
  if (boards.agreed !== null) return { list: [], place: 0, first: true };
  const fresh = freshOf(boards);
  const before = recordsLike(store, run, boards, shelf);
  const others = before.filter((one) => one.game !== game);
  const since = before.find((one) => one.game === game)?.at ?? at;
  const mine: KeptRun = { run, game, at: since, ...(fresh ? { fresh } : {}) };
  const list = run.solved
    ? [...others, mine].sort((a, b) => byRecord(a.run, b.run) || a.at - b.at).slice(0, MOST)
    : others;
  try {
    const unlike = all(store, shelf).filter(
      (one) => kindOf(one.run, one.fresh) !== kindOf(run, fresh),
    );
    store?.setItem(KEYS[shelf], JSON.stringify([...unlike, ...list]));
  } catch {
    // Private windows and full stores: this run is shown once.
  }
  return { list, place: list.indexOf(mine) + 1, first: others.length === 0 };
};
