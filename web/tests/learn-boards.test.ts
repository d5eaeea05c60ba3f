/** The boards of the lessons: they can be covered, and turning or flipping is needed where said. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as boards from '../src/features/learn/boards';
import { handOf, type LessonPuzzle, laidOf, SIDE } from '../src/features/learn/boards';
import { adviceFor, canLie, waysTo } from '../src/features/learn/covers';
import { CHAPTERS, STEPS } from '../src/features/learn/steps';
import { flip, lay, select, taken, turn } from '../src/play/hand';
import { coversOf } from '../src/shapes/covers';
import { flipped, parsed, poses, type Shape, turned, written } from '../src/shapes/geometry';

const steps = CHAPTERS.flatMap((chapter) => STEPS[chapter]);
const puzzles: readonly LessonPuzzle[] = [
  ...steps.flatMap((step) => (step.kind === 'lay' ? step.boards : [])),
  ...SIDE.rows.map(([, pieces]) => ({ area: SIDE.area, pieces })),
  boards.OTHERS,
];

test.each(puzzles.map((one) => [`${one.area} + ${one.pieces.join(' ')}`, one] as const))(
  '%s can be covered, from what lies there already',
  (_, puzzle) => {
    const hand = handOf(puzzle);
    const rest = hand.pieces.filter((one) => one.spot.kind !== 'board');
    expect(laidOf(puzzle).length).toBe(hand.pieces.length - rest.length);
    expect(coversOf(hand.cells, taken(hand).cells, rest).length).toBeGreaterThan(0);
    // Nothing is done before the learner does it.
    expect(rest.length).toBeGreaterThan(0);
  },
);

const turns = (shape: Shape): Shape[] => {
  const all = [shape];
  for (let quarter = 0; quarter < 3; quarter++) all.push(turned(all.at(-1)!));
  return all;
};
const only = (puzzle: LessonPuzzle) => {
  const hand = handOf(puzzle);
  return { area: hand.cells, shape: hand.pieces[0]!.shape };
};

test('the first piece fits as it comes', () => {
  const { area, shape } = only(boards.FIRST);
  expect(canLie(area, shape)).toBe(true);
});

test('the second must be turned, and one tap is enough', () => {
  const { area, shape } = only(boards.TURN);
  expect(canLie(area, shape)).toBe(false);
  expect(canLie(area, turned(shape))).toBe(true);
});

test('the third must be flipped: no turning helps, and then it needs none', () => {
  const { area, shape } = only(boards.FLIP);
  expect(turns(shape).filter((pose) => canLie(area, pose))).toEqual([]);
  expect(canLie(area, flipped(shape))).toBe(true);
});

test('no board of a lesson is in the box: a hint never gives a live board away (R-321)', () => {
  const folder = '../src/ubongo/data/boards';
  const text = readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  const areas = text.join('\n').match(/(?:^ {2}[#.]+\n)+/gm)!;
  expect(areas.length).toBe(72);
  const box = new Set(areas.map((one) => written(parsed(one.trim().replaceAll(/\s+/g, '/')))));
  for (const { area } of puzzles) {
    expect(poses(parsed(area)).filter((pose) => box.has(written(pose)))).toEqual([]);
  }
});

test('flips come before turns, and as few as there are', () => {
  const l4 = parsed('###/#..');
  expect(waysTo(l4, l4)).toEqual({ flips: 0, turns: 0 });
  expect(waysTo(l4, turned(turned(l4)))).toEqual({ flips: 0, turns: 2 });
  expect(waysTo(l4, flipped(l4))).toEqual({ flips: 1, turns: 0 });
  expect(waysTo(l4, parsed('####'))).toBeNull();
});

test('whoever follows every hint covers every board', () => {
  for (const puzzle of puzzles) {
    const hand = handOf(puzzle);
    let acts = 0;
    for (let advice = adviceFor(hand); advice && acts < 40; advice = adviceFor(hand)) {
      acts += 1;
      select(hand, advice.piece);
      if (advice.kind === 'turn') turn(hand, advice.piece);
      else if (advice.kind === 'flip') flip(hand, advice.piece);
      else if (advice.kind === 'drag') lay(hand, advice.piece, advice.to);
      else throw new Error('nothing was laid that has to be lifted');
    }
    expect([puzzle.area, taken(hand).cells.length]).toEqual([puzzle.area, hand.cells.cells.length]);
  }
});

test('a piece in the way of every cover is lifted', () => {
  const hand = handOf(boards.COVER);
  lay(hand, 'L4', { x: 0, y: 1 });
  lay(hand, 'L3', { x: 2, y: 0 });
  expect(adviceFor(hand)?.kind).toBe('lift');
});
