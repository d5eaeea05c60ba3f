/**
 * Clock synchronisation with the server: how much sand is left here, now. The server's deadline is
 * the truth; the visible sand runs out half a round trip earlier, so that an order sent at the last
 * grain still counts.
 *
 * Nothing here reads a clock; the caller passes in the time.
 */

export interface Clock {
  /** Add this to the local time to get the server's. */
  offset: number;
  /** The shortest measured round trip, in milliseconds. */
  trip: number;
  samples: readonly Sample[];
}

interface Sample {
  readonly offset: number;
  readonly trip: number;
}

const KEPT = 8;

export const newClock = (): Clock => ({ offset: 0, trip: 0, samples: [] });

/** A first estimate from any message: it came at least that late. */
export const guess = (clock: Clock, serverTime: number, now: number): void => {
  if (!clock.samples.length) clock.offset = serverTime - now;
};

/** A ping came back: the quickest of the last few gives the best estimate. */
export const measure = (clock: Clock, sent: number, serverTime: number, now: number): void => {
  const trip = Math.max(0, now - sent);
  const sample = { trip, offset: serverTime - (sent + now) / 2 };
  clock.samples = [...clock.samples.slice(1 - KEPT), sample];
  const best = clock.samples.reduce((a, b) => (b.trip < a.trip ? b : a));
  clock.offset = best.offset;
  clock.trip = best.trip;
};

/** Milliseconds until a time of the server's clock. */
export const until = (clock: Clock, time: number, now: number): number =>
  Math.max(0, time - (now + clock.offset) - clock.trip / 2);
