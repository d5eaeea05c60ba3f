/** The companion's hourglass: by deadline and not by ticks, whatever sleeps in between. */
import { expect, test } from 'vitest';
import {
  left,
  lengthFrom,
  MINUTE,
  mayTurnOnceMore,
  measured,
  named,
  newSand,
  overSince,
  paused,
  resumed,
  signalsBetween,
  standing,
  turned,
  turnedOnceMore,
} from '../src/features/companion/sand';
import { secondsShown as shown } from '../src/play/hourglass';
import { looked, newSteadyClock } from '../src/play/steady-clock';

const AT = 1_700_000_000_000;

test('it waits, runs for its minute (R-112), and is over at the deadline itself', () => {
  const ready = newSand();
  expect([standing(ready, AT), left(ready, AT)]).toEqual(['ready', MINUTE]);
  const sand = turned(ready, AT);
  expect(left(sand, AT + 1)).toBe(59_999);
  expect(standing(sand, AT + 59_999)).toBe('running');
  expect(standing(sand, AT + 60_000)).toBe('over');
});

test('nobody looked while the phone slept: it is over all the same, and since when is known', () => {
  const sand = turned(newSand(), AT);
  expect(left(sand, AT + 600_000)).toBe(0);
  expect(overSince(sand, AT + 600_000)).toBe(540_000);
  expect(overSince(sand, AT + 1)).toBe(0);
});

test('what is stopped does not fall, however long, and falls on from there', () => {
  const sand = paused(turned(newSand(), AT), AT + 20_000);
  expect([standing(sand, AT + 900_000), left(sand, AT + 900_000)]).toEqual(['paused', 40_000]);
  const again = resumed(sand, AT + 900_000);
  expect(left(again, AT + 910_000)).toBe(30_000);
  expect(standing(again, AT + 940_000)).toBe('over');
});

test('stopping what is over and letting run what runs change nothing', () => {
  const sand = turned(newSand(), AT);
  expect(paused(sand, AT + 60_000)).toBe(sand);
  expect(resumed(sand, AT + 1)).toBe(sand);
  expect(paused(newSand(), AT)).toEqual(newSand());
});

test('the second chance is one, after the first is over (R-138, R-140)', () => {
  const sand = turned(newSand(), AT);
  expect(mayTurnOnceMore(sand, AT + 59_000)).toBe(false);
  expect(turnedOnceMore(sand, AT + 59_000)).toBe(sand);
  const again = turnedOnceMore(sand, AT + 61_000);
  expect([again.chance, left(again, AT + 61_000)]).toEqual([2, MINUTE]);
  expect(mayTurnOnceMore(again, AT + 200_000)).toBe(false);
  expect(turned(again, AT + 200_000).chance).toBe(1);
});

test('the last ten seconds tick, the end is heard once, and some seconds are said', () => {
  expect(signalsBetween(10_100, 10_000)).toEqual({ tick: true, over: false, spoken: 10 });
  expect(signalsBetween(9_950, 9_850)).toEqual({ tick: false, over: false, spoken: null });
  expect(signalsBetween(12_000, 11_000).tick).toBe(false);
  expect(signalsBetween(50, 0)).toEqual({ tick: false, over: true, spoken: null });
  expect(signalsBetween(0, 0).over).toBe(false);
});

test('after a sleep over the end there is one gong and no flood of ticks', () => {
  expect(signalsBetween(42_000, 0)).toEqual({ tick: false, over: true, spoken: null });
});

test('lengths as people type them', () => {
  expect(['90', '1:30', ' 1.30 ', '1,30', '1 30', "1'30"].map(lengthFrom)).toEqual(
    Array(6).fill(90_000),
  );
  expect(['5', '60:00', '3600'].map(lengthFrom)).toEqual([5000, 3_600_000, 3_600_000]);
  for (const wrong of ['', '4', '0', '60:01', '1:60', '1:5', '-5', '1:30:00', 'soon', '9e3', '٣٠'])
    expect([wrong, lengthFrom(wrong)]).toEqual([wrong, null]);
});

test('times as they are shown, and a measured glass in whole seconds', () => {
  expect([60_000, 99_000, 99_001, 300_000, 1, 0].map(shown)).toEqual(
    ['60', '99', '1:40', '5:00', '1', '0'], // what has begun is still there
  );
  expect([30_000, 60_000, 3_600_000].map(named)).toEqual(['0:30', '1:00', '60:00']);
  expect([47_480, 900, 9_999_999].map(measured)).toEqual([47_000, 5000, 3_600_000]);
});

test('a clock goes on in sleep, and never back', () => {
  let clock = newSteadyClock(AT, 1000);
  clock = looked(clock, AT + 100, 1100);
  expect(clock.now).toBe(AT + 100);
  // Asleep: only the clock on the wall went on.
  clock = looked(clock, AT + 60_100, 1200);
  expect(clock.now).toBe(AT + 60_100);
  // Somebody set the wall clock back by an hour: the steady one tells.
  clock = looked(clock, AT - 3_600_000, 1700);
  expect(clock.now).toBe(AT + 60_600);
  clock = looked(clock, AT - 3_600_000 + 250, 1950);
  expect(clock.now).toBe(AT + 60_850);
  expect(looked(clock, clock.wall - 5, clock.steady - 5).now).toBe(clock.now);
});
