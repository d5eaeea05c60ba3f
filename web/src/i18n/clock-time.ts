/** Durations as a clock shows them: `3:05`, `1:00:00`. */

const two = (number: number): string => String(number).padStart(2, '0');

/** Minutes and seconds as an hourglass shows them: an hour is `60:00`. */
export const inMinutes = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;

/** Minutes and seconds, as a clock shows them; hours where there are any. */
export const clocked = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  return hours
    ? `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
    : inMinutes(seconds);
};
