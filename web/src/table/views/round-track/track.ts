/**
 * The round track as it is drawn: which steps still have their gems, and which gems left it for
 * whom between two views.
 */

export interface Won {
  readonly gem: string;
  readonly step: number;
  /** The scoring board that it lies on now; null for the box. */
  readonly place: number | null;
}

/** The steps of the track, one for each round. */
export const STEPS = 9;

/** Gems leave the track from its first step on. */
export const isLeft = (step: number, left: number): boolean => step >= STEPS - left;

/** Gems of one kind that left the track: `had` and `has` count them by scoring board. */
export const wonBetween = (
  gem: string,
  before: { readonly left: number; readonly had: readonly number[] },
  after: { readonly left: number; readonly had: readonly number[] },
): readonly Won[] => {
  const owners = after.had.flatMap((count, place) =>
    Array.from({ length: Math.max(0, count - (before.had[place] ?? 0)) }, () => place),
  );
  return Array.from({ length: Math.max(0, before.left - after.left) }, (_, index) => ({
    gem,
    step: STEPS - before.left + index,
    place: owners[index] ?? null,
  }));
};
