/** What can be chosen for a table, and how choices become the protocol's settings. */
import type { EditionName, OpenTable, Settings, Side } from '../protocol';

export const EDITIONS = ['classic', 'classic-long', '2024', 'cooperative', '2015'] as const;

export interface Choice {
  edition: EditionName;
  side: Side;
  /** Seconds; 0: no hourglass. */
  hourglass: number;
  samePuzzle: boolean;
  fairDeal: boolean;
  findPieces: boolean;
  openBoards: boolean;
  playOffTies: boolean;
  secondChanceIfNone: boolean;
  public: boolean;
  /** Who begins; null: chance decides. */
  startSeat: number | null;
}

/** Options that are switched on or off, and for which editions there is such an option. */
export const SWITCHES: readonly {
  readonly key:
    | 'samePuzzle'
    | 'fairDeal'
    | 'findPieces'
    | 'openBoards'
    | 'playOffTies'
    | 'secondChanceIfNone';
  readonly id: string;
  readonly only?: readonly EditionName[];
  readonly not?: readonly EditionName[];
}[] = [
  { key: 'fairDeal', id: 'option-fair-deal', not: ['cooperative'] },
  { key: 'samePuzzle', id: 'option-same-puzzle', not: ['cooperative'] },
  { key: 'findPieces', id: 'option-find-pieces' },
  { key: 'openBoards', id: 'option-open-boards' },
  { key: 'playOffTies', id: 'option-play-off-ties', only: ['classic', 'classic-long'] },
  { key: 'secondChanceIfNone', id: 'option-second-chance-if-none', only: ['cooperative'] },
];

export const HOURGLASSES = [30, 60, 90, 120, 180, 0] as const;

export const usualChoice = (): Choice => ({
  edition: 'classic',
  side: 'easy',
  hourglass: 60,
  samePuzzle: false,
  fairDeal: false,
  findPieces: false,
  openBoards: false,
  playOffTies: false,
  secondChanceIfNone: false,
  public: false,
  startSeat: null,
});

export const offered = (choice: Choice) =>
  SWITCHES.filter(
    (one) => (!one.only || one.only.includes(choice.edition)) && !one.not?.includes(choice.edition),
  );

/** The settings of a choice; what is not chosen is left to the edition. */
export const settingsOf = (choice: Choice): Settings => {
  const on = new Set(offered(choice).map((one) => one.key));
  const has = (key: (typeof SWITCHES)[number]['key']): boolean => on.has(key) && choice[key];
  return {
    sides: [choice.side],
    hourglass: choice.hourglass ? choice.hourglass * 1000 : null,
    find_pieces: has('findPieces'),
    same_puzzle: has('samePuzzle'),
    fair_deal: has('fairDeal') && !has('samePuzzle'),
    delays: [],
    rounds: null,
    grace: 0,
    open_boards: has('openBoards') && !has('samePuzzle'),
    second_chance_if_none_solved: has('secondChanceIfNone'),
    play_off_ties: has('playOffTies'),
    minutes: null,
    animals: [],
    start_seat: choice.startSeat,
    any_hourglass: false,
  };
};

export const choiceOf = (edition: EditionName, settings: Settings, isPublic: boolean): Choice => ({
  edition,
  side: settings.sides[0] ?? 'easy',
  hourglass: settings.hourglass === null ? 0 : settings.hourglass / 1000,
  samePuzzle: settings.same_puzzle,
  fairDeal: settings.fair_deal,
  findPieces: settings.find_pieces,
  openBoards: settings.open_boards,
  playOffTies: settings.play_off_ties,
  secondChanceIfNone: settings.second_chance_if_none_solved,
  public: isPublic,
  startSeat: settings.start_seat,
});

export const wishOf = (choice: Choice): OpenTable => ({
  edition: choice.edition,
  settings: settingsOf(choice),
  public: choice.public,
});

/** A solo run; `minutes` null is zen, without a clock. */
export const soloWish = (side: Side, minutes: number | null): OpenTable => ({
  edition: 'solo',
  settings: { ...settingsOf({ ...usualChoice(), side }), hourglass: null, minutes },
  start: true,
});
