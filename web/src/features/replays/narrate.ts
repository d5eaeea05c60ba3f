/** Turns notices into sentences; the words are an argument, so that it needs no page. */

import type { GameSeen, Notice } from '../../api/protocol';
import type { Values } from '../../i18n/fluent';
import { nameOf } from '../../table/views/seats';

type Say = (id: string, values?: Values) => string;

export const told = (notice: Notice, view: GameSeen, say: Say): string => {
  const player = nameOf(view, notice.seat);
  const gems = (notice.gems ?? []).map((gem) => say(`gem-${gem}`)).join(', ');
  if (view.edition === 'solo') {
    // Boards follow each other at once: the end of one needs no words.
    if (notice.what === 'round_started') return say('solo-board', { number: view.round });
    if (notice.what === 'ubongo_called') return say('replay-solved-one', { player });
    if (notice.what === 'round_ended') return '';
  }
  switch (notice.what) {
    case 'round_started':
      return say('said-round-started', {
        round: notice.round ?? view.round,
        symbol: say(`symbol-${notice.symbol ?? view.symbol ?? 'mask'}`),
      });
    case 'ubongo_called':
      return say('said-ubongo', { player, place: say(`place-${notice.rank ?? 1}`) });
    case 'hourglass_turned':
      return say('second-chance-told');
    case 'pawn_moved':
      return say('replay-moved', { player, field: (notice.field ?? 0) + 1 });
    case 'gems_taken':
      return gems
        ? say('replay-taken', { player, field: (notice.field ?? 0) + 1, gems })
        : say('said-gems-taken', { player, field: (notice.field ?? 0) + 1 });
    case 'gem_won':
    case 'gem_drawn':
      return say('replay-won', { player, gems });
    case 'gems_left_over':
      return say('said-left-over', { gems });
    case 'take_passed':
      return say('replay-passed', { player });
    case 'round_given_up':
      return say('replay-gave-up', { player });
    case 'board_put_aside':
      return say('replay-put-aside', { player });
    case 'round_ended':
      return say('said-round-ended', { round: notice.round ?? view.round });
    case 'play_off_started':
      return say('play-off-told');
    case 'play_off_conceded':
      return say('replay-conceded', { player });
    case 'game_ended':
      return say('said-game-ended');
    case 'game_voided':
      return say('game-void');
    case 'seat_lost':
      return say('said-seat-lost', { player });
    case 'seat_left':
      return say('said-seat-left', { player });
    case 'seat_back':
      return say('said-seat-back', { player });
    case 'paused':
      return say('paused');
    case 'continued':
    case 'clock_moved':
      return say('replay-goes-on');
    case 'gems_laid':
    case 'stacks_dealt':
    case 'pawns_placed':
      return say('replay-laid-out');
    case 'field_chosen':
      return say('replay-chosen', { player });
    default:
      // A revealed board, a seed, a wish for a break: not worth a sentence.
      return '';
  }
};

/** All that happened in one moment, as one text without repetition. */
export const toldOf = (notices: readonly Notice[], view: GameSeen, say: Say): string =>
  [...new Set(notices.map((one) => told(one, view, say)).filter(Boolean))].join(' ');
