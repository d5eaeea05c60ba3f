/**
 * Stores the companion's state in the browser, so that a reload in mid-game loses nothing. Anything
 * that cannot be read is as new: a broken store never stops a game.
 */
import type { Store } from '../../settings/storage';
import {
  ANIMALS,
  type Book,
  type BookPlayer,
  MOST_PLAYERS,
  newBook,
  SHEETS,
  type Sheet,
  type SoloRun,
  type Tally,
  tidy,
} from './book';
import { LONGEST, newSand, type Sand, SHORTEST } from './sand';
import { type Entry, newScoreHistory, type ScoreHistory, scoreHistoryFrom } from './score-history';

export interface CompanionState {
  readonly sand: Sand;
  /** A length that the players set themselves. */
  readonly own: number | null;
  readonly scores: ScoreHistory;
  readonly face: number | null;
  readonly pips: boolean;
  readonly shake: boolean;
}

const KEY = 'ubongo-companion';

export const newCompanionState = (): CompanionState => ({
  sand: newSand(),
  own: null,
  scores: newScoreHistory(),
  face: null,
  pips: false,
  shake: false,
});

type Found = Readonly<Record<string, unknown>>;

const isFound = (value: unknown): value is Found => typeof value === 'object' && value !== null;
const isNumber = (value: unknown, least = 0, most = Number.MAX_VALUE): value is number =>
  typeof value === 'number' && value >= least && value <= most;
const isCount = (value: unknown, most = 99): value is number =>
  Number.isInteger(value) && isNumber(value, 0, most);
const isLength = (value: unknown): value is number => isNumber(value, SHORTEST, LONGEST);
const listOf = <Item>(value: unknown, is: (one: unknown) => one is Item): Item[] | null =>
  Array.isArray(value) && value.every(is) ? value : null;

const sandFrom = (found: unknown): Sand => {
  if (!isFound(found) || !isLength(found.lasts)) return newSand();
  const { lasts, since, fallen, chance } = found;
  if (!(since === null || isNumber(since)) || !isNumber(fallen)) return newSand(lasts);
  return { lasts, since, fallen, chance: chance === 2 ? 2 : 1 };
};

const isRow =
  (things: number) =>
  (row: unknown): row is number[] =>
    listOf(row, (one): one is number => isCount(one))?.length === things;

const tallyFrom = (found: unknown, many: number, things: number): Tally | null => {
  if (!isFound(found) || !isCount(found.rounds)) return null;
  const counts = listOf(found.counts, isRow(things));
  const solved = listOf(found.solved, (one): one is number => isCount(one, many - 1));
  if (counts?.length !== many || !solved) return null;
  return { counts, rounds: found.rounds, solved };
};

const playersFrom = (found: unknown): BookPlayer[] | null => {
  const players = listOf(
    found,
    (one): one is BookPlayer =>
      isFound(one) && typeof one.name === 'string' && isCount(one.seat, MOST_PLAYERS - 1),
  );
  if (!players?.length || players.length > MOST_PLAYERS) return null;
  if (new Set(players.map((one) => one.seat)).size < players.length) return null;
  return players.map(({ name, seat }) => ({ name: tidy(name), seat }));
};

const runFrom = (found: unknown): SoloRun | null => {
  if (!isFound(found) || !isLength(found.lasts) || !isNumber(found.began)) return null;
  const solves = listOf(found.solves, (one): one is number => isNumber(one));
  if (!solves || !isCount(found.asides) || (found.side !== 'easy' && found.side !== 'hard')) {
    return null;
  }
  const { began, lasts, side, asides } = found;
  return { began, lasts, side, solves, asides };
};

export const bookFrom = (found: unknown): Book => {
  if (!isFound(found)) return newBook();
  const players = playersFrom(found.players);
  const animals = listOf(found.animals, (one): one is number => isCount(one, ANIMALS.length - 1));
  if (!players || !animals || new Set(animals).size < Math.max(2, animals.length)) return newBook();
  const classic = tallyFrom(found.classic, players.length, 6);
  const points = tallyFrom(found['2024'], players.length, 3);
  const cooperative = tallyFrom(found.cooperative, ANIMALS.length, 3);
  if (!classic || !points || !cooperative) return newBook();
  const playOff = isCount(found.playOff, players.length - 1) ? found.playOff : null;
  return {
    ...{ players, classic, '2024': points, cooperative, animals, playOff },
    run: runFrom(found.run),
  };
};

const isSheet = (value: unknown): value is Sheet => SHEETS.includes(value as Sheet);

const scoreHistoryIn = (found: unknown): ScoreHistory => {
  if (!isFound(found)) return newScoreHistory();
  const entries = listOf(
    found.entries,
    (one): one is Entry & Found => isFound(one) && isSheet(one.sheet) && isFound(one.change),
  );
  const sheet = isSheet(found.sheet) ? found.sheet : 'classic';
  return scoreHistoryFrom(sheet, bookFrom(found.start), entries ?? []);
};

export const recall = (store: Store | null): CompanionState => {
  let found: unknown;
  try {
    found = JSON.parse(store?.getItem(KEY) ?? 'null');
  } catch {
    return newCompanionState();
  }
  if (!isFound(found)) return newCompanionState();
  return {
    sand: sandFrom(found.sand),
    own: isLength(found.own) ? found.own : null,
    scores: scoreHistoryIn(found.desk),
    face: isCount(found.face, 5) ? found.face : null,
    pips: found.pips === true,
    shake: found.shake === true,
  };
};

export const keep = (store: Store | null, kept: CompanionState): void => {
  const { scores, ...others } = kept;
  const { sheet, start, entries } = scores;
  try {
    store?.setItem(KEY, JSON.stringify({ ...others, desk: { sheet, start, entries } }));
  } catch {
    // Private windows and full stores: it lasts for the visit.
  }
};
