/**
 * What time it is, although a phone slept or its clock was set: of the two clocks a browser has,
 * the one on the wall goes on while the device sleeps, and the steady one is never set back.
 * Between two looks as much time has gone by as the one says that says more.
 *
 * Nothing here reads a clock; whoever looks says what both of them show.
 */

export interface SteadyClock {
  /** Milliseconds, near those of the wall clock, and never going back. */
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
