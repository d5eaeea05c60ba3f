/**
 * What is said of a player beside their name during a game: a pure function of the view.
 *
 *     seatStanding(game, 1, 2, say)  // '2 of 4 laid'
 */
import type { GameSeen } from '../../api/protocol';
import type { Say } from '../../i18n/in-language';
import { isLaying } from '../views/phases';
import { piecesOf } from '../views/seats';

/** Whether somebody lays pieces on this board just now. */
export const isLayingNow = (game: GameSeen, number: number): boolean => {
  const seat = game.seats[number];
  if (!seat || !isLaying(game)) return false;
  return !seat.rank && seat.has_board && !seat.gave_up && seat.online && !seat.left;
};

/** `laid`: how many pieces lie on their board. */
export const seatStanding = (game: GameSeen, number: number, laid: number, say: Say): string => {
  const seat = game.seats[number];
  if (!seat) return '';
  if (seat.left) return say('standing-left');
  if (!seat.online) return say('standing-offline');
  if (seat.asks_pause) return say('standing-asks-pause');
  if (seat.agrees_to_share && game.phase === 'play-off') return say('standing-shares');
  const laying = isLaying(game);
  if (!laying && seat.said_next) return say('standing-ready');
  if (!laying) {
    return game.roller === number && game.phase === 'border' ? say('standing-rolls') : '';
  }
  if (seat.rank) return say(`place-${seat.rank}`);
  if (seat.gave_up) return say('standing-gave-up');
  if (!seat.has_board) return game.tied.length ? '' : say('standing-waits');
  return say('standing-lays', { count: laid, most: piecesOf(game, number) });
};
