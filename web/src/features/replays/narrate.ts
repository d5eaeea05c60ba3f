/**
 * The narration of a replay: the sentences of a live table, and more where nobody can see for
 * themselves. The words are an argument, so that it needs no page.
 */

import type { GameSeen, Notice } from '../../api/protocol';
import { narrated, type Say } from '../../table/views/narration';
import { nameOf } from '../../table/views/seats';
import { gemsTold } from '../../table/views/spoken-things';

/** The sentence that only a replay has for a notice; null if it has none. */
const toldHere = (notice: Notice, view: GameSeen, say: Say): string | null => {
  const player = nameOf(view, notice.seat);
  const gems = gemsTold(view, notice.gems ?? [], say);
  switch (notice.what) {
    case 'pawn_moved':
      return say('replay-moved', { player, field: (notice.field ?? 0) + 1 });
    case 'gems_taken':
      return gems ? say('replay-taken', { player, field: (notice.field ?? 0) + 1, gems }) : null;
    case 'gem_won':
    case 'gem_drawn':
      return say('replay-won', { player, gems });
    case 'take_passed':
      return say('replay-passed', { player });
    case 'round_given_up':
      return say('replay-gave-up', { player });
    case 'board_put_aside':
      return say('replay-put-aside', { player });
    case 'play_off_conceded':
      return say('replay-conceded', { player });
    case 'game_voided':
      return say('game-void');
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
      return null;
  }
};

export const told = (notice: Notice, view: GameSeen, say: Say): string => {
  if ('run' in view.table) {
    // Boards follow each other at once: the end of one needs no words.
    if (notice.what === 'round_started') return say('solo-board', { number: view.round });
    if (notice.what === 'ubongo_called') {
      return say('replay-solved-one', { player: nameOf(view, notice.seat) });
    }
    if (notice.what === 'round_ended') return '';
  }
  // A table of “Play now” begins before the page of its player has come.
  if (view.round === 0 && (notice.what === 'seat_lost' || notice.what === 'seat_back')) return '';
  const here = toldHere(notice, view, say);
  if (here !== null) return here;
  const { speech, toast } = narrated(notice, view, say);
  return speech ?? toast?.text ?? '';
};

/** All that happened in one moment, as one text without repetition. */
export const toldOf = (notices: readonly Notice[], view: GameSeen, say: Say): string =>
  [...new Set(notices.map((one) => told(one, view, say)).filter(Boolean))].join(' ');
