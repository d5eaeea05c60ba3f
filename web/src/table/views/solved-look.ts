/**
 * Whoever has just solved a board sees it for a moment, before gems are taken or the table goes on:
 * the call that ends a round is no less of a moment than the others.
 *
 *     lookAt(before, after)  // 1_300: the round ended with the own call
 */
import type { GameSeen } from '../../api/protocol';
import { isLaying } from './phases';
import { ownSeat } from './seats';

/** Milliseconds; nothing could be done meanwhile but to wait for the others. */
const BEFORE_GEMS = 620;
const BEFORE_THE_TABLE_GOES_ON = 1_300;

/** How long the board that was solved between these two views is looked at; 0 if none was. */
export const lookAt = (before: GameSeen | null, after: GameSeen | null): number => {
  if (!before || !after || before.seal !== after.seal || !isLaying(before)) return 0;
  const was = ownSeat(before);
  const is = ownSeat(after);
  if (before.round !== after.round || !was || !is?.board || was.rank > 0 || is.rank === 0) return 0;
  if (!isLaying(after)) return BEFORE_THE_TABLE_GOES_ON;
  return 'rows' in after.table ? BEFORE_GEMS : 0;
};
