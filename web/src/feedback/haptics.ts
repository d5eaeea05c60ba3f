/** Vibrations, by the name of the sound they go with; most sounds have none. */

/** Milliseconds on, off, on. */
const BUZZES: Readonly<Record<string, number | number[]>> = {
  lift: 6,
  snap: 12,
  ubongo: [30, 40, 60],
  gong: [300, 120, 300, 120, 500],
};

let isAllowed = false;

/** The page was touched: before that a browser only complains. */
export const allowBuzz = (): void => {
  isAllowed = true;
};

export const buzz = (sound: string): void => {
  const pattern = BUZZES[sound];
  if (isAllowed && pattern !== undefined) globalThis.navigator?.vibrate?.(pattern);
};
