/**
 * The hour of the day on the page: a game is one day, and the sun in the sky is its round counter.
 *
 *     showDay(dayOf(3, 9))  // the third of nine rounds: a morning
 */
export type Hour = 'dawn' | 'morning' | 'golden' | 'dusk';

export interface Daylight {
  readonly hour: Hour;
  /** How far the sun has come, from 0 at dawn to 1 at dusk. */
  readonly share: number;
  /** Where the sky is half of the screen instead of a strip at its top: start and end of a game. */
  readonly isHigh?: boolean;
}

export const MORNING: Daylight = { hour: 'morning', share: 0.27 };

/** The hour of a share of the day: of nine rounds two are dawn, three morning, two golden. */
export const hourOf = (share: number): Hour => {
  if (share <= 2 / 9) return 'dawn';
  if (share <= 5 / 9) return 'morning';
  return share <= 7 / 9 ? 'golden' : 'dusk';
};

/** The day in round `round` of `rounds`; before the first it is dawn. */
export const dayOf = (round: number, rounds: number): Daylight => {
  const most = Math.max(1, rounds);
  const now = Math.min(most, Math.max(1, round));
  return {
    hour: hourOf(now / most),
    share: most === 1 ? 0.5 : (now - 1) / (most - 1),
  };
};

let shown: Daylight = $state.raw(MORNING);

/** The light that the page shows now; `World.svelte` draws it. */
export const daylight = (): Daylight => shown;

/** Show a light until the returned function is called: then it is morning again. */
export const showDay = (day: Daylight): (() => void) => {
  shown = day;
  return () => {
    if (shown === day) shown = MORNING;
  };
};
