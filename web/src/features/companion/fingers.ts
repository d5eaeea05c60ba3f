/**
 * Who begins, by fingers: everybody puts one on the glass, and when for a moment no finger has
 * come or gone, one of them is picked. It knows no screen; time and chance are arguments.
 */

export interface Finger {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  /** Its colour and number: the lowest that was free when it came. */
  readonly mark: number;
}

export interface Fingers {
  readonly down: readonly Finger[];
  /** When the last one came or went. */
  readonly still: number;
  /** The one that was picked; it stays to be looked at until the next finger comes. */
  readonly picked: Finger | null;
}

/** As long everybody has to keep still. */
export const STILL = 2500;

export const noFingers = (): Fingers => ({ down: [], still: 0, picked: null });

export const pressed = (
  fingers: Fingers,
  id: number,
  x: number,
  y: number,
  now: number,
): Fingers => {
  // After a pick everybody lets go first: the latecomer would only hide who it was.
  if (fingers.picked && fingers.down.length) return fingers;
  const down = fingers.down.filter((one) => one.id !== id);
  let mark = 0;
  while (down.some((one) => one.mark === mark)) mark += 1;
  return { down: [...down, { id, x, y, mark }], still: now, picked: null };
};

export const moved = (fingers: Fingers, id: number, x: number, y: number): Fingers => ({
  ...fingers,
  down: fingers.down.map((one) => (one.id === id ? { ...one, x, y } : one)),
  picked: fingers.picked?.id === id ? { ...fingers.picked, x, y } : fingers.picked,
});

export const lifted = (fingers: Fingers, id: number, now: number): Fingers =>
  fingers.down.some((one) => one.id === id)
    ? { ...fingers, down: fingers.down.filter((one) => one.id !== id), still: now }
    : fingers;

/** From 0 to 1: how much of the stillness is over; 0 while there is nobody to choose between. */
export const progress = (fingers: Fingers, now: number): number =>
  fingers.picked || fingers.down.length < 2
    ? 0
    : Math.min(1, Math.max(0, (now - fingers.still) / STILL));

/** Time has gone by: whoever `draw` says is picked when all have kept still. */
export const waited = (fingers: Fingers, now: number, draw: (count: number) => number): Fingers =>
  progress(fingers, now) < 1
    ? fingers
    : { ...fingers, picked: fingers.down[draw(fingers.down.length)] ?? null };
