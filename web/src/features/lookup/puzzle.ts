/**
 * The puzzle to look up, and the link to it: `?board=7&side=hard&symbol=snake`, or
 * `?area=xx./xxx&pieces=I2,I3`.
 *
 * In a link painted cells are `x`, because `#` would have to be written `%23`; both are read.
 */

import type { BoardNamed, PieceId, Side, Symbol as SymbolName } from '../../api/protocol';
import { SYMBOL_ORDER } from '../../art/SymbolArt.svelte';
import { PIECES, pieceOf } from '../../shapes/pieces';
import { cellsIn, type Grid, gridWith, isInOnePart } from './painting';

/** The most pieces that the server lays at once, and the most cells they can have. */
export const MOST_PIECES = 6;
export const MOST_CELLS = 28;
/** Boards in our box. */
export const BOARDS = 36;

const ANIMALS = ['Rabbat', 'Henrietta', 'Juri', 'Caspar'] as const;
/** The animal on a board of the box: the four take turns. */
export const animalOf = (number: number): (typeof ANIMALS)[number] =>
  ANIMALS[(Math.max(1, number) - 1) % ANIMALS.length] ?? 'Rabbat';
/** Links of ours are shorter than this. */
export const LONGEST_LINK = 400;

export interface Painted {
  readonly area: string;
  readonly pieces: readonly PieceId[];
}

export type Linked =
  | { readonly what: 'nothing' }
  | { readonly what: 'board'; readonly board: BoardNamed }
  | { readonly what: 'painted'; readonly painted: Painted }
  | { readonly what: 'broken' }
  | { readonly what: 'too-long' };

const isPiece = (id: string): id is PieceId => PIECES.some((one) => one.id === id);
const isSymbol = (name: string | null): name is SymbolName =>
  SYMBOL_ORDER.some((one) => one === name);
const isSide = (name: string | null): name is Side => name === 'easy' || name === 'hard';

export const linkOfBoard = ({ number, side, symbol }: BoardNamed): string =>
  `board=${number}&side=${side}&symbol=${symbol}`;

/** The puzzle or board that a link asks for. */
export const linked = (query: string): Linked => {
  if (!query) return { what: 'nothing' };
  if (query.length > LONGEST_LINK) return { what: 'too-long' };
  const asked = new URLSearchParams(query);
  const number = asked.get('board');
  if (number !== null) {
    const side = asked.get('side') ?? 'easy';
    const symbol = asked.get('symbol') ?? 'shield';
    if (!/^\d{1,3}$/.test(number) || !isSide(side) || !isSymbol(symbol)) return { what: 'broken' };
    return { what: 'board', board: { number: Number(number), side, symbol } };
  }
  const area = (asked.get('area') ?? '').replaceAll(/x/gi, '#');
  const names = (asked.get('pieces') ?? '').split(',').filter(Boolean);
  if (area && !gridWith(area)) return { what: 'broken' };
  const pieces = names.filter(isPiece);
  if (pieces.length < names.length || new Set(names).size < names.length) return { what: 'broken' };
  if (!area && !pieces.length) return { what: 'broken' };
  return { what: 'painted', painted: { area, pieces } };
};

export const cellsOfPieces = (pieces: readonly PieceId[]): number =>
  pieces.reduce((sum, id) => sum + pieceOf(id).shape.length, 0);

/** With one piece more, or without it; in the order of the box. */
export const toggled = (pieces: readonly PieceId[], id: PieceId): readonly PieceId[] =>
  PIECES.map((one) => one.id).filter((one) => (one === id) !== pieces.includes(one));

/** How far a painted puzzle is from one that can be looked up. */
export type PaintingStatus =
  | 'empty'
  | 'too-large'
  | 'in-parts'
  | 'no-pieces'
  | 'too-many-pieces'
  | 'too-few-cells'
  | 'too-many-cells'
  | 'whole';

export const standingOf = (grid: Grid, pieces: readonly PieceId[]): PaintingStatus => {
  const cells = cellsIn(grid).length;
  const laid = cellsOfPieces(pieces);
  if (!cells) return 'empty';
  if (cells > MOST_CELLS) return 'too-large';
  if (pieces.length > MOST_PIECES) return 'too-many-pieces';
  if (!isInOnePart(grid)) return 'in-parts';
  if (!pieces.length) return 'no-pieces';
  return laid < cells ? 'too-few-cells' : laid > cells ? 'too-many-cells' : 'whole';
};

/** The numbers of pieces that could have so many cells. */
export const countsFor = (cells: number): readonly number[] => {
  const sizes = PIECES.map((one) => one.shape.length).sort((a, b) => a - b);
  const sum = (some: readonly number[]): number => some.reduce((all, one) => all + one, 0);
  return Array.from({ length: MOST_PIECES }, (_, index) => index + 1).filter(
    (count) => sum(sizes.slice(0, count)) <= cells && cells <= sum(sizes.slice(-count)),
  );
};
