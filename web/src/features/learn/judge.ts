/** Chooses the remark to a move of a piece: kind, and about that very move. */

import { type Hand, type Held, held, isCovered, taken } from '../../play/hand';
import type { Effect } from '../../play/input';
import { type Cells, flipped, poses, type Shape, turned } from '../../shapes/geometry';
import { canLie } from './covers';

export type Mood = 'asking' | 'kind' | 'glad';

export interface Remark {
  readonly id: string;
  readonly mood: Mood;
}

export type LayVerdict = 'covered' | Remark | null;

const kind = (id: string): Remark => ({ id, mood: 'kind' });
const glad = (id: string): Remark => ({ id, mood: 'glad' });

const turnsOf = (shape: Shape): readonly Shape[] => {
  const once = turned(shape);
  const twice = turned(once);
  return [shape, once, twice, turned(twice)];
};

/** Why this pose fits nowhere on the area: turned the wrong way, or the wrong side up. */
const wrongPose = (area: Cells, shape: Shape): Remark | null => {
  if (canLie(area, shape)) return null;
  return turnsOf(shape).some((one) => canLie(area, one))
    ? kind('learn-miss-turn')
    : kind('learn-miss-flip');
};

/** Whether pieces are left of which none fits anywhere any more. */
const isStuck = (hand: Hand): boolean => {
  const others = taken(hand);
  return hand.pieces
    .filter((one) => one.spot.kind !== 'board')
    .every((one) => !poses(one.shape).some((pose) => canLie(hand.cells, pose, others)));
};

const turnedTo = (hand: Hand, piece: Held): Remark | null => {
  const wrong = wrongPose(hand.cells, piece.shape);
  const before = hand.past.at(-1)?.find((one) => one.id === piece.id)?.shape;
  if (!wrong) {
    const was = before && wrongPose(hand.cells, before);
    return was ? glad('learn-pose-fits') : null;
  }
  // It fitted before it was turned, or is on the way and only needs more of the same.
  if (before && canLie(hand.cells, before)) return kind('learn-miss-away');
  const isFlipped =
    before !== undefined &&
    turnsOf(flipped(before)).some((one) => one.join() === piece.shape.join());
  return isFlipped && wrong.id === 'learn-miss-turn' ? glad('learn-flipped-now-turn') : wrong;
};

export const judged = (hand: Hand, effect: Effect): LayVerdict => {
  if (isCovered(hand)) return 'covered';
  const piece = hand.selected ? held(hand, hand.selected) : null;
  switch (effect) {
    case 'snap':
      return isStuck(hand) ? kind('learn-miss-stuck') : glad('learn-more');
    case 'bad': {
      if (!piece) return null;
      const wrong = wrongPose(hand.cells, piece.shape);
      if (wrong) return wrong;
      return canLie(hand.cells, piece.shape, taken(hand, piece.id))
        ? kind('learn-miss-aim')
        : kind('learn-miss-taken');
    }
    case 'turn':
      return piece && piece.spot.kind !== 'board' ? turnedTo(hand, piece) : null;
    case 'back':
      // Dropped somewhere else before anything was done.
      return hand.past.length ? null : kind('learn-miss-off');
    case 'lift':
    case null:
      return null;
    default:
      return effect satisfies never;
  }
};
