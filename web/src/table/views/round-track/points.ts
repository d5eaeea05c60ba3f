/**
 * The points of the edition of 2024, for those who play where no server counts: the lessons,
 * and the companion beside a real box. A test compares them with the server's.
 */
import type { ScoringBoard } from '../../../api/protocol';

export const SAPPHIRE = 3;
export const AMBER = 1;
const BOARD = 1;

/** Sapphires, ambers and boards in points. */
export const pointsOf = ([sapphires = 0, ambers = 0, boards = 0]: readonly number[]): number =>
  SAPPHIRE * sapphires + AMBER * ambers + BOARD * boards;

/** The same of the things on a scoring board. */
export const boardPoints = ({ sapphires, ambers, boards }: ScoringBoard): number =>
  pointsOf([sapphires, ambers, boards.length]);
