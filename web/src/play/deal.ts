/**
 * The animations of a deal: the card comes, and pieces grow out of the list that was rolled and fly
 * to their slots. Only for the eyes: pieces are where they belong, and can be grabbed, at once.
 */
import { sizeOf } from '../shapes/geometry';
import { type CardFace, printedAt, rowOf, unitOf } from './card-lists';
import { type Hand, held } from './hand';
import { seenAt } from './input';
import type { Scene } from './layout';

const OUT = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const CARD = 480;
const PIECE = 360;
/** The die has nearly landed when the first piece comes, and each comes a little later. */
const FIRST = 380;
const APART = 70;

/** The card slides up from below. */
export const dealCard = (space: HTMLElement): void => {
  space.animate?.(
    [
      { transform: 'translateY(2.5rem)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: CARD, easing: OUT, id: 'deal' },
  );
};

/** Each piece of the rolled list flies from where it is printed to its slot. */
export const flyFromRow = (svg: SVGSVGElement, scene: Scene, face: CardFace, hand: Hand): void => {
  const list = face.lists[face.rolled] ?? [];
  const row = rowOf(scene.lists, scene.list, face.rolled);
  const scale = unitOf(scene.lists);
  list.forEach((id, index) => {
    const piece = hand.pieces.find((one) => one.id === id);
    const node = svg.querySelector(`[data-piece="${id}"] .turning`);
    if (piece?.spot.kind !== 'tray' || !node?.animate) return;
    const from = printedAt(scene.lists, row, index, list.length);
    const at = seenAt(scene, hand, held(hand, id));
    const size = sizeOf(piece.shape);
    const dx = from.x - (at.x + size.width / 2);
    const dy = from.y - (at.y + size.height / 2);
    const pose = (x: number, y: number, by: number): string =>
      `translate(${x}px, ${y}px) scale(${by})`;
    node.animate(
      [
        { transform: pose(dx, dy, scale), opacity: 0 },
        { transform: pose(dx * 0.55, dy * 0.2, (scale + 1) / 2), opacity: 1, offset: 0.5 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: PIECE, delay: FIRST + index * APART, easing: OUT, fill: 'backwards', id: 'deal' },
    );
  });
};
