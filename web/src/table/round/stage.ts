/**
 * What stands in the middle of the table: a pure function of the game and of what this page does.
 *
 *     stageOf(game, { helps: false, looksAtBoard: false })  // 'lay'
 */
import type { GameSeen } from '../../api/protocol';
import { isLaying } from '../views/phases';
import { ownSeat } from '../views/seats';

export type TableStage =
  /** The own board, laid or just solved. */
  | 'lay'
  /** Another player's board. */
  | 'help'
  /** The gem board: a field is chosen, or gems are taken. */
  | 'gems'
  /** The own board comes later. */
  | 'comes'
  /** The boards of others. */
  | 'watch'
  /** Before the first round, and in a pause. */
  | 'begins'
  /** What the last round was, and what comes next. */
  | 'between';

export interface Looks {
  /** Whether this guest helps with another board. */
  readonly helps: boolean;
  /** A solved board is looked at for a moment, before the gem board comes or the table goes on. */
  readonly looksAtBoard: boolean;
}

export const stageOf = (game: GameSeen, { helps, looksAtBoard }: Looks): TableStage => {
  const own = ownSeat(game);
  const hasRows = 'rows' in game.table;
  if (game.paused) return 'begins';
  if (looksAtBoard && own?.board && own.rank > 0) return 'lay';
  if (hasRows && game.phase === 'setup') return 'gems';
  if (!isLaying(game)) return game.round === 0 ? 'begins' : 'between';
  if (helps) return 'help';
  if (hasRows && own && own.rank > 0) return 'gems';
  if (own?.board) return 'lay';
  return own !== null && !game.tied.length && !own.left ? 'comes' : 'watch';
};
