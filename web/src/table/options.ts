/** The options of a new table, and how they become the protocol's settings. */
import type { Animal, EditionName, OpenTable, Settings, Side } from '../api/protocol';

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
  /** A quarter of a second more, for slow connections. */
  grace: boolean;
  public: boolean;
  /** Null for the number of the edition. */
  rounds: number | null;
  /** The start player; null for chance. */
  startSeat: number | null;
  /** By seat; null or missing for the side of the table. */
  sides: readonly (Side | null)[];
  /** By seat, in seconds. */
  delays: readonly number[];
  /** By seat; null or missing for chance. */
  animals: readonly (Animal | null)[];
}

/** Options that are on or off, and the editions that have them. */
export const SWITCHES: readonly {
  readonly key:
    | 'samePuzzle'
    | 'fairDeal'
    | 'findPieces'
    | 'openBoards'
    | 'playOffTies'
    | 'secondChanceIfNone'
    | 'grace';
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
  { key: 'grace', id: 'option-grace' },
];

export const HOURGLASSES = [30, 60, 90, 120, 180, 0] as const;
export const DELAYS = [0, 5, 10, 20, 30] as const;
export const ANIMALS: readonly Animal[] = ['Rabbat', 'Henrietta', 'Juri', 'Caspar'];
const GRACE = 250;

/** The offered numbers of rounds; with fewer players the classic boards last longer. */
export const roundsOffered = (edition: EditionName, seats: number): readonly number[] => {
  const isClassic = edition === 'classic' || edition === 'classic-long';
  const most = isClassic ? Math.floor(36 / Math.max(2, seats)) : 9;
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 18].filter((rounds) => rounds <= most);
};

/** The same list with another value for one seat. */
export const withSeat = <Value>(
  list: readonly Value[],
  seat: number,
  value: Value,
  usual: Value,
): readonly Value[] =>
  Array.from({ length: Math.max(list.length, seat + 1) }, (_, one) =>
    one === seat ? value : (list[one] ?? usual),
  );

/** One value for each seat, or an empty list if all have the default. */
const seatBySeat = <Value>(list: readonly Value[], seats: number, usual: Value): Value[] => {
  const all = Array.from({ length: seats }, (_, seat) => list[seat] ?? usual);
  return all.every((value) => value === usual) ? [] : all;
};

/** Whether the settings by seat are for this number of seats. */
export const fits = (settings: Settings, seats: number): boolean =>
  (settings.sides.length <= 1 || settings.sides.length === seats) &&
  [settings.delays, settings.animals].every((one) => [0, seats].includes(one.length)) &&
  (settings.start_seat ?? 0) < seats;

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
  grace: false,
  public: false,
  rounds: null,
  startSeat: null,
  sides: [],
  delays: [],
  animals: [],
});

export const offered = (choice: Choice) =>
  SWITCHES.filter(
    (one) => (!one.only || one.only.includes(choice.edition)) && !one.not?.includes(choice.edition),
  );

/** The settings of a choice for this many seats; anything not chosen is left to the edition. */
export const settingsOf = (choice: Choice, seats = 0): Settings => {
  const on = new Set(offered(choice).map((one) => one.key));
  const has = (key: (typeof SWITCHES)[number]['key']): boolean => on.has(key) && choice[key];
  const sides = seatBySeat(
    choice.sides.map((side) => side ?? choice.side),
    seats,
    choice.side,
  );
  return {
    sides: sides.length ? sides : [choice.side],
    hourglass: choice.hourglass ? choice.hourglass * 1000 : null,
    find_pieces: has('findPieces'),
    same_puzzle: has('samePuzzle'),
    fair_deal: has('fairDeal') && !has('samePuzzle'),
    delays: seatBySeat(choice.delays, seats, 0).map((seconds) => seconds * 1000),
    rounds: choice.rounds,
    grace: has('grace') ? GRACE : 0,
    open_boards: has('openBoards') && !has('samePuzzle'),
    second_chance_if_none_solved: has('secondChanceIfNone'),
    play_off_ties: has('playOffTies'),
    minutes: null,
    animals: choice.edition === 'cooperative' ? seatBySeat(choice.animals, seats, null) : [],
    start_seat: seats && (choice.startSeat ?? 0) >= seats ? null : choice.startSeat,
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
  grace: settings.grace > 0,
  public: isPublic,
  rounds: settings.rounds,
  startSeat: settings.start_seat,
  sides: settings.sides.length > 1 ? settings.sides : [],
  delays: settings.delays.map((delay) => delay / 1000),
  animals: settings.animals,
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
