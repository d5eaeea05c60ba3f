/**
 * The twelve pieces: shape, colour and pattern. The same as src/ubongo/data/pieces.txt, which a
 * test checks; colours and patterns stay apart for every kind of colour vision.
 */

import type { PieceId } from '../api/protocol';
import { parsed, type Shape } from './geometry';

export type Pattern = 'plain' | 'dots' | 'diagonal' | 'cross' | 'rings' | 'horizontal' | 'vertical';

export interface Piece {
  readonly id: PieceId;
  readonly colour: string;
  readonly pattern: Pattern;
  readonly shape: Shape;
}

const piece = (id: PieceId, colour: string, pattern: Pattern, text: string): Piece => ({
  id,
  colour,
  pattern,
  shape: parsed(text),
});

export const PIECES: readonly Piece[] = [
  piece('I2', '#f0b40f', 'dots', '##'),
  piece('I3', '#960f0f', 'plain', '###'),
  piece('L3', '#00f0a5', 'diagonal', '#./##'),
  piece('T4', '#ff1e78', 'plain', '###/.#.'),
  piece('L4', '#a8611b', 'diagonal', '###/#..'),
  piece('I4', '#2d4b87', 'dots', '####'),
  piece('S4', '#4ba5ff', 'rings', '.##/##.'),
  piece('O4', '#b487a5', 'vertical', '##/##'),
  piece('Y5', '#b4c3d2', 'cross', '####/.#..'),
  piece('L5', '#00866a', 'rings', '####/#...'),
  piece('P5', '#a500f0', 'cross', '##/##/#.'),
  piece('Z5', '#5a3c4b', 'horizontal', '##./.#./.##'),
];

const byId = new Map<string, Piece>(PIECES.map((one) => [one.id, one]));

export const pieceOf = (id: string): Piece => {
  const found = byId.get(id);
  if (!found) throw new Error(`there is no piece ${id}`);
  return found;
};
