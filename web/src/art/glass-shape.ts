/**
 * The shape of the hourglass and of the sand in it. Sand that falls evenly sinks slowly where
 * the glass is wide and fast near the neck, so levels are found by volume: as much as has left
 * the upper bulb lies in the lower one.
 *
 * All lengths are in the units of the drawing, 100 wide and 196 high, with the neck in the middle
 * of the frame.
 */

export const WIDE = 100;
export const HIGH = 196;
const MIDDLE = WIDE / 2;
/** The neck: the glass is turned about it. */
export const NECK = 96;
/** From the neck to either end of the glass. */
const BULB = 74;
const NECK_HALF = 2.2;
const WIDEST_HALF = 35;
/** How far up the sand stands when all of it is above. */
const FULL = 0.86;
/** Sand stays clear of the wall of the glass. */
const WALL = 1.5;
const STEPS = 64;

/** Half the width of the glass, so far from the neck (0 at the neck, 1 at the end). */
export const halfAt = (way: number): number => {
  const open = Math.sin((Math.max(0, Math.min(1, way * 1.11)) * Math.PI) / 2) ** 1.24;
  return NECK_HALF + (WIDEST_HALF - NECK_HALF) * open;
};

/** What the bulb holds from the neck up to each step. */
const held: readonly number[] = (() => {
  const sums = [0];
  for (let step = 1; step <= STEPS; step += 1) {
    const half = halfAt((step - 0.5) / STEPS);
    sums.push(sums[step - 1]! + half * half);
  }
  return sums;
})();

/** The volume between the neck and so far up. */
export const volumeTo = (way: number): number => {
  const at = Math.max(0, Math.min(1, way)) * STEPS;
  const step = Math.min(STEPS - 1, Math.floor(at));
  return held[step]! + (held[step + 1]! - held[step]!) * (at - step);
};

const wayTo = (volume: number): number => {
  let step = 0;
  while (step < STEPS - 1 && held[step + 1]! < volume) step += 1;
  const part = (volume - held[step]!) / (held[step + 1]! - held[step]!);
  return Math.max(0, Math.min(1, (step + part) / STEPS));
};

const ALL = volumeTo(FULL);
const fraction = (left: number): number => Math.max(0, Math.min(1, left));

/** How far above the neck the sand stands while so much of it is left. */
export const upperLevel = (left: number): number => wayTo(fraction(left) * ALL);

/** How far above the floor of the lower bulb it stands. */
export const lowerLevel = (left: number): number =>
  1 - wayTo(volumeTo(1) - (1 - fraction(left)) * ALL);

const point = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * One side of a bulb between two ways from the neck; `up` is -1 for the upper bulb, and `wall` is
 * how far inside of the glass it is.
 */
const side = (from: number, to: number, hand: 1 | -1, up: 1 | -1, wall = 0): string[] => {
  const count = 1 + Math.ceil(Math.abs(to - from) * 24);
  return Array.from({ length: count + 1 }, (_, index) => {
    const way = from + ((to - from) * index) / count;
    return point(MIDDLE + hand * Math.max(0.8, halfAt(way) - wall), NECK + up * way * BULB);
  });
};

export const glassPath = (): string =>
  `M${[...side(1, 0, -1, -1), ...side(0, 1, -1, 1), ...side(1, 0, 1, 1), ...side(0, 1, 1, -1)].join('L')}Z`;

/** The sand above: with a hollow in its middle while it runs. */
export const upperSand = (left: number, running: boolean): string => {
  const level = upperLevel(left);
  if (level <= 0) return '';
  const hollow = running ? Math.min(0.09, level * 0.5) : 0;
  // The sand that the hollow takes away stands at the rim.
  const rim = Math.min(1, level + hollow / 3);
  const deep = NECK - (rim - hollow) * BULB;
  const start = side(0, rim, -1, -1, WALL);
  const end = side(rim, 0, 1, -1, WALL);
  return `M${start.join('L')}Q${point(MIDDLE, 2 * deep - (NECK - rim * BULB))} ${end[0]}L${end.slice(1).join('L')}Z`;
};

/** The height of the heap's top above the floor, as a part of the bulb. */
export const heapTop = (left: number): number => {
  const level = lowerLevel(left);
  return level - moundOf(level) / 3 + moundOf(level);
};

const moundOf = (level: number): number => Math.min(0.13, level * 1.2);

/** The sand below: a heap, higher in the middle where it falls. */
export const lowerSand = (left: number): string => {
  const level = lowerLevel(left);
  if (level <= 0) return '';
  const rim = 1 - Math.max(0, level - moundOf(level) / 3);
  const top = NECK + (1 - heapTop(left)) * BULB;
  const start = side(1, rim, -1, 1, WALL);
  const end = side(rim, 1, 1, 1, WALL);
  return `M${start.join('L')}Q${point(MIDDLE, 2 * top - (NECK + rim * BULB))} ${end[0]}L${end.slice(1).join('L')}Z`;
};

/** From the neck to where the falling sand lands. */
export const streamPath = (left: number): string =>
  `M${point(MIDDLE, NECK - 4)}V${(NECK + (1 - heapTop(left)) * BULB).toFixed(1)}`;
