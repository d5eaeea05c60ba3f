/** The keys that do what a hint shows. */

import { type Hand, held } from '../../play/hand';
import { sizeOf } from '../../shapes/geometry';
import type { Advice } from './covers';

const many = (key: string, count: number): string => (count > 1 ? `${key} ×${count}` : key);

/** `focused` is the piece with the focus: a button ignores arrows. */
export const keysFor = (advice: Advice, hand: Hand, focused: string | null): readonly string[] => {
  const piece = held(hand, advice.piece);
  const chooses = focused === piece.id ? [] : [String(hand.pieces.indexOf(piece) + 1)];
  switch (advice.kind) {
    case 'turn':
      return [...chooses, 'R'];
    case 'flip':
      return [...chooses, 'F'];
    case 'lift':
      return [...chooses, 'Esc'];
    case 'drag': {
      if (piece.spot.kind === 'tray') return [...chooses, '↑'];
      // Arrows go a cell at a time, from whole cells on.
      const { width, height } = sizeOf(piece.shape);
      const limit = (value: number, most: number) =>
        Math.min(Math.max(Math.round(value), 0), Math.max(0, most));
      const dx = advice.to.x - limit(piece.spot.x, hand.cells.width - width);
      const dy = advice.to.y - limit(piece.spot.y, hand.cells.height - height);
      const across = dx ? [many(dx > 0 ? '→' : '←', Math.abs(dx))] : [];
      const along = dy ? [many(dy > 0 ? '↓' : '↑', Math.abs(dy))] : [];
      const arrows = [...across, ...along];
      // Over its place already, but loose: Enter snaps it.
      return [...chooses, ...(arrows.length ? arrows : ['Enter'])];
    }
    default:
      return advice satisfies never;
  }
};
