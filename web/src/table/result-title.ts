/** What the end of a game is called: a pure function of the game. */
import type { GameSeen } from '../api/protocol';
import type { Say } from '../i18n/in-language';
import { colourTold, toldCounts } from './views/gem-board/colour-count';

/** The names of those in the first place. */
export const firstOf = (game: GameSeen): readonly string[] =>
  game.seats.filter((_, seat) => game.places[seat] === 1).map((seat) => seat.player.name);

/** Who has won, or how many points all have together; a run has only an end. */
export const endTitle = (
  game: GameSeen,
  say: Say,
  list: (names: readonly string[]) => string,
): string => {
  if (game.phase === 'void') return say('game-void');
  const { table } = game;
  if ('animals' in table) return say('score-together', { score: table.score, most: table.most });
  const first = firstOf(game);
  if ('run' in table || !first.length) return say('game-over');
  if (first.length > 1) return say('winners', { players: list(first) });
  if (game.seat !== null && game.places[game.seat] === 1) return say('you-win');
  return say('winner', { player: first[0] ?? '' });
};

/** What has decided between the winner and the next, where colours are counted; else nothing. */
export const decidedBy = (game: GameSeen, say: Say): string => {
  const { table } = game;
  if (!('rows' in table) || game.reason === 'left' || game.reason === 'alone') return '';
  if (firstOf(game).length !== 1) return '';
  const line = toldCounts(table.gems, game.places)[0]?.lines.at(-1);
  if (line?.kind !== 'decides') return '';
  const aboveGems = colourTold(line.above, say);
  return say('count-won', { nth: line.nth, aboveGems, belowGems: colourTold(line.below, say) });
};
