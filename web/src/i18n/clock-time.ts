/** Durations as a clock shows them: `3:05`, `1:00:00`. */

/** Minutes and seconds, as a clock shows them; hours where there are any. */
export const clocked = (milliseconds: number): string => {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (number: number): string => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`;
};
