/**
 * Chooses a start player by fingers: everybody puts one on the glass, and when no finger has come
 * or gone for a moment, one of them is picked. It knows no screen; time and chance are arguments.
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
  /** When the last finger came or went. */
  readonly still: number;
  /** The picked finger; it stays visible until the next finger comes. */
  readonly picked: Finger | null;
}

/** How long everybody has to keep still. */
export const STILL = 2500;

export const noFingers = (): Fingers => ({ down: [], still: 0, picked: null });

export const pressed = (
  fingers: Fingers,
  id: number,
  x: number,
  y: number,
  now: number,
): Fingers => {
  // After a pick all fingers leave first: a latecomer would only hide who was picked.
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

/** The part of the stillness that is over, from 0 to 1; 0 with fewer than two fingers. */
export const progress = (fingers: Fingers, now: number): number =>
  fingers.picked || fingers.down.length < 2
    ? 0
    : Math.min(1, Math.max(0, (now - fingers.still) / STILL));

/** Time has passed: if all have kept still, the finger that `draw` chooses is picked. */
export const waited = (fingers: Fingers, now: number, draw: (count: number) => number): Fingers =>
  progress(fingers, now) < 1
    ? fingers
    : { ...fingers, picked: fingers.down[draw(fingers.down.length)] ?? null };
