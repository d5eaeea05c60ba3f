/**
 * The score of the co-operative game in parts, as the rulebook explains it. The score
 * itself is the server's: if the parts do not add up to it, nothing is shown.
 */
import type { AnimalView, ScoringBoard } from '../../../api/protocol';
import { AMBER, SAPPHIRE } from '../round-track/points';

/** The things on one scoring board, and the number of its boards. */
export interface Lying {
  readonly sapphires: number;
  readonly ambers: number;
  readonly boards: number;
}

export interface ScorePart {
  readonly what: 'sets' | 'sapphires' | 'ambers' | 'extra';
  readonly count: number;
  readonly each: number;
}

/** The words for the parts. */
export const PART_WORDS = {
  sets: 'part-sets',
  sapphires: 'part-sapphires',
  ambers: 'part-ambers',
  extra: 'part-extra',
} as const;

/** The parts of the score of these scoring boards, one for each animal in play. */
export const partsFrom = (scoring: readonly Lying[]): readonly ScorePart[] => {
  const sum = (of: 'sapphires' | 'ambers') => scoring.reduce((all, one) => all + one[of], 0);
  const every = scoring.every((one) => one.sapphires > 0 && one.ambers > 0);
  return [
    { what: 'sets', count: Math.min(...scoring.map((one) => one.boards)), each: 4 },
    { what: 'sapphires', count: sum('sapphires'), each: SAPPHIRE },
    { what: 'ambers', count: sum('ambers'), each: AMBER },
    { what: 'extra', count: every ? 1 : 0, each: 5 },
  ];
};

/** The whole score of these parts. */
export const scoreOf = (parts: readonly ScorePart[]): number =>
  parts.reduce((sofar, part) => sofar + part.count * part.each, 0);

/** The parts of the score of these scoring boards, as a view shows them. */
export const boardParts = (scoring: readonly ScoringBoard[]): readonly ScorePart[] =>
  partsFrom(scoring.map((one) => ({ ...one, boards: one.boards.length })));

export const partsOf = (table: AnimalView): readonly ScorePart[] | null => {
  const parts = boardParts(table.scoring);
  return scoreOf(parts) === table.score ? parts : null;
};
