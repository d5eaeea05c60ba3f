/**
 * The result of a game stays on the screen of whoever still reads it: another player may have
 * opened the lobby, or the next game may have begun without them.
 */
import type { GameSeen, LobbySeen } from '../api/protocol';

const isOver = (game: GameSeen | null): boolean => game?.phase === 'over' || game?.phase === 'void';

/** The last result that this guest has seen, after the server has shown this game. */
export const keptAfter = (kept: GameSeen | null, game: GameSeen | null): GameSeen | null =>
  isOver(game) ? game : kept;

/**
 * The result that this guest looks at; null if they look at what the server shows now. `done` is
 * the seal of a result that they have left.
 */
export const shownResult = (
  kept: GameSeen | null,
  game: GameSeen | null,
  lobby: LobbySeen | null,
  done: string,
): GameSeen | null => {
  if (isOver(game)) return game;
  if (!kept || kept.seal === done) return null;
  // Whoever plays plays; and who is ready in the lobby has read enough.
  const isSeated = game !== null && game.seat !== null;
  const isReady = game === null && (lobby?.places.some((one) => one?.you && one.ready) ?? false);
  return isSeated || isReady ? null : kept;
};
