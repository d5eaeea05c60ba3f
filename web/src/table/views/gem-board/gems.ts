/**
 * The gem board as it is looked at: where gems lie and stand, what a field would give, and which
 * gems flew where between two views. What may be done is for the server to say.
 */
import type { GemView } from '../../../api/protocol';

/** The order in which the server counts colours. */
export const GEMS = ['green', 'red', 'blue', 'violet', 'brown', 'yellow'] as const;

/** Holes in a row of the board. */
export const HOLES = 12;
/** As many gems of a row are shown as the next to be had. */
const NEXT = 2;

/** Gems stay in their holes: what is left of a row lies at its far end. */
export const holeOf = (left: number, index: number): number => HOLES - left + index;

export interface Offer {
  readonly gem: string;
  /** How many of this colour the seat would then have. */
  readonly total: number;
}

/** What a take from this field would give just now, the nearest gem first. */
export const offerOf = (table: GemView, field: number, seat: number | null): readonly Offer[] => {
  const counts = new Map<string, number>();
  return (table.rows[field] ?? []).slice(0, NEXT).map((gem) => {
    const had = seat === null ? 0 : (table.gems[seat]?.[GEMS.indexOf(gem)] ?? 0);
    const more = (counts.get(gem) ?? 0) + 1;
    counts.set(gem, more);
    return { gem, total: had + more };
  });
};

/** How many more of each colour, in the order of the colours. */
export const gainOf = (offer: readonly Offer[]): readonly number[] =>
  GEMS.map((gem) => offer.filter((one) => one.gem === gem).length);

export interface Taken {
  readonly gem: string;
  readonly field: number;
  readonly hole: number;
  /** Who has it now; null if that cannot be told. */
  readonly seat: number | null;
}

/** The gems that left the board between two views, and who has them now. */
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

/** Where on a field each of its pawns stands, in steps from its middle. */
export const standingOf = (pawns: readonly number[], seat: number): number => {
  const here = pawns.flatMap((field, other) => (field === pawns[seat] ? [other] : []));
  return here.indexOf(seat) - (here.length - 1) / 2;
};
