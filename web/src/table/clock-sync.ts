/**
 * Clock synchronisation with the server: how much sand is left here, now. The server's deadline is
 * the truth; the visible sand runs out half a round trip earlier, so that an order sent at the last
 * grain still counts.
 *
 * Nothing here reads a clock; the caller passes in the time.
 */

export interface Clock {
  /** Add this to the local time to get the server's. */
  readonly offset: number;
  /** The shortest measured round trip, in milliseconds. */
  readonly trip: number;
  readonly samples: readonly Sample[];
}

interface Sample {
  readonly offset: number;
  readonly trip: number;
}

const KEPT = 8;

export const newClock = (): Clock => ({ offset: 0, trip: 0, samples: [] });

/** The clock with a first estimate from any message: it came at least that late. */
export const guessed = (clock: Clock, serverTime: number, now: number): Clock =>
  clock.samples.length ? clock : { ...clock, offset: serverTime - now };

/** The clock after a ping came back: the quickest of the last few gives the best estimate. */
export const measured = (clock: Clock, sent: number, serverTime: number, now: number): Clock => {
  const trip = Math.max(0, now - sent);
  const sample = { trip, offset: serverTime - (sent + now) / 2 };
  const samples = [...clock.samples.slice(1 - KEPT), sample];
  const best = samples.reduce((a, b) => (b.trip < a.trip ? b : a));
  return { offset: best.offset, trip: best.trip, samples };
};

/** Milliseconds until a time of the server's clock. */
export const until = (clock: Clock, time: number, now: number): number =>
  Math.max(0, time - (now + clock.offset) - clock.trip / 2);
