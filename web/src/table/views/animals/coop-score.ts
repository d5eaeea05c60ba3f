/**
 * The score of the co-operative game in parts, as the rulebook explains it. The score
 * itself is the server's: if the parts do not add up to it, nothing is shown.
 */
import type { AnimalView } from '../../../api/protocol';

export interface ScorePart {
  readonly what: 'sets' | 'sapphires' | 'ambers' | 'extra';
  readonly count: number;
  readonly each: number;
}

/** The things on one scoring board, and the number of its boards. */
export interface Lying {
  readonly sapphires: number;
  readonly ambers: number;
  readonly boards: number;
}

/** The parts of the score of these scoring boards, one for each animal in play. */
export const partsFrom = (scoring: readonly Lying[]): readonly ScorePart[] => {
  const sum = (of: 'sapphires' | 'ambers') => scoring.reduce((all, one) => all + one[of], 0);
  const every = scoring.every((one) => one.sapphires > 0 && one.ambers > 0);
  return [
    { what: 'sets', count: Math.min(...scoring.map((one) => one.boards)), each: 4 },
    { what: 'sapphires', count: sum('sapphires'), each: 3 },
    { what: 'ambers', count: sum('ambers'), each: 1 },
    { what: 'extra', count: every ? 1 : 0, each: 5 },
  ];
};

export const partsOf = (table: AnimalView): readonly ScorePart[] | null => {
  const parts = partsFrom(table.scoring.map((one) => ({ ...one, boards: one.boards.length })));
  const all = parts.reduce((sofar, part) => sofar + part.count * part.each, 0);
  return all === table.score ? parts : null;
};
