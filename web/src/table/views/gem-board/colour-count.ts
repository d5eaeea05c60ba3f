/**
 * The colour count of the classic game, told line by line as the rulebook's example tells it:
 * both have six of one colour, both have four of a second, but of a third one has three.
 *
 * It only tells; who is before whom has been said by the server.
 */
import { GEMS } from './gems';

/** So many gems of this colour; `gem` is null where there are none. */
export interface Colour {
  readonly gem: string | null;
  readonly count: number;
}

/** Which colour from the top is compared, and what each of the two has of it. */
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
  /** No line decides: all six counts are the same. */
  readonly tie: boolean;
  /** All gems of each, told only if the one behind has more of them. */
  readonly although: { readonly above: number; readonly below: number } | null;
}

/** The colours somebody has, most gems first. */
export const ranked = (counts: readonly number[]): readonly Colour[] =>
  counts
    .map((count, place) => ({ gem: count ? (GEMS[place] ?? null) : null, count }))
    .sort((a, b) => b.count - a.count);

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** Why the seat `above` stands before the seat `below`, or beside it. */
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

/** Each seat against the next one behind it, from the first place to the last. */
export const toldCounts = (
  gems: readonly (readonly number[])[],
  places: readonly number[],
): readonly Count[] => {
  const seats = gems.map((_, seat) => seat).filter((seat) => (places[seat] ?? 0) > 0);
  seats.sort((a, b) => places[a]! - places[b]!);
  return seats.slice(1).map((below, index) => compared(gems, seats[index]!, below));
};
