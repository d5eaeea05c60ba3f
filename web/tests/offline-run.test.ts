// @vitest-environment happy-dom
/** a run without a server: its clock, its count, and how it survives a reload. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Pack } from '../src/api/protocol';
import { OfflineSolo } from '../src/features/train/solo.svelte';
import { keepStock, left, stockIn, withPack } from '../src/offline/packs';
import { keepPlayed, playedIn, runningIn } from '../src/offline/run-store';
import {
  begun,
  coverText,
  dealtAt,
  ended,
  isOver,
  leftOf,
  orderOf,
  putAside,
  resultOf,
  solved,
} from '../src/offline/running-run';
import { lay } from '../src/play/hand';
import { coversOf } from '../src/shapes/covers';
import { cellsOf, parsed } from '../src/shapes/geometry';
import { pieceOf } from '../src/shapes/pieces';

const MINUTE = 60_000;
const PUZZLE = { area: '######/..####/..##..', pieces: ['L3', 'I4', 'P5'], stars: 2 } as const;
const PACK: Pack = {
  level: 'easy',
  number: 3,
  side: 'easy',
  puzzles: Array.from({ length: 100 }, () => PUZZLE),
};

const shelf = (items: Record<string, string> = {}) => ({
  items,
  getItem: (key: string) => items[key] ?? null,
  setItem: (key: string, value: string) => {
    items[key] = value;
  },
});

// The value

const RUN = begun({ level: 'easy', pack: 3, minutes: 5, began: 7, first: 12 });

test('R-300, R-301: solved boards count, others are put aside, each with its time', () => {
  const one = solved(RUN, 20_000, '000', 13);
  const two = putAside(one, 25_000, 14);
  const three = solved(two, 60_000, '111', 15);
  expect(three.boards).toEqual([
    { puzzle: 12, took: 20_000, cover: '000' },
    { puzzle: 13, took: 5_000, cover: '' },
    { puzzle: 14, took: 35_000, cover: '111' },
  ]);
  expect([three.puzzle, dealtAt(three)]).toEqual([15, 60_000]);
  expect(resultOf(putAside(three, 70_000, 16))).toEqual({
    solved: 2,
    putAside: 2,
    lastSolve: 60_000,
  });
});

test('R-300: after the end nothing counts any more', () => {
  expect(leftOf(RUN, 4 * MINUTE)).toBe(MINUTE);
  expect([isOver(RUN, 5 * MINUTE - 1), isOver(RUN, 5 * MINUTE)]).toEqual([false, true]);
  expect(solved(RUN, 5 * MINUTE, '000', 13)).toBe(RUN);
  expect(putAside(RUN, 6 * MINUTE, 13)).toBe(RUN);
  expect(solved(ended(RUN), 1_000, '000', 13).boards).toEqual([]);
});

test('without a clock a run has no end but the player’s', () => {
  const run = { ...RUN, minutes: null };
  expect([leftOf(run, 1e9), isOver(run, 1e9)]).toEqual([null, false]);
  expect(isOver(solved(run, 1e9, '000', null), 1e9)).toBe(true);
});

test('nothing solved is told as nothing, not as a last solve', () => {
  expect(resultOf(RUN)).toEqual({ solved: 0, putAside: 0, lastSolve: 0 });
  expect(resultOf(putAside(RUN, 9_000, 13))).toEqual({ solved: 0, putAside: 1, lastSolve: 0 });
});

const coverOf = () => {
  const loose = PUZZLE.pieces.map((id) => ({ id, shape: pieceOf(id).shape }));
  return coversOf(cellsOf(parsed(PUZZLE.area)), [], loose)[0]!;
};

test('a cover is written as the server reads it: a digit for each square', () => {
  const laid = coverOf().map(({ piece, shape, at }) => ({
    piece,
    cells: shape.map(([x, y]) => [x + at.x, y + at.y] as const),
  }));
  const text = coverText(PUZZLE, laid);
  expect(text).toMatch(/^[012]{12}$/);
  expect([...text].filter((sign) => sign === '0')).toHaveLength(3);
  expect([...text].filter((sign) => sign === '2')).toHaveLength(5);
  expect(orderOf(solved(RUN, 1_000, text, 13))).toEqual({
    level: 'easy',
    pack: 3,
    minutes: 5,
    began: 7,
    boards: [{ puzzle: 12, took: 1_000, cover: text }],
  });
});

test('what was stored in another form is not a run', () => {
  for (const text of ['{', 'null', '7', '{"run":{}}', '{"run":{"level":"easy"},"clock":1}']) {
    expect(runningIn(shelf({ 'ubongo-offline-run': text }))).toBeNull();
  }
  for (const text of ['{', '{}', '[null,7,{"run":{}}]']) {
    expect(playedIn(shelf({ 'ubongo-offline-runs': text }))).toEqual([]);
  }
  const store = shelf();
  keepPlayed(
    store,
    Array.from({ length: 80 }, (_, began) => ({ run: ended({ ...RUN, began }), taken: false })),
  );
  expect(playedIn(store)).toHaveLength(50);
  // A run that two tabs have ended is one.
  const twice = Array.from({ length: 2 }, () => ({ run: ended(RUN), taken: false }));
  keepPlayed(store, twice);
  expect(playedIn(store)).toHaveLength(1);
});

// The session, with clocks set by hand

const world = (store: ReturnType<typeof shelf> | null, at = 1_000_000) => {
  const clock = { wall: at, steady: 0 };
  const pass = (milliseconds: number) => {
    clock.wall += milliseconds;
    clock.steady += milliseconds;
  };
  const solo = new OfflineSolo({
    store,
    keeps: true,
    wall: () => clock.wall,
    steady: () => clock.steady,
  });
  return { solo, clock, pass };
};

const stocked = () => {
  const store = shelf();
  keepStock(store, withPack(stockIn(null).stock, PACK));
  return store;
};

const layAll = (solo: OfflineSolo, but = 0) => {
  const { bench } = solo;
  for (const { piece, shape, at } of coverOf().slice(but)) {
    const { hand } = bench!;
    hand.pieces = hand.pieces.map((one) => (one.id === piece ? { ...one, shape } : one));
    lay(hand, piece, at);
  }
  bench!.take('snap');
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a whole run: solved, put aside, over when its time is up, on the list, not taken', () => {
  const store = stocked();
  const { solo, pass } = world(store);
  expect(solo.begin('easy', 5)).toBe(true);
  pass(20_000);
  layAll(solo);
  expect([solo.isGleaming, resultOf(solo.run!).solved]).toEqual([true, 1]);
  vi.advanceTimersByTime(1_000);
  expect([solo.isGleaming, solo.run?.puzzle]).toEqual([false, 1]);
  pass(10_000);
  solo.aside();
  expect(solo.run?.puzzle).toBe(2);
  pass(5 * MINUTE);
  solo.look();
  expect([solo.run, solo.over?.reason]).toEqual([null, 'time']);
  expect(solo.played).toHaveLength(1);
  expect(resultOf(solo.played[0]!.run)).toEqual({ solved: 1, putAside: 1, lastSolve: 20_000 });
  expect(playedIn(store)[0]?.taken).toBe(false);
  expect(left(stockIn(store).stock, 'easy')).toBe(97);
  expect(runningIn(store)).toBeNull();
  solo.markTaken(solo.played[0]!.run);
  expect(playedIn(store)[0]?.taken).toBe(true);
});

test('R-305: a run with a clock goes on while the page is closed; its pieces stay', () => {
  const store = stocked();
  const before = world(store);
  before.solo.begin('easy', 5);
  before.pass(30_000);
  layAll(before.solo, 1);
  before.solo.stop();
  const after = world(store, 1_000_000 + 2 * MINUTE);
  expect(after.solo.at).toBe(2 * MINUTE);
  expect(after.solo.bench!.hand.pieces.filter((one) => one.spot.kind === 'board')).toHaveLength(2);
  after.solo.stop();
  const late = world(store, 1_000_000 + 6 * MINUTE);
  expect([late.solo.run, late.solo.over?.reason]).toEqual([null, 'time']);
});

test('a clock that is set back gives no time back', () => {
  const store = stocked();
  const before = world(store);
  before.solo.begin('easy', 5);
  before.pass(4 * MINUTE);
  before.solo.stop();
  expect(world(store, 0).solo.at).toBe(4 * MINUTE);
});

test('without a clock a run waits while nobody looks, and while the page is closed', () => {
  const store = stocked();
  const before = world(store);
  before.solo.begin('easy', null);
  before.pass(10_000);
  before.solo.seen(false);
  before.pass(8 * 60 * MINUTE);
  before.solo.seen(true);
  before.pass(5_000);
  before.solo.look();
  expect(before.solo.at).toBe(15_000);
  before.solo.stop();
  const after = world(store, 99 * MINUTE);
  expect(after.solo.at).toBe(15_000);
  after.solo.finish();
  // Nothing was played: nothing is kept.
  expect([after.solo.over?.reason, after.solo.played]).toEqual(['enough', []]);
});

test('a pack that is used up ends the run, and one that is gone does too', () => {
  const store = stocked();
  const { solo, pass } = world(store);
  solo.begin('easy', null);
  for (let board = 0; board < 100; board += 1) {
    pass(1_000);
    solo.aside();
  }
  expect([solo.run, solo.over?.reason]).toEqual([null, 'pack']);
  expect(resultOf(solo.played[0]!.run).putAside).toBe(100);
  expect(solo.begin('easy', 5)).toBe(false);

  const other = stocked();
  world(other).solo.begin('easy', 5);
  other.setItem('ubongo-packs', '{');
  expect(world(other).solo.over?.reason).toBe('pack');
});

test('where nothing is stored there is nothing to play from, and nothing breaks', () => {
  const { solo } = world(null);
  expect([solo.begin('easy', 5), solo.played]).toEqual([false, []]);
});
