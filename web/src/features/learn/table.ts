/** A game as a server would show it, around the view of a lesson; seat 0 learns. */
import type { GameSeen, GameSeenOf, Phase, SeatSeen, Settings } from '../../api/protocol';

const SETTINGS: Settings = {
  sides: [],
  hourglass: null,
  find_pieces: false,
  same_puzzle: false,
  fair_deal: false,
  delays: [],
  rounds: null,
  grace: 0,
  open_boards: false,
  second_chance_if_none_solved: false,
  play_off_ties: false,
  // No run of a minute is ever stored, so the learner's own records do not show beside it.
  minutes: 1,
  animals: [],
  start_seat: null,
  any_hourglass: false,
  boards: 'box',
  stars: null,
  agreed: null,
  pause: null,
  guided: false,
  watched_drafts: false,
  levels: [],
  tips: [],
};

const seatOf = (name: string): SeatSeen => ({
  player: { name, bot: '' },
  rank: 0,
  moved: false,
  done: false,
  gave_up: false,
  left: false,
  online: true,
  asks_pause: false,
  said_next: false,
  agrees_to_share: false,
  has_board: true,
  laid_count: 0,
  board: null,
  cover: null,
  fit: null,
});

interface Around {
  readonly names: readonly string[];
  readonly phase?: Phase;
  readonly round?: number;
  readonly places?: readonly number[];
  readonly tied?: readonly number[];
}

export const around = <Edition extends GameSeen['edition'], Table>(
  edition: Edition,
  table: Table,
  { names, phase = 'round', round = 1, places = [], tied = [] }: Around,
): GameSeenOf<Edition, Table> => ({
  seat: 0,
  edition,
  settings: SETTINGS,
  phase,
  round,
  rounds: 9,
  roller: 0,
  symbol: null,
  deadline: null,
  second_chance: false,
  goes_on_at: null,
  next_until: null,
  gives_up_at: null,
  paused: false,
  tied,
  seats: names.map(seatOf),
  table,
  may: [],
  glimpse_every: 1000,
  places,
  reason: '',
  seal: '',
  seed: '',
  tip: null,
});
