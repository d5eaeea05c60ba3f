/**
 * A clock that goes on while a phone sleeps and is never set back. A browser has two clocks: the
 * wall clock runs during sleep but can be set, the steady clock cannot be set but may stop during
 * sleep. Between two readings the larger of the two differences has passed.
 *
 * Nothing here reads a clock; the caller passes in both readings.
 */

export interface SteadyClock {
  /** Milliseconds, close to those of the wall clock, and never decreasing. */
  readonly now: number;
  readonly wall: number;
  readonly steady: number;
}

export const newSteadyClock = (wall: number, steady: number): SteadyClock => ({
  now: wall,
  wall,
  steady,
});

export const looked = (clock: SteadyClock, wall: number, steady: number): SteadyClock => ({
  now: clock.now + Math.max(0, wall - clock.wall, steady - clock.steady),
  wall,
  steady,
});
