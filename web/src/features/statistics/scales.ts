/**
 * From numbers to places on a plot: scales, ticks, paths, and dots that do not overlap. Lengths are
 * in the units of the plot; times are milliseconds. Nothing here draws.
 */

export type Scale = (value: number) => number;
export type Range = readonly [number, number];

export const linear = ([low, high]: Range, [start, end]: Range): Scale => {
  const span = high - low || 1;
  return (value) => start + ((value - low) / span) * (end - start);
};

/**
 * A logarithmic scale: twice as long is the same step everywhere, because solving times differ by
 * factors.
 */
export const logarithmic = ([low, high]: Range, to: Range): Scale => {
  const inner = linear([Math.log(low), Math.log(high)], to);
  return (value) => inner(Math.log(Math.max(value, 1)));
};

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Times that people like to read. */
const ROUND_TIMES = [
  ...[1, 2, 5, 10, 20, 30].map((count) => count * SECOND),
  ...[1, 2, 5, 10, 20, 30].map((count) => count * MINUTE),
  ...[1, 2, 5, 10, 24].map((count) => count * HOUR),
];

/** From a round time below all of them to one above, never of height zero. */
export const timeRange = (times: readonly number[]): Range => {
  const shortest = Math.max(SECOND, Math.min(...times));
  const longest = Math.max(SECOND, ...times);
  const low = ROUND_TIMES.findLast((one) => one <= shortest) ?? SECOND;
  const high = ROUND_TIMES.find((one) => one > longest) ?? longest * 1.1;
  return times.length ? [low, Math.max(high, low * 2)] : [SECOND, MINUTE];
};

/** The round times within a range; of too many every second or third, always with the longest. */
export const timeTicks = ([low, high]: Range, most = 6): readonly number[] => {
  const within = ROUND_TIMES.filter((one) => one >= low && one <= high);
  const step = Math.ceil(within.length / most);
  return within.filter((_, index) => (within.length - 1 - index) % step === 0);
};

/** Whole numbers from 0 to at least the largest, in steps of 1, 2 or 5 and their tens. */
export const countTicks = (largest: number, most = 5): readonly number[] => {
  let step = 1;
  for (let power = 1; largest / step > most; power *= 10) {
    step = [1, 2, 5, 10].map((one) => one * power).find((one) => largest / one <= most) ?? step;
  }
  const ticks = [0];
  while ((ticks.at(-1) ?? 0) < largest) ticks.push((ticks.at(-1) ?? 0) + step);
  return ticks;
};

/** Some of so many places, evenly spaced, with the first and the last. */
export const someOf = (count: number, most: number): readonly number[] => {
  const wanted = Math.max(1, Math.min(count, most));
  if (count === 0) return [];
  if (wanted === 1) return [count - 1];
  return Array.from({ length: wanted }, (_, index) =>
    Math.round((index * (count - 1)) / (wanted - 1)),
  );
};

export const median = (values: readonly number[]): number | null => {
  if (!values.length) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
};

/** For each value the median of it and its neighbours: a smooth trend. */
export const smoothed = (values: readonly number[], around = 2): readonly number[] =>
  values.map((value, index) => {
    // As many before as after, so that the ends do not pull to one side.
    const reach = Math.min(around, index, values.length - 1 - index);
    return median(values.slice(index - reach, index + reach + 1)) ?? value;
  });

export interface PlotPoint {
  readonly x: number;
  readonly y: number;
}

const short = (value: number): string => String(Math.round(value * 10) / 10);

export const lineThrough = (points: readonly PlotPoint[]): string =>
  points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${short(x)} ${short(y)}`).join('');

/**
 * How far each dot moves to the side so that no two overlap: to the nearest free place from the
 * middle; when the column is full, the fullest place is shared.
 */
export const swarm = (heights: readonly number[], radius: number, widest: number): number[] => {
  const offsets = new Array<number>(heights.length).fill(0);
  const order = heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!);
  const steps = Math.max(0, Math.floor(widest / radius));
  const places = Array.from({ length: 2 * steps + 1 }, (_, step) =>
    step % 2 ? -((step + 1) / 2) * radius : (step / 2) * radius,
  );
  const done: number[] = [];
  for (const one of order) {
    const near = done.filter((other) => heights[one]! - heights[other]! < 2 * radius);
    const crowd = (place: number): number =>
      near.filter(
        (other) =>
          Math.hypot(place - offsets[other]!, heights[one]! - heights[other]!) < 2 * radius - 0.01,
      ).length;
    offsets[one] = places.reduce((best, place) => (crowd(place) < crowd(best) ? place : best), 0);
    done.push(one);
  }
  return offsets;
};

/** The stop nearest to a place; the first of several equally near. */
export const nearest = (stops: readonly number[], place: number): number =>
  stops.reduce(
    (best, stop, index) =>
      Math.abs(stop - place) < Math.abs((stops[best] ?? 0) - place) ? index : best,
    0,
  );

/** The point nearest to another. */
export const nearestOf = (points: readonly PlotPoint[], { x, y }: PlotPoint): number =>
  nearest(
    points.map((one) => Math.hypot(one.x - x, one.y - y)),
    0,
  );
