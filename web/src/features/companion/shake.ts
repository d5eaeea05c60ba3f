/** Detects that a phone was shaken: two jolts within a moment. Time is an argument. */

export interface Shaking {
  readonly jolts: readonly number[];
  /** Ignore shakes before this time. */
  readonly quietUntil: number;
}

/** In metres per second squared, more than a hand does that only carries the phone. */
const JOLT = 14;
const GRAVITY = 9.81;
const WITHIN = 600;
const APART = 80;
const QUIET = 1200;

export const newShaking = (): Shaking => ({ jolts: [], quietUntil: 0 });

export interface Pull {
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
}

/** `withGravity` is what nearly every device has. */
export const felt = (
  shaking: Shaking,
  withGravity: Pull,
  now: number,
): { readonly shaking: Shaking; readonly shaken: boolean } => {
  if (now < shaking.quietUntil) return { shaking, shaken: false };
  const { x, y, z } = withGravity;
  const pull = Math.abs(Math.hypot(x ?? 0, y ?? 0, z ?? 0) - GRAVITY);
  const last = shaking.jolts.at(-1);
  if (pull < JOLT || (last !== undefined && now - last < APART)) return { shaking, shaken: false };
  const jolts = [...shaking.jolts.filter((one) => now - one < WITHIN), now];
  if (jolts.length < 2) return { shaking: { ...shaking, jolts }, shaken: false };
  return { shaking: { jolts: [], quietUntil: now + QUIET }, shaken: true };
};
