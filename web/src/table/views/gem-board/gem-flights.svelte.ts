/**
 * The gems that leave the board between two views: which fly to whom, and which rows somebody has
 * just taken from. For the eyes only; nothing waits for it.
 */
import type { GemView } from '../../../api/protocol';
import { lessMotion } from '../../../settings/preferences.svelte';
import type { Flight } from '../Flights.svelte';
import { type Taken, takenBetween } from './gems';

/** A player who comes back late, or skips through a game, does not see every missed flight. */
const MOST_FLYING = 8;
const APART = 90;
/** A row that changed keeps still for a moment: nobody takes what they have not seen. */
const HELD = 300;
const MARKED = 1_800;

export class GemFlights {
  #flights: readonly Flight[] = $state.raw([]);
  /** The seat that took from a row last, by field, for a moment. */
  #takers: Readonly<Record<number, number>> = $state.raw({});
  #held: readonly number[] = $state.raw([]);
  #before: GemView | null = null;
  #count = 0;

  get flights(): readonly Flight[] {
    return this.#flights;
  }

  get takers(): Readonly<Record<number, number>> {
    return this.#takers;
  }

  /** Whether this row has changed just now. */
  isHeld(field: number): boolean {
    return this.#held.includes(field);
  }

  /** Another view of the board; returns what has left it since the one before. */
  see(table: GemView): readonly Taken[] {
    const gone = this.#before ? takenBetween(this.#before, table) : [];
    this.#before = table;
    for (const field of new Set(gone.map((one) => one.field))) this.#hold(field);
    for (const { field, seat } of gone) if (seat !== null) this.#mark(field, seat);
    if (!lessMotion() && gone.length <= MOST_FLYING) this.#fly(gone);
    return gone;
  }

  landed(id: number): void {
    this.#flights = this.#flights.filter((one) => one.id !== id);
  }

  #fly(gone: readonly Taken[]): void {
    const more = gone.flatMap(({ gem, field, hole, seat }, index) => {
      if (seat === null) return [];
      this.#count += 1;
      // Where the next two are shown apart, the hole itself is not there.
      const from = [`hole-${field}-${hole}`, `front-${field}`];
      return [{ id: this.#count, gem, from, to: `gems-${seat}-${gem}`, delay: index * APART }];
    });
    this.#flights = [...this.#flights, ...more];
  }

  #hold(field: number): void {
    this.#held = [...this.#held, field];
    setTimeout(() => {
      this.#held = this.#held.filter((one) => one !== field);
    }, HELD);
  }

  #mark(field: number, seat: number): void {
    this.#takers = { ...this.#takers, [field]: seat };
    setTimeout(() => {
      const { [field]: _, ...others } = this.#takers;
      this.#takers = others;
    }, MARKED);
  }
}
