/**
 * Finds the next move of a hand towards a cover. Areas of lessons are small enough to try
 * everything; nothing here knows of steps or words.
 */

import type { PieceId } from '../../api/protocol';
import { type Hand, type Held, laidPieces, taken } from '../../play/hand';
import { coversOf, type Placement } from '../../shapes/covers';
import {
  type Cells,
  cellsOf,
  fits,
  flipped,
  isSame,
  type Point,
  type Shape,
  sizeOf,
  turned,
} from '../../shapes/geometry';

/** How often to flip (first) and to turn (then) until one pose is the other; null if never. */
export const waysTo = (from: Shape, to: Shape): { flips: 0 | 1; turns: number } | null => {
  for (const flips of [0, 1] as const) {
    let shape = flips ? flipped(from) : from;
    for (let turns = 0; turns < 4; turns++) {
      if (isSame(shape, to)) return { flips, turns };
      shape = turned(shape);
    }
  }
  return null;
};

/** Whether this pose could lie anywhere on the area, whatever else lies there. */
export const canLie = (area: Cells, shape: Shape, others: Cells = cellsOf([])): boolean => {
  const { width, height } = sizeOf(shape);
  for (let y = 0; y <= area.height - height; y++) {
    for (let x = 0; x <= area.width - width; x++) {
      if (fits(area, others, shape, { x, y })) return true;
    }
  }
  return false;
};

/** The next thing to do with one piece. */
export type Advice =
  | { readonly kind: 'drag'; readonly piece: PieceId; readonly shape: Shape; readonly to: Point }
  | { readonly kind: 'turn' | 'flip' | 'lift'; readonly piece: PieceId };

const effort = (hand: Hand, cover: readonly Placement[]): number =>
  cover.reduce((all, { piece, shape }) => {
    const way = waysTo(hand.pieces.find((one) => one.id === piece)!.shape, shape);
    return all + (way ? 3 * way.flips + way.turns : 0);
  }, 0);

const rest = (hand: Hand): readonly Held[] =>
  hand.pieces.filter((one) => one.spot.kind !== 'board');

/**
 * The next move towards the cover that takes least turning; a piece in the way of all covers is
 * lifted.
 */
export const adviceFor = (hand: Hand): Advice | null => {
  const free = rest(hand);
  const covers = coversOf(hand.cells, taken(hand).cells, free);
  const [best] = [...covers].sort((a, b) => effort(hand, a) - effort(hand, b));
  if (!best) return liftOf(hand);
  const chosen = free.find((one) => one.id === hand.selected) ?? free[0];
  const goal = best.find((one) => one.piece === chosen?.id);
  if (!chosen || !goal) return null;
  const way = waysTo(chosen.shape, goal.shape)!;
  if (way.flips) return { kind: 'flip', piece: chosen.id };
  if (way.turns) return { kind: 'turn', piece: chosen.id };
  return { kind: 'drag', piece: chosen.id, shape: goal.shape, to: goal.at };
};

/** The piece that has to go so that the area can be covered; if there is none, the last one. */
const liftOf = (hand: Hand): Advice | null => {
  const lying = laidPieces(hand);
  const blocker = lying.find((one) => {
    const others = lying.filter((other) => other !== one).flatMap((other) => other.cells);
    const piece = hand.pieces.find((held) => held.id === one.piece)!;
    return coversOf(hand.cells, others, [...rest(hand), piece]).length > 0;
  });
  const piece = blocker ?? lying.at(-1);
  return piece ? { kind: 'lift', piece: piece.piece } : null;
};
