/** Phases of a game in a view: whether pieces are laid now. */
import type { GameSeen } from '../../api/protocol';

export const isLaying = (game: Pick<GameSeen, 'phase'> | null): boolean =>
  game?.phase === 'round' || game?.phase === 'play-off';
