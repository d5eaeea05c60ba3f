/**
 * The tasks of the box on this device, for the look-up without a network. The server hands out tasks
 * and no solutions: how they can be covered the page finds itself.
 */
import type { BoardNamed, BoxSide, BoxTasks, PackPuzzle } from '../api/protocol';
import type { Store } from '../settings/storage';
import { isPuzzle } from './packs';

const KEY = 'ubongo-box-tasks';
/** In the order of the die, as the server lists them. */
const SYMBOLS: readonly BoardNamed['symbol'][] = [
  'shield',
  'hand',
  'antelope',
  'snake',
  'elephant',
  'mask',
];

const puzzleOf = (side: BoxSide | undefined, symbol: BoardNamed['symbol']): PackPuzzle | null => {
  const place = SYMBOLS.indexOf(symbol);
  const puzzle = { area: side?.area, pieces: side?.pieces?.[place], stars: side?.stars?.[place] };
  return isPuzzle(puzzle) ? puzzle : null;
};

export const tasksIn = (store: Store | null): BoxTasks | null => {
  try {
    const found = JSON.parse(store?.getItem(KEY) ?? 'null') as Partial<BoxTasks> | null;
    return Array.isArray(found?.boards) && found.boards.length > 0 ? (found as BoxTasks) : null;
  } catch {
    return null;
  }
};

export const keepTasks = (store: Store | null, tasks: BoxTasks): void => {
  try {
    store?.setItem(KEY, JSON.stringify(tasks));
  } catch {
    // A full or forbidden store: boards are looked up where there is a network.
  }
};

/** A task of the box; null if it is not on this device, or was damaged there. */
export const taskOf = (tasks: BoxTasks | null, board: BoardNamed): PackPuzzle | null => {
  const found = tasks?.boards.find((one) => one?.number === board.number);
  return puzzleOf(found?.[board.side], board.symbol);
};
