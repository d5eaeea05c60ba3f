/**
 * Animates a piece to its new place and pose. Only for the eyes: the piece is there at once, and
 * nothing waits for the animation.
 */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly quarters: number;
  readonly shape: string;
  /** Follow at once: the piece is being dragged, or less motion is wanted. */
  readonly still: boolean;
}

const LASTS = 120;

export const glide = (node: SVGGElement, first: Pose) => {
  let before = first;
  return {
    update(pose: Pose): void {
      const was = before;
      before = pose;
      if (pose.still) return;
      const dx = was.x - pose.x;
      const dy = was.y - pose.y;
      const quarters = Math.max(-1, Math.min(1, was.quarters - pose.quarters));
      const flipped = quarters === 0 && was.shape !== pose.shape && Math.hypot(dx, dy) < 1.5;
      if (!dx && !dy && !quarters && !flipped) return;
      const from = `translate(${dx}px, ${dy}px) rotate(${quarters * 90}deg) scaleX(${flipped ? -1 : 1})`;
      node.animate?.([{ transform: from }, { transform: 'none' }], {
        duration: LASTS,
        easing: 'cubic-bezier(0.2, 0.8, 0.3, 1)',
      });
    },
  };
};
