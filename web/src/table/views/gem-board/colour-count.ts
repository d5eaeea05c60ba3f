/**
 * The colour count of the classic game, explained step by step as in the rulebook's example: both
 * have six of one colour, both have four of a second, but of a third one has three.
 *
 * It only explains; the server has said who is ahead.
 */
import type { Say } from '../../../i18n/in-language';
import { GEMS } from './gems';

/** A number of gems of one colour; `gem` is null where there are none. */
export interface Colour {
  readonly gem: string | null;
  readonly count: number;
}

/** One comparison: the rank of the colour, and the gems of both players. */
export interface Comparison {
  readonly kind: 'equal' | 'decides';
  readonly nth: number;
  readonly above: Colour;
  readonly below: Colour;
}

export interface Count {
  readonly above: number;
  readonly below: number;
  readonly lines: readonly Comparison[];
  /** No comparison decides: all six counts are equal. */
  readonly tie: boolean;
  /** The sums of all gems, if the player behind has more of them. */
  readonly although: { readonly above: number; readonly below: number } | null;
}

/** The colours of a player, the most frequent first. */
export const ranked = (counts: readonly number[]): readonly Colour[] =>
  counts
    .map((count, place) => ({ gem: count ? (GEMS[place] ?? null) : null, count }))
    .sort((a, b) => b.count - a.count);

const COUNTED: Readonly<Record<string, string>> = {
  green: 'counted-green',
  red: 'counted-red',
  blue: 'counted-blue',
  violet: 'counted-violet',
  brown: 'counted-brown',
  yellow: 'counted-yellow',
};

/** "3 red", or "none". */
export const colourTold = ({ gem, count }: Colour, say: Say): string =>
  gem ? say(COUNTED[gem] ?? gem, { count }) : say('counted-none');

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** Why the seat `above` is ahead of the seat `below`, or level with it. */
export const compared = (
  gems: readonly (readonly number[])[],
  above: number,
  below: number,
): Count => {
  const better = ranked(gems[above] ?? []);
  const worse = ranked(gems[below] ?? []);
  const lines: Comparison[] = [];
  let tie = true;
  for (const [place, one] of better.entries()) {
    const other = worse[place] ?? { gem: null, count: 0 };
    if (one.count === 0 && other.count === 0) break;
    const kind = one.count === other.count ? 'equal' : 'decides';
    lines.push({ kind, nth: place + 1, above: one, below: other });
    if (kind === 'decides') {
      tie = false;
      break;
    }
  }
  const all = { above: sum(gems[above] ?? []), below: sum(gems[below] ?? []) };
  return { above, below, lines, tie, although: !tie && all.below > all.above ? all : null };
};

/** Each seat compared with the next one behind it, from the first rank to the last. */
export const toldCounts = (
  gems: readonly (readonly number[])[],
  places: readonly number[],
): readonly Count[] => {
  const seats = gems.map((_, seat) => seat).filter((seat) => (places[seat] ?? 0) > 0);
  seats.sort((a, b) => places[a]! - places[b]!);
  return seats.slice(1).map((below, index) => compared(gems, seats[index]!, below));
};
