/**
 * The look-up of the box where there is no network: the tasks are on this device, and the page finds
 * their covers itself.
 *
 * R-321 keeps the solution of a board that is live at a table from those who might play it. With
 * a network the server is asked, and its refusal stands. Without one nobody can play at a table
 * here; only who has just lost a table's connection might, so whoever was at one within the last
 * hour is told to wait.
 */
import { Failure } from '../../api/client';
import type { BoardNamed, HintGiven, Laid, Solutions } from '../../api/protocol';
import { taskOf, tasksIn } from '../../offline/box-tasks';
import { minutesToWait } from '../../offline/last-table';
import type { Store } from '../../settings/storage';
import { coversOf } from '../../shapes/covers';
import { cellsOf, parsed, placed } from '../../shapes/geometry';
import { pieceOf } from '../../shapes/pieces';
import type { LookupApi, PuzzleAsked } from './lookup-state';

type Found = Pick<Solutions, 'area' | 'pieces' | 'stars'> & {
  readonly covers: readonly (readonly Laid[])[];
};

const inOrder = (laid: readonly Laid[], pieces: readonly string[]): readonly Laid[] =>
  [...laid].sort((a, b) => pieces.indexOf(a.piece) - pieces.indexOf(b.piece));

const isSameLaid = (one: Laid, other: Laid): boolean =>
  one.piece === other.piece && [...one.cells].sort().join() === [...other.cells].sort().join();

/** A task of the box with all its covers; null if the task is not on this device. */
export const foundFor = (store: Store | null, board: BoardNamed): Found | null => {
  const task = taskOf(tasksIn(store), board);
  if (!task) return null;
  const loose = task.pieces.map((id) => ({ id, shape: pieceOf(id).shape }));
  const covers = coversOf(cellsOf(parsed(task.area)), [], loose).map((cover) =>
    inOrder(
      cover.map(({ piece, shape, at }) => ({ piece, cells: placed(shape, at) })),
      task.pieces,
    ),
  );
  return { ...task, covers };
};

/** The look-up without a server; anything but a board of the box is as unreachable as before. */
export const alone = (store: Store | null, now: () => number): LookupApi => {
  const found = (asked: PuzzleAsked): Found => {
    const answer = asked.board ? foundFor(store, asked.board) : null;
    if (!answer) throw new Failure('offline');
    const wait = minutesToWait(store, now());
    if (wait > 0) throw new Failure('look_up_wait', { minutes: wait });
    return answer;
  };
  return {
    solutions: async (asked) => {
      const { covers, ...task } = found(asked);
      const first = asked.first ?? 0;
      const solutions = covers.slice(first, first + (asked.most ?? 20));
      const more = first + solutions.length < covers.length;
      // Nobody is shown the tries; they are only counted where a server is.
      return { ...task, count: covers.length, first, solutions, more, tries: 0 };
    },
    hint: async (asked): Promise<HintGiven> => {
      const laid = asked.laid ?? [];
      // The server may have given the first hints, by another cover than ours.
      const cover = found(asked).covers.find((one) =>
        laid.every((done) => one.some((other) => isSameLaid(done, other))),
      );
      const lay = cover?.find((one) => !laid.some((done) => done.piece === one.piece)) ?? null;
      return { kind: lay ? 'lay' : 'covered', lay, lift: [] };
    },
  };
};
