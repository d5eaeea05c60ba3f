/**
 * A solo run that is played offline, as a value: which boards of the pack were solved or put
 * aside, and when. Nothing here reads a clock: `at` is the time of the run in milliseconds, as the
 * device's clock tells it. Whether a board is covered is asked of the hand, and judged again by the
 * server when the run is taken into the statistics.
 *
 *     const run = begun({ level: 'easy', pack: 3, minutes: 5, began: now, first: 12 });
 *     solved(run, 20_000, cover, 13).boards  // [{ puzzle: 12, took: 20_000, cover }]
 */
import type { Laid, OfflineBoard, PackPuzzle, TakeRun } from '../api/protocol';
import { parsed } from '../shapes/geometry';
import type { PackLevel } from './packs';

export const LENGTHS = [5, 10, 20, null] as const;
export type Minutes = (typeof LENGTHS)[number];
const MINUTE = 60_000;

export interface OfflineRun {
  readonly level: PackLevel;
  readonly pack: number;
  readonly minutes: Minutes;
  /** When it began, by the wall clock. */
  readonly began: number;
  readonly boards: readonly OfflineBoard[];
  /** The puzzle that lies here now; null at the end. */
  readonly puzzle: number | null;
}

export const begun = (
  run: Omit<OfflineRun, 'boards' | 'puzzle'> & { first: number },
): OfflineRun => {
  const { first, ...rest } = run;
  return { ...rest, boards: [], puzzle: first };
};

/** When the board that lies here was dealt. */
export const dealtAt = (run: OfflineRun): number =>
  run.boards.reduce((all, board) => all + board.took, 0);

/** What is left of the run; null without a clock. */
export const leftOf = (run: OfflineRun, at: number): number | null =>
  run.minutes === null ? null : Math.max(0, run.minutes * MINUTE - at);

export const isOver = (run: OfflineRun, at: number): boolean =>
  run.puzzle === null || leftOf(run, at) === 0;

const next = (run: OfflineRun, at: number, cover: string, puzzle: number | null): OfflineRun => {
  if (run.puzzle === null || isOver(run, at)) return run;
  const took = Math.max(0, Math.round(at - dealtAt(run)));
  return { ...run, boards: [...run.boards, { puzzle: run.puzzle, took, cover }], puzzle };
};

/** the board is solved, and the next one is dealt; after the end nothing counts. */
export const solved = (
  run: OfflineRun,
  at: number,
  cover: string,
  puzzle: number | null,
): OfflineRun => next(run, at, cover, puzzle);

/** a board is put aside for a new one, without a way back. */
export const putAside = (run: OfflineRun, at: number, puzzle: number | null): OfflineRun =>
  next(run, at, '', puzzle);

/** The end: the board that lies here counts for nothing. */
export const ended = (run: OfflineRun): OfflineRun => ({ ...run, puzzle: null });

export interface RunResult {
  readonly solved: number;
  readonly putAside: number;
  readonly lastSolve: number;
}

/** What a run is worth. */
export const resultOf = (run: OfflineRun): RunResult => {
  const isSolved = (board: OfflineBoard): boolean => !!board.cover;
  const last = run.boards.findLastIndex(isSolved);
  const count = run.boards.filter(isSolved).length;
  return {
    solved: count,
    putAside: run.boards.length - count,
    lastSolve: run.boards.slice(0, last + 1).reduce((all, board) => all + board.took, 0),
  };
};

/** What lies on the area, as the server reads it: for each square the place of its piece. */
export const coverText = (puzzle: PackPuzzle, laid: readonly Laid[]): string =>
  [...parsed(puzzle.area)]
    .sort(([ax, ay], [bx, by]) => ay - by || ax - bx)
    .map(([x, y]) => {
      const on = laid.find((one) => one.cells.some(([cx, cy]) => cx === x && cy === y));
      return on ? puzzle.pieces.indexOf(on.piece) : '?';
    })
    .join('');

export const orderOf = ({ level, pack, minutes, began, boards }: OfflineRun): TakeRun => ({
  level,
  pack,
  minutes,
  began,
  boards,
});
