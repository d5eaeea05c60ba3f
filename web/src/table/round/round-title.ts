/** What a round is called, and the word below its title: pure functions of the game. */
import type { GameSeen } from '../../api/protocol';
import type { Say } from '../../i18n/in-language';
import { isLaying } from '../views/phases';

export const roundTitle = (game: GameSeen, say: Say): string => {
  if (game.phase === 'play-off' || game.reason === 'play-off') return say('play-off');
  if ('run' in game.table) return say('solo-board', { number: game.round });
  return game.round === 0
    ? say('before-round-1')
    : say('round-number', { round: game.round, rounds: game.rounds });
};

/** Empty where nothing is to be said. */
export const belowTitle = (game: GameSeen, say: Say): string => {
  const laying = isLaying(game);
  if (game.second_chance && laying) return say('second-chance');
  if (game.phase === 'play-off') return say('first-wins');
  const { hourglass, minutes } = game.settings;
  return laying && hourglass === null && !minutes ? say('no-hourglass') : '';
};
