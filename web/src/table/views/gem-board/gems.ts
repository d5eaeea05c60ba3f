/**
 * The gem board as it is drawn: where gems and pawns are, what a field would give, and which gems
 * moved where between two views. The server says what may be done.
 */
import type { GemView } from '../../../api/protocol';

/** The order in which the server counts colours. */
export const GEMS = ['green', 'red', 'blue', 'violet', 'brown', 'yellow'] as const;

/** Holes in a row of the board. */
export const HOLES = 12;
/** This many gems of a row are shown as the next to take. */
const NEXT = 2;

/** Gems stay in their holes: the rest of a row lies at its far end. */
export const holeOf = (left: number, index: number): number => HOLES - left + index;

export interface Offer {
  readonly gem: string;
  /** The number of gems of this colour that the seat would then have. */
  readonly total: number;
}

/** The gems that a take from this field would give now, the nearest first. */
export const offerOf = (table: GemView, field: number, seat: number | null): readonly Offer[] => {
  const counts = new Map<string, number>();
  return (table.rows[field] ?? []).slice(0, NEXT).map((gem) => {
    const had = seat === null ? 0 : (table.gems[seat]?.[GEMS.indexOf(gem)] ?? 0);
    const more = (counts.get(gem) ?? 0) + 1;
    counts.set(gem, more);
    return { gem, total: had + more };
  });
};

/** The gain in each colour, in the order of the colours. */
export const gainOf = (offer: readonly Offer[]): readonly number[] =>
  GEMS.map((gem) => offer.filter((one) => one.gem === gem).length);

export interface Taken {
  readonly gem: string;
  readonly field: number;
  readonly hole: number;
  /** The new owner; null if unknown. */
  readonly seat: number | null;
}

/** The gems that left the board between two views, and their new owners. */
export const takenBetween = (before: GemView, after: GemView): readonly Taken[] => {
  const gained = after.gems.map((counts, seat) =>
    counts.map((count, place) => count - (before.gems[seat]?.[place] ?? 0)),
  );
  const takerOf = (gems: readonly string[]): number | null => {
    const seat = gained.findIndex((more) =>
      GEMS.every((gem, place) => (more[place] ?? 0) >= gems.filter((one) => one === gem).length),
    );
    if (seat < 0) return null;
    for (const gem of gems) gained[seat]![GEMS.indexOf(gem as (typeof GEMS)[number])]! -= 1;
    return seat;
  };
  return before.rows.flatMap((row, field) => {
    const gone = row.slice(0, Math.max(0, row.length - (after.rows[field]?.length ?? 0)));
    if (!gone.length) return [];
    const seat = takerOf(gone);
    return gone.map((gem, index) => ({ gem, field, hole: holeOf(row.length, index), seat }));
  });
};

/** The position of a pawn on its field, in steps from the middle. */
export const standingOf = (pawns: readonly number[], seat: number): number => {
  const here = pawns.flatMap((field, other) => (field === pawns[seat] ? [other] : []));
  return here.indexOf(seat) - (here.length - 1) / 2;
};

/** The counts of all seats without the gems that still fly to them. */
export const landedOf = (
  gems: GemView['gems'],
  flying: readonly { readonly to: string }[],
): readonly (readonly number[])[] =>
  gems.map((counts, seat) =>
    counts.map((count, index) => {
      const to = `gems-${seat}-${GEMS[index]}`;
      return Math.max(0, count - flying.filter((one) => one.to === to).length);
    }),
  );
