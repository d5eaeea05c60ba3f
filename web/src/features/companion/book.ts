/**
 * The score book of a game on a real table: the players and their counts, for each kind of game.
 * `may` judges a change and `after` (`writing.ts`) makes it and never refuses, so a book can be
 * built again from its changes, and any of them undone (`score-history.ts`).
 *
 * There is no server to say who leads, so the companion counts by itself (`ranking.ts`).
 */
import type { Animal, Side } from '../../api/protocol';
import { GEMS } from '../../table/views/gem-board/gems';
import { LONGEST, SHORTEST } from './sand';

export const SHEETS = ['classic', '2024', 'cooperative', 'solo'] as const;
export type Sheet = (typeof SHEETS)[number];
export const ANIMALS: readonly Animal[] = ['Rabbat', 'Henrietta', 'Juri', 'Caspar'];
/** The things on a scoring board, in the order in which they are counted. */
export const WON = ['sapphires', 'ambers', 'boards'] as const;
export const MOST_PLAYERS = 4;
export const ROUNDS = 9;
export const LONGEST_NAME = 20;
const MOST = 99;

export interface BookPlayer {
  readonly name: string;
  /** The colour of the pawn; each player has a different one. */
  readonly seat: number;
}

/** A solo run: its clock never stands still. */
export interface SoloRun {
  /** When it began; this number identifies the run. */
  readonly began: number;
  readonly lasts: number;
  readonly side: Side;
  /** After how many milliseconds each board was solved. */
  readonly solves: readonly number[];
  readonly asides: number;
}

/** The table of one kind of game. */
export interface Tally {
  /** The counts of each thing, for each player (together: for each of the four animals). */
  readonly counts: readonly (readonly number[])[];
  /** Rounds that are over. */
  readonly rounds: number;
  /** The players who have solved in this round, the first one first. */
  readonly solved: readonly number[];
}

export interface Book {
  readonly players: readonly BookPlayer[];
  readonly classic: Tally;
  readonly '2024': Tally;
  readonly cooperative: Tally;
  /** The animals in play, by their place in `ANIMALS`. */
  readonly animals: readonly number[];
  /** The winner of the play-off of the 2024 game. */
  readonly playOff: number | null;
  readonly run: SoloRun | null;
}

export type Change =
  | { readonly type: 'counted'; readonly who: number; readonly thing: number; readonly by: 1 | -1 }
  | { readonly type: 'solved'; readonly who: number }
  | { readonly type: 'round' }
  | { readonly type: 'named'; readonly who: number; readonly name: string }
  | { readonly type: 'coloured'; readonly who: number; readonly seat: number }
  | { readonly type: 'joined' }
  | { readonly type: 'left'; readonly who: number }
  | { readonly type: 'animal'; readonly who: number }
  | { readonly type: 'play-off'; readonly who: number }
  | { readonly type: 'run'; readonly began: number; readonly lasts: number; readonly side: Side }
  | { readonly type: 'solo-solved'; readonly after: number }
  | { readonly type: 'solo-aside' }
  | { readonly type: 'new' };

export const nothing = (sheet: Sheet): readonly number[] =>
  sheet === 'classic' ? GEMS.map(() => 0) : WON.map(() => 0);

export const newTally = (sheet: Sheet, many: number): Tally => ({
  counts: Array.from({ length: many }, () => nothing(sheet)),
  rounds: 0,
  solved: [],
});

export const newBook = (): Book => ({
  players: [
    { name: '', seat: 0 },
    { name: '', seat: 1 },
  ],
  classic: newTally('classic', 2),
  '2024': newTally('2024', 2),
  cooperative: newTally('cooperative', ANIMALS.length),
  animals: [0, 1],
  playOff: null,
  run: null,
});

/** One line of at most the allowed length. */
export const tidy = (name: string): string =>
  name
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME)
    .trim();

const isWhole = (value: unknown, below: number): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < below;

/** Whether a player is in play on this sheet; on the sheet of the co-operative game, an animal. */
const plays = (book: Book, sheet: Sheet, who: unknown): who is number =>
  sheet === 'cooperative'
    ? book.animals.includes(who as number)
    : sheet !== 'solo' && isWhole(who, book.players.length);

/** Whether this change can be made to the book; false for anything that is not a change. */
export const may = (book: Book, sheet: Sheet, change: Change): boolean => {
  switch (change.type) {
    case 'counted': {
      if (sheet === 'solo' || !plays(book, sheet, change.who)) return false;
      const count = book[sheet].counts[change.who]?.[change.thing];
      if (count === undefined || Math.abs(change.by) !== 1) return false;
      return count + change.by >= 0 && count + change.by <= MOST;
    }
    case 'solved':
      return (
        (sheet === '2024' || sheet === 'cooperative') &&
        plays(book, sheet, change.who) &&
        book[sheet].rounds < ROUNDS &&
        !book[sheet].solved.includes(change.who)
      );
    case 'round':
      return sheet !== 'solo' && book[sheet].rounds < MOST;
    case 'named':
      return isWhole(change.who, book.players.length) && typeof change.name === 'string';
    case 'coloured':
      return isWhole(change.who, book.players.length) && isWhole(change.seat, MOST_PLAYERS);
    case 'joined':
      return book.players.length < MOST_PLAYERS;
    case 'left':
      return book.players.length > 1 && isWhole(change.who, book.players.length);
    case 'animal':
      return (
        isWhole(change.who, ANIMALS.length) &&
        (!book.animals.includes(change.who) || book.animals.length > 2)
      );
    case 'play-off':
      return sheet === '2024' && isWhole(change.who, book.players.length);
    case 'run':
      return (
        sheet === 'solo' &&
        Number.isFinite(change.began) &&
        change.lasts >= SHORTEST &&
        change.lasts <= LONGEST &&
        (change.side === 'easy' || change.side === 'hard')
      );
    case 'solo-solved':
      return (
        sheet === 'solo' && book.run !== null && change.after >= 0 && change.after < book.run.lasts
      );
    case 'solo-aside':
      return sheet === 'solo' && book.run !== null;
    case 'new':
      return true;
    default:
      change satisfies never;
      return false;
  }
};
