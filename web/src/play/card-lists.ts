/**
 * The lists of a card: where its head, its rows and the pieces in them are. Lengths are cells of the
 * scene, as in `layout.ts`.
 */
import type { Animal, PieceId, Side } from '../api/protocol';
import type { Point } from '../shapes/geometry';
import type { Box, Lists } from './layout';

/** What is printed on the side of a card that lies in front of a player. */
export interface CardFace {
  readonly board: number;
  readonly animal: Animal;
  readonly side: Side;
  /** Six lists in the order of the faces, or none in games of old. */
  readonly lists: readonly (readonly PieceId[])[];
  /** Which of them was rolled. */
  readonly rolled: number;
  /** Pips instead of pictures: the die of the 2024 edition. */
  readonly pips: boolean;
  /** Silhouettes instead of colours, for those who look for their pieces themselves. */
  readonly isPlain: boolean;
}

const ROWS = 6;
const HEAD = 0.56;
const GAP = 0.08;
/** The cell of a printed piece, in cells of the scene: in a row of the column, and in the strip. */
const UNIT = { column: 0.15, strip: 0.185 } as const;
/** Space at both ends of a row: for the symbol, and for the animal at the end of the strip. */
const ENDS = { column: { left: 0.62, right: 0.1 }, strip: { left: 0.95, right: 0.9 } } as const;

export const unitOf = (lists: Lists): number => (lists === 'strip' ? UNIT.strip : UNIT.column);

export const headOf = (list: Box): Box => ({ ...list, height: HEAD });

/** The row of a face; in the strip there is only the one that was rolled. */
export const rowOf = (lists: Lists, list: Box, face: number): Box => {
  if (lists !== 'column') return list;
  const top = list.y + HEAD + GAP * 1.6;
  const height = (list.y + list.height - top - GAP * (ROWS - 1)) / ROWS;
  return { x: list.x, y: top + face * (height + GAP), width: list.width, height };
};

/** The middle of a printed piece in its row. */
export const printedAt = (lists: Lists, row: Box, index: number, count: number): Point => {
  const { left, right } = lists === 'strip' ? ENDS.strip : ENDS.column;
  const each = (row.width - left - right) / count;
  return { x: row.x + left + each * (index + 0.5), y: row.y + row.height / 2 };
};
