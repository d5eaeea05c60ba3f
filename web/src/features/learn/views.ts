/**
 * The tables of the lessons, written by hand in the form in which a server would show them, so that
 * the real views draw them. Seat 0 is the learner.
 */
import type {
  Animal,
  AnimalView,
  Gem,
  GemView,
  Phase,
  ScoringBoard,
  SoloView,
  TrackView,
} from '../../api/protocol';
import { boardParts, scoreOf } from '../../table/views/animals/coop-score';
import { boardPoints } from '../../table/views/round-track/points';
import { around } from './table';

// The gem board

const row = (front: readonly [Gem, Gem], left: number): readonly Gem[] => {
  const back: readonly Gem[] = ['blue', 'green', 'violet', 'yellow', 'brown', 'red'];
  return [...front, ...Array.from({ length: left - 2 }, (_, index) => back[(index * 5) % 6]!)];
};

/** First of the round, so the pawn may go three fields: two red gems are within reach. */
export const GEM_BOARD: GemView = {
  rows: [
    row(['green', 'yellow'], 10),
    row(['blue', 'brown'], 12),
    row(['violet', 'green'], 8),
    row(['red', 'red'], 10),
    row(['yellow', 'violet'], 12),
    row(['red', 'brown'], 6),
  ],
  pawns: [1, 2],
  gems: [
    [1, 2, 0, 0, 1, 0],
    [0, 1, 2, 1, 0, 0],
  ],
  chosen: [true, true],
  own_choice: null,
  reachable: [0, 1, 2, 3, 4],
};

const COLOURS: readonly Gem[] = ['green', 'red', 'blue', 'violet', 'brown', 'yellow'];

/** The board after a seat has moved to a field and taken its two nearest gems. */
export const tookFrom = (before: GemView, seat: number, field: number): GemView => {
  const pair = (before.rows[field] ?? []).slice(0, 2);
  return {
    ...before,
    rows: before.rows.map((gems, number) => (number === field ? gems.slice(2) : gems)),
    pawns: before.pawns.map((at, number) => (number === seat ? field : at)),
    gems: before.gems.map((counts, number) =>
      number === seat
        ? counts.map((count, place) => count + pair.filter((gem) => gem === COLOURS[place]).length)
        : counts,
    ),
    reachable: seat === 0 ? [] : before.reachable,
  };
};

/** The largest number of gems of one colour that a seat would have after taking there. */
export const mostBy = (before: GemView, seat: number, field: number): number =>
  Math.max(...(tookFrom(before, seat, field).gems[seat] ?? [0]));

export const gemGame = (table: GemView, taking: boolean, names: readonly string[]) => ({
  ...around('classic', table, { names }),
  may: taking ? (['take_gems'] as const) : [],
});

/** Heaps at the end of a game: green, red, blue, violet, brown, yellow. */
export const COUNT: readonly (readonly number[])[] = [
  [1, 5, 1, 0, 2, 0],
  [3, 1, 3, 3, 2, 2],
];
export const TIE: readonly (readonly number[])[] = [
  [0, 4, 1, 1, 1, 3],
  [2, 2, 4, 0, 2, 1],
];

// 2024

const none: ScoringBoard = { sapphires: 0, ambers: 0, boards: [] };

const trackOf = (left: number, ...scoring: readonly ScoringBoard[]): TrackView => ({
  sapphires: left,
  ambers: left,
  scoring,
  points: scoring.map(boardPoints),
});

export const TRACK = trackOf(9, none, none);

const SAPPHIRE: ScoringBoard = { sapphires: 1, ambers: 0, boards: [1] };
const AMBER: ScoringBoard = { sapphires: 0, ambers: 1, boards: [2] };

const both = (one: ScoringBoard, more: ScoringBoard): ScoringBoard => ({
  sapphires: one.sapphires + more.sapphires,
  ambers: one.ambers + more.ambers,
  boards: [...one.boards, ...more.boards],
});

/** A round of two: the first gets the sapphire, the second the amber, both their board. */
export const rewarded = (before: TrackView, rank: 1 | 2): TrackView =>
  trackOf(
    before.sapphires - 1,
    both(before.scoring[0]!, rank === 1 ? SAPPHIRE : AMBER),
    both(before.scoring[1]!, rank === 1 ? AMBER : SAPPHIRE),
  );

export const POINTS: readonly ScoringBoard[] = [
  { sapphires: 1, ambers: 1, boards: [1, 3] },
  { sapphires: 0, ambers: 3, boards: [2, 4] },
];

const level: ScoringBoard = { sapphires: 3, ambers: 3, boards: [1, 2, 3, 4, 5, 6] };
export const LEVEL = trackOf(0, level, level);

export const trackGame = (table: TrackView, names: readonly string[], phase: Phase = 'round') =>
  around('2024', table, { names, phase, round: 10 - table.sapphires, tied: [0, 1] });

// Together

export const ANIMALS: readonly Animal[] = ['Juri', 'Henrietta', 'Rabbat'];

const sharedOf = (
  left: readonly [number, number],
  scoring: readonly ScoringBoard[],
): AnimalView => ({
  sapphires: left[0],
  ambers: left[1],
  animals: ANIMALS,
  scoring,
  stacks: ANIMALS,
  score: scoreOf(boardParts(scoring)),
  most: 77,
  helpable: [],
});

const won = (sapphires: number, ambers: number, boards: number): ScoringBoard => ({
  sapphires,
  ambers,
  boards: Array.from({ length: boards }, (_, index) => index + 1),
});

export const SHARED = {
  begin: sharedOf([9, 9], [none, none, none]),
  /** The learner was first, the third player second, the other one has not solved. */
  alone: sharedOf([8, 9], [won(1, 0, 1), none, none]),
  beforeHelp: sharedOf([8, 8], [won(1, 0, 1), none, won(0, 1, 1)]),
  helped: sharedOf([8, 8], [won(1, 0, 1), won(0, 0, 1), won(0, 1, 1)]),
  beforeSet: sharedOf([7, 7], [won(1, 1, 2), won(0, 0, 1), won(1, 1, 2)]),
  set: sharedOf([7, 7], [won(1, 1, 2), won(0, 0, 2), won(1, 1, 2)]),
} as const;

export const sharedGame = (table: AnimalView, names: readonly string[]) =>
  around('cooperative', table, { names, round: 10 - table.sapphires });

// Solo

export const soloGame = (solved: number, aside: number, names: readonly string[]) => {
  const table: SoloView = {
    run: { minutes: 1, side: 'easy', solved, put_aside: aside, last_solve: 0 },
  };
  return around('solo', table, { names: names.slice(0, 1) });
};
