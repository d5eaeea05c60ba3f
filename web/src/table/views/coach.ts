/**
 * The coach of a guided first game: one line for each new thing at the table, when it is
 * new, and how far everybody is on the way to the goal. Plain data, from what the server tells.
 *
 *     coachLine(game)       // 'take'
 *     mostOfOneColour(game) // [2, 3]: the viewer's best colour has two gems, Kito's three
 */
import type { GameSeen } from '../../api/protocol';
import { dutyOf } from './duties';

/** Each line is a message with `coach-` before it. */
export const COACH_LINES = [
  'begin',
  'lay',
  'take',
  'others',
  'sand',
  'hurry',
  'quick',
  'again',
  'last',
] as const;
export type CoachLine = (typeof COACH_LINES)[number];

/** The line for what is at the table now; null if it is nothing new, or the game is not guided. */
export const coachLine = (game: GameSeen): CoachLine | null => {
  if (!game.settings.guided) return null;
  const { kind } = dutyOf(game);
  const { round } = game;
  switch (kind) {
    case 'next':
    case 'waits-next':
    case 'roll':
    case 'other-rolls':
      return round === 0 ? 'begin' : round === 1 ? 'sand' : null;
    case 'lay':
      if (game.second_chance) return 'again';
      if (round === 1) return 'lay';
      if (round === 2) return 'hurry';
      return round === game.rounds ? 'last' : null;
    case 'take':
      return round === 1 ? 'take' : round === 2 ? 'quick' : null;
    case 'waits-others':
    case 'gave-up':
      return round === 1 ? 'others' : null;
    default:
      return null;
  }
};

/** By seat, how many gems of one colour each has at most; null at a table without a gem board. */
export const mostOfOneColour = ({ table }: GameSeen): readonly number[] | null =>
  'rows' in table ? table.gems.map((counts) => Math.max(0, ...counts)) : null;
