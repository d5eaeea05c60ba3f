/** The messages about gems that nobody has won: their way leads into the bag or into the box. */
import type { GameSeen } from '../../api/protocol';

/** Into the bag if the edition has one, else into the box. */
const hasBag = (game: GameSeen): boolean => 'bag' in game.table;

export const leftOverId = (game: GameSeen): string =>
  hasBag(game) ? 'left-over-bag' : 'left-over';

export const saidLeftOverId = (game: GameSeen): string =>
  hasBag(game) ? 'said-left-over-bag' : 'said-left-over';
