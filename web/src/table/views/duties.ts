/**
 * Duties: what a player has to do now, or for what the table waits, in words and with the time
 * that is left. Somebody who does not see the screen is told each time it becomes another one.
 *
 *     dutyOf(game).kind                  // 'roll'
 *     dutyTold(game, say, seconds)       // 'Your turn to roll. It rolls by itself in 5 seconds.'
 */
import type { GameSeen } from '../../api/protocol';
import { listed } from '../../i18n/in-language';
import type { Say } from './narration';
import { isLaying } from './phases';
import { nameOf, ownSeat } from './seats';

export type DutyKind =
  | 'over'
  | 'paused'
  | 'choose'
  | 'others-choose'
  | 'play-off-soon'
  | 'next'
  | 'waits-next'
  | 'roll'
  | 'other-rolls'
  | 'lay'
  | 'board-comes'
  | 'take'
  | 'no-gems'
  | 'gave-up'
  | 'waits-others'
  | 'watch';

export interface Duty {
  readonly kind: DutyKind;
  /** Another key is another duty, which is told anew. */
  readonly key: string;
}

/** Seconds from now until a time of the server. */
export type Seconds = (time: number) => number;

const kindOf = (game: GameSeen): DutyKind => {
  const may = (order: GameSeen['may'][number]): boolean => game.may.includes(order);
  const own = ownSeat(game);
  if (game.phase === 'over' || game.phase === 'void') return 'over';
  if (game.paused) return 'paused';
  if (game.phase === 'setup') return may('choose_field') ? 'choose' : 'others-choose';
  if (game.phase === 'border') {
    if (game.tied.length) return 'play-off-soon';
    if (may('next')) return 'next';
    if (game.next_until !== null && own?.said_next) return 'waits-next';
    return may('roll') ? 'roll' : 'other-rolls';
  }
  if (own === null) return 'watch';
  if (may('take_gems')) return hasGems(game) ? 'take' : 'no-gems';
  if (may('call_ubongo')) return 'lay';
  if (own.gave_up) return 'gave-up';
  if (!own.rank && !own.has_board && !game.tied.length) return 'board-comes';
  return game.tied.length && !own.has_board ? 'watch' : 'waits-others';
};

const hasGems = ({ table }: GameSeen): boolean =>
  !('reachable' in table) || table.reachable.some((field) => table.rows[field]?.length);

export const dutyOf = (game: GameSeen): Duty => {
  const kind = kindOf(game);
  const who = kind === 'other-rolls' ? game.roller : '';
  const glass = kind === 'lay' ? game.second_chance : '';
  return { kind, key: `${game.seal} ${game.phase} ${game.round} ${kind} ${who} ${glass}` };
};

const squares = (area: string): number => [...area].filter((sign) => sign === '#').length;

/** How long there is for it: until the sand has run out, or as long as it takes. */
const sand = (game: GameSeen, say: Say, seconds: Seconds): string =>
  // The end of a play-off is no hourglass.
  game.deadline === null || game.phase === 'play-off'
    ? say('said-no-sand')
    : say('said-sand', { seconds: seconds(game.deadline) });

/** The duty as a sentence; empty where a notice has said it. */
export const dutyTold = (game: GameSeen, say: Say, seconds: Seconds): string => {
  const until = game.goes_on_at === null ? 0 : seconds(game.goes_on_at);
  const own = ownSeat(game);
  switch (dutyOf(game).kind) {
    case 'over':
      return '';
    case 'paused':
      return say('said-paused');
    case 'choose':
      // In a guided game pawns are placed at once.
      return until > 0 ? say('said-choose', { seconds: until }) : '';
    case 'others-choose':
      return say('others-choose');
    case 'play-off-soon': {
      const players = listed(
        game.tied.map((seat) => nameOf(game, seat)),
        say,
      );
      return say('said-play-off-soon', { players, seconds: until });
    }
    case 'next':
      return say('said-next', { seconds: seconds(game.next_until ?? 0) });
    case 'waits-next':
      return say('said-waits-next');
    case 'roll':
      return say('said-roll', { seconds: until });
    case 'other-rolls':
      return say('other-rolls', { player: nameOf(game, game.roller) });
    case 'lay': {
      const board = own?.board;
      if (!board) return '';
      if (game.second_chance) return sand(game, say, seconds);
      const pieces = board.pieces.join(', ');
      const told = say('said-board', { count: squares(board.area), pieces });
      return `${told} ${sand(game, say, seconds)}`;
    }
    case 'board-comes':
      return say('board-comes');
    case 'take':
      return `${say('said-take')} ${sand(game, say, seconds)}`;
    case 'no-gems':
      return say('no-gems-near');
    case 'gave-up':
      return say('said-gave-up');
    case 'waits-others':
      // Alone the next board comes at once.
      return game.seats.length > 1 && isLaying(game) ? say('said-waits-others') : '';
    case 'watch':
      return say('you-watch');
  }
};
