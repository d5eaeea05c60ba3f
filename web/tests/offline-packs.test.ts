/** packs on this device: read, broken, used up; the tasks of the box; the last table. */
import { expect, test } from 'vitest';
import type { BoxTasks, Pack } from '../src/api/protocol';
import { keepTasks, taskOf, tasksIn } from '../src/offline/box-tasks';
import { minutesToWait, noteTable } from '../src/offline/last-table';
import {
  dealt,
  isPuzzle,
  keepStock,
  left,
  leftIn,
  packFor,
  packOf,
  type Stock,
  stockIn,
  wanted,
  withPack,
} from '../src/offline/packs';

const shelf = (items: Record<string, string> = {}) => ({
  getItem: (key: string) => items[key] ?? null,
  setItem: (key: string, value: string) => {
    items[key] = value;
  },
});
const DENIED = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

const PUZZLE = { area: '######/..####/..##..', pieces: ['L3', 'I4', 'P5'], stars: 2 } as const;
const pack = (level: Pack['level'], number: number, more: object = {}): Pack => ({
  level,
  number,
  side: 'easy',
  puzzles: Array.from({ length: 100 }, () => PUZZLE),
  ...more,
});
const EMPTY = stockIn(null).stock;
const played = (stock: Stock, level: Pack['level'], times: number): Stock =>
  Array.from({ length: times }).reduce<Stock>((one) => dealt(one, packFor(one, level)!), stock);

test('a device without packs wants the first of each level', () => {
  expect(wanted(EMPTY)).toEqual([
    { level: 'easy', number: 1 },
    { level: 'hard', number: 1 },
    { level: 'five_stars', number: 1 },
  ]);
});

test('a puzzle is dealt once; what is played is fetched again before it runs out', () => {
  const full = withPack(EMPTY, pack('easy', 1));
  expect(left(full, 'easy')).toBe(100);
  expect(wanted(full).map((one) => one.level)).toEqual(['hard', 'five_stars']);
  const one = played(full, 'easy', 1);
  expect([left(one, 'easy'), packFor(one, 'easy')?.played]).toEqual([99, 1]);
  expect(wanted(one)[0]).toEqual({ level: 'easy', number: 2 });
  const two = withPack(one, pack('easy', 2));
  expect(left(two, 'easy')).toBe(199);
  expect(wanted(two).some((asked) => asked.level === 'easy')).toBe(false);
});

test('a run takes the pack that is nearly played, as long as it has enough boards', () => {
  const two = withPack(played(withPack(EMPTY, pack('easy', 1)), 'easy', 30), pack('easy', 2));
  expect(packFor(two, 'easy')?.number).toBe(1);
  expect(packFor(played(two, 'easy', 31), 'easy')?.number).toBe(2);
  expect(packFor(two, 'hard')).toBeNull();
});

test('a pack that is played goes when the next one comes, but not from under a run', () => {
  const gone = played(withPack(EMPTY, pack('easy', 1)), 'easy', 100);
  expect([left(gone, 'easy'), packFor(gone, 'easy')]).toEqual([0, null]);
  expect(packOf(withPack(gone, pack('easy', 2)), 'easy', 1)).toBeNull();
  expect(packOf(withPack(gone, pack('easy', 2), 1), 'easy', 1)).not.toBeNull();
  expect(leftIn(packOf(gone, 'easy', 1)!)).toBe(0);
});

test('after the last number comes the first', () => {
  expect(wanted({ packs: [], last: { easy: 1000 } })[0]).toEqual({ level: 'easy', number: 1 });
});

test('a pack that is none is not taken, whoever sent it', () => {
  const wrong = [
    null,
    7,
    'pack',
    {},
    { ...pack('easy', 1), level: 'medium' },
    pack('easy', 0),
    pack('easy', 1, { puzzles: [PUZZLE] }),
    pack('easy', 1, { puzzles: Array.from({ length: 100 }, () => ({ ...PUZZLE, area: '###' })) }),
  ];
  for (const one of wrong) expect(withPack(EMPTY, one)).toBe(EMPTY);
});

test('a puzzle has pieces of the box, each once, and as many squares as its area', () => {
  expect(isPuzzle(PUZZLE)).toBe(true);
  for (const wrong of [
    null,
    { ...PUZZLE, area: '' },
    { ...PUZZLE, area: '<b>' },
    { ...PUZZLE, area: '#'.repeat(9_999) },
    { ...PUZZLE, pieces: ['L3', 'I4', 'X9'] },
    { ...PUZZLE, pieces: ['I4', 'I4', 'I4'] },
    { ...PUZZLE, pieces: 'L3' },
    { ...PUZZLE, pieces: [] },
    { ...PUZZLE, stars: 6 },
  ]) {
    expect(isPuzzle(wrong)).toBe(false);
  }
});

test('packs survive a reload; what is broken is said to be, and the rest is kept', () => {
  const store = shelf();
  const stock = played(withPack(EMPTY, pack('easy', 1)), 'easy', 12);
  expect(keepStock(store, stock)).toBe(true);
  expect(stockIn(store)).toEqual({ stock, broken: false });

  const half = { ...stock, packs: [...stock.packs, { ...pack('hard', 1), played: 400 }] };
  expect(stockIn(shelf({ 'ubongo-packs': JSON.stringify(half) }))).toEqual({ stock, broken: true });
  for (const text of ['{', '[]', 'null', '7', '{"packs":[null,7,{}]}']) {
    expect(stockIn(shelf({ 'ubongo-packs': text }))).toEqual({ stock: EMPTY, broken: true });
  }
});

test('where nothing may be stored nothing breaks, and that is known', () => {
  expect(stockIn(DENIED)).toEqual({ stock: EMPTY, broken: true });
  expect(keepStock(DENIED, EMPTY)).toBe(false);
  expect(keepStock(null, EMPTY)).toBe(false);
  expect(stockIn(null)).toEqual({ stock: EMPTY, broken: false });
});

const TASKS = {
  boards: [
    {
      number: 1,
      easy: { area: PUZZLE.area, pieces: [PUZZLE.pieces], stars: [2] },
      hard: { area: '##', pieces: [PUZZLE.pieces], stars: [2] },
    },
  ],
} as unknown as BoxTasks;

test('a task of the box is found by number, side and symbol, or not at all', () => {
  const store = shelf();
  keepTasks(store, TASKS);
  const tasks = tasksIn(store);
  expect(taskOf(tasks, { number: 1, side: 'easy', symbol: 'shield' })).toEqual(PUZZLE);
  expect(taskOf(tasks, { number: 1, side: 'easy', symbol: 'mask' })).toBeNull();
  expect(taskOf(tasks, { number: 1, side: 'hard', symbol: 'shield' })).toBeNull();
  expect(taskOf(tasks, { number: 2, side: 'easy', symbol: 'shield' })).toBeNull();
  expect(taskOf(null, { number: 1, side: 'easy', symbol: 'shield' })).toBeNull();
  for (const text of ['{', 'null', '{"boards":[]}', '{"boards":7}']) {
    expect(tasksIn(shelf({ 'ubongo-box-tasks': text }))).toBeNull();
  }
  expect(tasksIn(DENIED)).toBeNull();
  keepTasks(DENIED, TASKS);
});

test('R-321: who was at a table waits for an hour, and never longer', () => {
  const store = shelf();
  expect(minutesToWait(store, 1_000)).toBe(0);
  noteTable(store, 1_000_000);
  expect(minutesToWait(store, 1_000_000)).toBe(60);
  expect(minutesToWait(store, 1_000_000 + 59.5 * 60_000)).toBe(1);
  expect(minutesToWait(store, 1_000_000 + 60 * 60_000)).toBe(0);
  // A clock that was set back.
  expect(minutesToWait(store, 500_000)).toBe(0);
  expect(minutesToWait(shelf({ 'ubongo-last-table': 'x' }), 0)).toBe(0);
  noteTable(DENIED, 7);
  expect(minutesToWait(DENIED, 7)).toBe(0);
});
