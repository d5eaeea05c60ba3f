/**
 * The result of a day as a text to share: date, stars, times, streak, and nothing of any board.
 *
 *     🟩 ★★☆☆☆ 0:42     solved at the first call
 *     🟨 ★★★★☆ 2:15     solved after a wrong one
 *     ⬜ ★★★★★           still to be solved
 */

import type { Daily, DailyPuzzle } from '../../api/protocol';
import { clocked } from '../../i18n/clock-time';

const MOST_STARS = 5;

export const starsOf = (stars: number): string =>
  '★'.repeat(stars) + '☆'.repeat(Math.max(0, MOST_STARS - stars));

const lineOf = (puzzle: DailyPuzzle): string => {
  const square = puzzle.took === null ? '⬜' : puzzle.wrong ? '🟨' : '🟩';
  const time = puzzle.took === null ? '' : ` ${clocked(puzzle.took)}`;
  return `${square} ${starsOf(puzzle.stars)}${time}`;
};

/**
 * The sentences around the squares, in the language of the page; without a streak its sentence is
 * left out.
 */
export interface Around {
  readonly heading: string;
  readonly streak: string;
  readonly link: string;
}

export const shared = (daily: Daily, around: Around): string =>
  [around.heading, ...daily.puzzles.map(lineOf), around.streak, around.link]
    .filter(Boolean)
    .join('\n');

/** Whether the result is worth sharing. */
export const isWorthSharing = (daily: Daily): boolean =>
  daily.puzzles.some((one) => one.took !== null);
