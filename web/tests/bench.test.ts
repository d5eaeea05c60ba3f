/** What follows from a touch of the pieces. */
import { expect, test } from 'vitest';
import { Bench, knowHowAfter } from '../src/play/bench.svelte';
import { emptyHand, handFor, putAt } from '../src/play/hand';
import { pressKey } from '../src/play/input';
import { preferences } from '../src/settings/preferences.svelte';

const puzzle = { area: '###/###', pieces: ['I3', 'L3'] as const };
const told: (string | null | boolean)[] = [];
const benchOf = (mayLay = true): Bench => {
  told.length = 0;
  return new Bench(handFor({ area: '###', pieces: ['I3'] }), () => mayLay, {
    touched: (effect) => told.push(effect),
    moved: (covered) => told.push(covered),
  });
};

test('every touch is told; a touch that moves a piece also says whether the area is covered', () => {
  const bench = benchOf();
  bench.take(null);
  expect(told).toEqual([null]);
  bench.take(pressKey(bench.hand, { kind: 'piece', index: 0 }));
  expect(told).toEqual([null, 'lift', false]);
  putAt(bench.hand, 'I3', { x: 0, y: 0 });
  bench.take('snap');
  expect(told.slice(3)).toEqual(['snap', true]);
});

test('a piece that hangs at the pointer has not moved', () => {
  const bench = benchOf();
  bench.input.drag = {
    pointer: 1,
    hold: 'mouse',
    piece: 'I3',
    shape: [],
    quarters: 0,
    grip: { x: 0, y: 0 },
    point: { x: 0, y: 0 },
    began: 0,
    ghost: null,
  };
  bench.take('lift');
  expect(told).toEqual(['lift']);
});

test('nothing can be moved while a call waits for its answer, nor by those who may not', async () => {
  const bench = benchOf();
  expect([bench.canLay, benchOf(false).canLay]).toEqual([true, false]);
  let answer = (): void => {};
  const call = bench.call(
    () =>
      new Promise<void>((on) => {
        answer = on;
      }),
  );
  expect([bench.canLay, bench.isCalling]).toEqual([false, true]);
  answer();
  await call;
  expect(bench.canLay).toBe(true);
});

test('another board ends the call and the drag of the last one', async () => {
  const bench = benchOf();
  void bench.call(() => new Promise(() => {}));
  bench.replace(handFor(puzzle));
  expect([bench.canLay, bench.input.drag, bench.hand.pieces.length]).toEqual([true, null, 2]);
  bench.replace(emptyHand());
  expect(bench.hand.pieces).toEqual([]);
});

test('the first piece that is laid puts the hint away', () => {
  knowHowAfter('turn');
  expect(preferences.knowsHow).toBe(false);
  knowHowAfter('snap');
  expect(preferences.knowsHow).toBe(true);
});
