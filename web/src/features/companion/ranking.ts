/**
 * The ranking on a real table, counted here because no server has seen the game: classic by colours
 * 2024 by points with a play-off, together by `coop-score.ts`.
 */

import type { Run } from '../../api/protocol';
import { partsFrom, type ScorePart, scoreOf } from '../../table/views/animals/coop-score';
import { ranked } from '../../table/views/gem-board/colour-count';
import { pointsOf } from '../../table/views/round-track/points';
import { type Book, ROUNDS, type SoloRun } from './book';

/** Below zero if the first player has the better colours. */
export const byColours = (one: readonly number[], other: readonly number[]): number => {
  const [mine, theirs] = [ranked(one), ranked(other)];
  for (const [index, colour] of mine.entries()) {
    const less = (theirs[index]?.count ?? 0) - colour.count;
    if (less) return less;
  }
  return 0;
};

/** The rank of each player, from 1; equal players share it. */
const placesBy = <Item>(items: readonly Item[], order: (a: Item, b: Item) => number): number[] =>
  items.map((one) => 1 + items.filter((other) => order(other, one) < 0).length);

export const placesByColours = (counts: readonly (readonly number[])[]): number[] =>
  placesBy(counts, byColours);

/** Ranks by points; the winner of the play-off is first, the other tied players second. */
export const placesByPoints = (
  counts: readonly (readonly number[])[],
  playOff: number | null,
): number[] => {
  const points = counts.map(pointsOf);
  const places = placesBy(points, (a, b) => b - a);
  return playOff !== null && places[playOff] === 1
    ? places.map((place, who) => (place === 1 && who !== playOff ? 2 : place))
    : places;
};

/**
 * The players who have to play off after the last round; empty if one alone leads or it is done.
 */
export const tiedOf = (book: Book): readonly number[] => {
  const { counts, rounds } = book['2024'];
  if (rounds < ROUNDS || !counts.some((one) => pointsOf(one) > 0)) return [];
  const places = placesByPoints(counts, book.playOff);
  const first = places.flatMap((place, who) => (place === 1 ? [who] : []));
  return first.length > 1 ? first : [];
};

export interface Together {
  readonly parts: readonly ScorePart[];
  readonly score: number;
}

/** The score of all animals in play. */
export const togetherOf = (book: Book): Together => {
  const parts = partsFrom(
    book.animals.map((animal) => {
      const [sapphires = 0, ambers = 0, boards = 0] = book.cooperative.counts[animal] ?? [];
      return { sapphires, ambers, boards };
    }),
  );
  return { parts, score: scoreOf(parts) };
};

/** A solo run as records keep it. */
export const runOf = (run: SoloRun): Run => ({
  minutes: run.lasts / 60_000,
  side: run.side,
  solved: run.solves.length,
  put_aside: run.asides,
  last_solve: run.solves.at(-1) ?? 0,
});
