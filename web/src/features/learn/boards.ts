/**
 * The boards of the lessons. All are fresh ones (`ubongo boards new`): none is in the box, so no
 * hint gives a board away that is live at a table.
 */

import type { Laid, Symbol as Picture, PieceId } from '../../api/protocol';
import { type Hand, handFor, restore } from '../../play/hand';
import { parsed } from '../../shapes/geometry';

export interface LessonPuzzle {
  readonly area: string;
  readonly pieces: readonly PieceId[];
  /** The pieces that lie on it already, drawn from the top left of the area. */
  readonly lies?: Partial<Readonly<Record<PieceId, string>>>;
}

export const laidOf = (puzzle: LessonPuzzle): readonly Laid[] =>
  puzzle.pieces.flatMap((piece) => {
    const drawn = puzzle.lies?.[piece];
    return drawn ? [{ piece, cells: parsed(drawn) }] : [];
  });

export const handOf = (puzzle: LessonPuzzle): Hand => {
  const { area, pieces } = puzzle;
  const hand = handFor({ area, pieces });
  restore(hand, laidOf(puzzle));
  return hand;
};

/** One piece that fits as it comes, one that must be turned, one that must be turned over. */
export const FIRST: LessonPuzzle = { area: '###/#..', pieces: ['L4'] };
export const TURN: LessonPuzzle = { area: '.#/##/.#', pieces: ['T4'] };
export const FLIP: LessonPuzzle = { area: '##./.##', pieces: ['S4'] };

export const COVER: LessonPuzzle = { area: '####/####/####', pieces: ['L3', 'L4', 'Y5'] };

/** A whole side with its six rows; the die of the lesson shows a snake. */
export const SIDE: {
  readonly area: string;
  readonly rows: readonly [Picture, readonly PieceId[]][];
} = {
  area: '####/##.#/.#.#/.#.#',
  rows: [
    ['shield', ['I3', 'L3', 'L5']],
    ['hand', ['I2', 'I4', 'P5']],
    ['antelope', ['I2', 'O4', 'L5']],
    ['snake', ['I3', 'L4', 'I4']],
    ['elephant', ['I2', 'I4', 'L5']],
    ['mask', ['I2', 'L4', 'L5']],
  ],
};
export const ROLLED: Picture = 'snake';
export const SAND: LessonPuzzle = {
  area: SIDE.area,
  pieces: SIDE.rows.find(([picture]) => picture === ROLLED)![1],
};

export const SAPPHIRE: LessonPuzzle = {
  area: '.####/.#.##/.#.#./##...',
  pieces: ['I2', 'L4', 'L5'],
  lies: { L5: '.#/.#/.#/##' },
};
export const AMBER: LessonPuzzle = {
  area: '####/#..#/##../###.',
  pieces: ['I3', 'L3', 'L5'],
  lies: { L5: '####/...#' },
};
export const PLAY_OFF: LessonPuzzle = { area: '#####/#####', pieces: ['I2', 'L4', 'I4'] };

export const TOGETHER: LessonPuzzle = {
  area: '#...#/#...#/##..#/#####',
  pieces: ['I3', 'I4', 'Y5'],
  lies: { Y5: '#..../#..../##.../#....' },
};
/** The board of the other player: a piece is missing. */
export const HELP: LessonPuzzle = {
  area: '....#/#...#/##..#/#####',
  pieces: ['I2', 'T4', 'L5'],
  lies: { I2: '...../...../...../.##..', L5: '....#/....#/....#/...##' },
};

export const RUN: readonly LessonPuzzle[] = [
  {
    area: '...##/#..#./##.#./####.',
    pieces: ['I2', 'L4', 'P5'],
    lies: { P5: '...../#..../##.../##...' },
  },
  {
    area: '.###./.#.#./##.##/...##',
    pieces: ['I2', 'L4', 'P5'],
    lies: { P5: '...../...#./...##/...##' },
  },
];
/** Four pieces and five stars: a board to put aside. */
export const MEAN: LessonPuzzle = {
  area: '###.#/#####/.####/.####',
  pieces: ['L4', 'S4', 'O4', 'L5'],
};
export const AFTER: LessonPuzzle = {
  area: '....#/#...#/##..#/#####',
  pieces: ['I3', 'L3', 'L5'],
  lies: { L5: '....#/....#/....#/...##' },
};
export const LAST: LessonPuzzle = {
  area: '.#.#/##.#/##.#/.###',
  pieces: ['I2', 'I4', 'L5'],
  lies: { L5: '...#/...#/...#/..##' },
};

/** The pieces that the other player lays meanwhile. */
export const OTHERS: LessonPuzzle = { area: '.#.#/##.#/##.#/.###', pieces: ['I3', 'L4', 'S4'] };
