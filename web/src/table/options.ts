/**
 * The options of a new table, and how they become the protocol's settings. Which edition has which
 * of them is what the server tells (`Editions`).
 */
import type {
  Animal,
  EditionName,
  Editions,
  OpenTable,
  OptionName,
  Settings,
  Side,
  Strength,
} from '../api/protocol';
import { factsOf, isOffered, mostRounds } from '../editions/facts';
import { type BoardsChoice, boardSettings, boardsOf, usualBoards } from './fresh-boards';

export interface Choice {
  edition: EditionName;
  side: Side;
  /** Seconds; 0: no hourglass. */
  hourglass: number;
  samePuzzle: boolean;
  fairDeal: boolean;
  findPieces: boolean;
  openBoards: boolean;
  /** With open boards: spectators see them, too. */
  watchedDrafts: boolean;
  playOffTies: boolean;
  secondChanceIfNone: boolean;
  /** A quarter of a second more, for slow connections. */
  grace: boolean;
  public: boolean;
  boards: BoardsChoice;
  /** Null for the number of the edition. */
  rounds: number | null;
  /** Seconds between two rounds; 0 until everybody is ready. */
  pause: number;
  /** The start player; null for chance. */
  startSeat: number | null;
  /** By seat; null or missing for the side of the table. */
  sides: readonly (Side | null)[];
  /** By seat, in seconds. */
  delays: readonly number[];
  /** By seat; null or missing for chance. */
  animals: readonly (Animal | null)[];
}

/** Options that are on or off. */
export const SWITCHES: readonly {
  readonly key:
    | 'samePuzzle'
    | 'fairDeal'
    | 'findPieces'
    | 'openBoards'
    | 'playOffTies'
    | 'secondChanceIfNone'
    | 'watchedDrafts'
    | 'grace';
  readonly option: OptionName;
  readonly id: string;
}[] = [
  { key: 'fairDeal', option: 'fair_deal', id: 'option-fair-deal' },
  { key: 'samePuzzle', option: 'same_puzzle', id: 'option-same-puzzle' },
  { key: 'findPieces', option: 'find_pieces', id: 'option-find-pieces' },
  { key: 'openBoards', option: 'open_boards', id: 'option-open-boards' },
  { key: 'watchedDrafts', option: 'watched_drafts', id: 'option-watched-drafts' },
  { key: 'playOffTies', option: 'play_off_ties', id: 'option-play-off-ties' },
  {
    key: 'secondChanceIfNone',
    option: 'second_chance_if_none_solved',
    id: 'option-second-chance-if-none',
  },
  { key: 'grace', option: 'grace', id: 'option-grace' },
];

/** The offered seconds between two rounds, in which people look back; 0 is by hand. */
export const PAUSES: readonly number[] = [5, 8, 10, 20, 0];

/** The offered lengths of the hourglass in seconds; 0 is none. */
export const hourglassesOffered = (known: Editions, edition: EditionName): readonly number[] => {
  const range = factsOf(known, edition)?.hourglass;
  if (!range) return [0];
  const { shortest, longest } = range;
  return [
    ...[30, 60, 90, 120, 180].filter((one) => shortest <= one * 1000 && one * 1000 <= longest),
    0,
  ];
};

/** The offered seconds by which a seat may begin later. */
export const delaysOffered = (known: Editions): readonly number[] =>
  [0, 5, 10, 20, 30].filter((seconds) => seconds * 1000 <= known.longest_delay);

/** The offered numbers of rounds; with fewer players or fresh boards the boards may last longer. */
export const roundsOffered = (
  known: Editions,
  edition: EditionName,
  seats: number,
  fresh = false,
): readonly number[] => {
  const most = mostRounds(known, edition, seats, fresh);
  return [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 18, 24, 36].filter((rounds) => rounds <= most);
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
  watchedDrafts: false,
  playOffTies: false,
  secondChanceIfNone: false,
  grace: false,
  public: false,
  boards: usualBoards(),
  rounds: null,
  pause: 8,
  startSeat: null,
  sides: [],
  delays: [],
  animals: [],
});

/** The switches that the edition of a choice has; spectators see only what the players see. */
export const offered = (known: Editions, choice: Choice) =>
  SWITCHES.filter(
    (one) =>
      isOffered(known, choice.edition, one.option) &&
      (one.key !== 'watchedDrafts' || choice.openBoards),
  );

/** Whether a switch has no effect while boards are fitted to each seat. */
export const restsWhereFitted = (key: (typeof SWITCHES)[number]['key']): boolean =>
  key === 'samePuzzle' || key === 'fairDeal';

/** One side for the table, or one for each seat. */
export const sidesOf = (choice: Choice, seats: number): Side[] => {
  const sides = seatBySeat(
    choice.sides.map((side) => side ?? choice.side),
    seats,
    choice.side,
  );
  return sides.length ? sides : [choice.side];
};

/** The settings of a choice for this many seats; anything not chosen is left to the edition. */
export const settingsOf = (known: Editions, choice: Choice, seats = 0): Settings => {
  const on = new Set(offered(known, choice).map((one) => one.key));
  const has = (key: (typeof SWITCHES)[number]['key']): boolean => on.has(key) && choice[key];
  return {
    sides: sidesOf(choice, seats),
    hourglass: choice.hourglass ? choice.hourglass * 1000 : null,
    find_pieces: has('findPieces'),
    same_puzzle: has('samePuzzle'),
    fair_deal: has('fairDeal') && !has('samePuzzle') && !choice.boards.fresh,
    delays: seatBySeat(choice.delays, seats, 0).map((seconds) => seconds * 1000),
    rounds: choice.rounds,
    grace: has('grace') ? known.longest_grace : 0,
    open_boards: has('openBoards') && !has('samePuzzle'),
    second_chance_if_none_solved: has('secondChanceIfNone'),
    play_off_ties: has('playOffTies'),
    minutes: null,
    animals: isOffered(known, choice.edition, 'animals')
      ? seatBySeat(choice.animals, seats, null)
      : [],
    start_seat: seats && (choice.startSeat ?? 0) >= seats ? null : choice.startSeat,
    any_hourglass: false,
    ...(isOffered(known, choice.edition, 'boards')
      ? boardSettings(known, choice.boards, sidesOf(choice, seats))
      : boardSettings(known, usualBoards(), [])),
    pause: choice.pause ? choice.pause * 1000 : null,
    guided: false,
    watched_drafts: has('watchedDrafts') && has('openBoards') && !has('samePuzzle'),
    levels: [],
    tips: [],
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
  watchedDrafts: settings.watched_drafts,
  playOffTies: settings.play_off_ties,
  secondChanceIfNone: settings.second_chance_if_none_solved,
  grace: settings.grace > 0,
  public: isPublic,
  boards: boardsOf(settings),
  rounds: settings.rounds,
  pause: settings.pause === null ? 0 : settings.pause / 1000,
  startSeat: settings.start_seat,
  sides: settings.sides.length > 1 ? settings.sides : [],
  delays: settings.delays.map((delay) => delay / 1000),
  animals: settings.animals,
});

/** A run whose boards become a little harder each time: it begins by own times, or by a grade. */
export type Climb = Strength | 'own';

/** A solo run; `minutes` null is zen, without a clock. */
export const soloWish = (
  known: Editions,
  side: Side,
  minutes: number | null,
  climb: Climb | null = null,
): OpenTable => ({
  edition: 'solo',
  settings: { ...settingsOf(known, { ...usualChoice(), side }), hourglass: null, minutes },
  start: true,
  ...(climb === null ? {} : { fair: true, grade: climb === 'own' ? null : climb }),
});
