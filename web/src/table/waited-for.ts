/** Whom a table waits for, by name: in the lobby, between rounds, and after the game. */
import type { GameSeen, LobbySeen, PlaceSeen } from '../api/protocol';

const people = (lobby: LobbySeen): readonly PlaceSeen[] =>
  lobby.places.filter((place): place is PlaceSeen => place !== null && !place.bot);

const names = (places: readonly PlaceSeen[]): readonly string[] => places.map((one) => one.name);

/** The others who are not ready for the game to begin; whoever starts it is. */
export const notReady = (lobby: LobbySeen): readonly string[] =>
  names(people(lobby).filter((one) => !one.ready && !one.you && !one.host));

/** After a game: the others who are here and have not said that they want another one. */
export const notAgain = (lobby: LobbySeen): readonly string[] =>
  names(people(lobby).filter((one) => !one.ready && !one.you && one.online));

/** After a game: the others who want another one. */
export const wantAgain = (lobby: LobbySeen): readonly string[] =>
  names(people(lobby).filter((one) => one.ready && !one.you));

/** The people whose connection is lost while the game goes on without them. */
export const awayFrom = (game: GameSeen): readonly string[] =>
  game.seats.flatMap((seat) =>
    seat.player.bot || seat.left || seat.online ? [] : [seat.player.name],
  );

/** A table waits this many seconds at most before it sleeps until somebody comes. */
const LONGEST_WAIT = 60;

/** The message for the seconds until a table goes on by itself, and what it says. */
export const waitOf = (
  game: GameSeen,
  seconds: number,
): {
  readonly id: 'goes-on-in' | 'waits-for-back' | 'waits-for-back-in';
  readonly players: readonly string[];
} => {
  const players = awayFrom(game);
  if (!players.length) return { id: 'goes-on-in', players };
  return { id: seconds > LONGEST_WAIT ? 'waits-for-back' : 'waits-for-back-in', players };
};
