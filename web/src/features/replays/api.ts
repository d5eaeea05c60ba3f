/** The HTTP requests of the replays. */
import { ask, Failure } from '../../api/client';
import type { GamesPlayed, Replay } from '../../api/protocol';

/** Records are not longer than this; the server has the same limit. */
const LARGEST = 512 * 1024;

const pathOfGame = (table: string, game: string): string =>
  `/api/tables/${encodeURIComponent(table)}/games/${encodeURIComponent(game)}`;

export const replayOf = (table: string, game: string): Promise<Replay> =>
  ask(`${pathOfGame(table, game)}/replay`);

/** The address from which the record of a game can be downloaded. */
export const recordOf = (table: string, game: string): string =>
  `${pathOfGame(table, game)}/record`;

export const ownGames = (): Promise<GamesPlayed> => ask('/api/me/games');

/** The game in a file; it fails if the file is not a valid record. */
export const openRecord = async (file: File): Promise<Replay> => {
  if (file.size > LARGEST) throw new Failure('record_too_long', { most: LARGEST });
  let text: ArrayBuffer;
  try {
    text = await file.arrayBuffer();
  } catch {
    // The file was moved or deleted, or it is a folder.
    throw new Failure('not_a_record', { line: 1 });
  }
  return ask('/api/replay', new Blob([text]));
};
