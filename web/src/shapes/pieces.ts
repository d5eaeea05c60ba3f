/**
 * The twelve pieces: shape, colour of the lacquer and the mark that is pressed into each cell. The
 * same as src/ubongo/data/pieces.txt, which a test checks; colours and marks stay apart for every
 * kind of colour vision.
 */

import type { PieceId } from '../api/protocol';
import { parsed, type Shape } from './geometry';

export type Mark =
  | 'dot'
  | 'plain'
  | 'ring'
  | 'diamond'
  | 'plus'
  | 'four-dots'
  | 'target'
  | 'frame'
  | 'saltire'
  | 'star'
  | 'petals'
  | 'corners';

export interface Piece {
  readonly id: PieceId;
  readonly colour: string;
  readonly mark: Mark;
  readonly shape: Shape;
}

const piece = (id: PieceId, colour: string, mark: Mark, text: string): Piece => ({
  id,
  colour,
  mark,
  shape: parsed(text),
});

export const PIECES: readonly Piece[] = [
  piece('I2', '#f3c75a', 'dot', '##'),
  piece('I3', '#7d260c', 'plain', '###'),
  piece('L3', '#90e0bb', 'ring', '#./##'),
  piece('T4', '#ef7b6f', 'diamond', '###/.#.'),
  piece('L4', '#a26a18', 'plus', '###/#..'),
  piece('I4', '#1f376e', 'four-dots', '####'),
  piece('S4', '#6da4e4', 'target', '.##/##.'),
  piece('O4', '#9a8799', 'frame', '##/##'),
  piece('Y5', '#dddff9', 'saltire', '####/.#..'),
  piece('L5', '#006c63', 'star', '####/#...'),
  piece('P5', '#7653b6', 'petals', '##/##/#.'),
  piece('Z5', '#39292c', 'corners', '##./.#./.##'),
];

const byId = new Map<string, Piece>(PIECES.map((one) => [one.id, one]));

export const pieceOf = (id: string): Piece => {
  const found = byId.get(id);
  if (!found) throw new Error(`there is no piece ${id}`);
  return found;
};
