/** Fair rolls, fingers that are picked, a phone that is shaken, and a screen that stays awake. */
import { expect, test } from 'vitest';
import { choiceOf, drawn } from '../src/features/companion/fair-draw';
import {
  type Fingers,
  lifted,
  moved,
  noFingers,
  pressed,
  progress,
  STILL,
  waited,
} from '../src/features/companion/fingers';
import { felt, newShaking } from '../src/features/companion/shake';
import { type Awake, keepAwake } from '../src/ui/wake-lock';

test('every byte there is: each face of the die has as many as any other (R-010)', () => {
  const faces = [0, 0, 0, 0, 0, 0];
  let again = 0;
  for (let byte = 0; byte < 256; byte += 1) {
    const face = choiceOf(byte, 6);
    if (face === null) again += 1;
    else faces[face]! += 1;
  }
  expect([faces, again]).toEqual([[42, 42, 42, 42, 42, 42], 4]);
});

test.each([1, 2, 3, 4, 5, 7, 10, 255, 256])('one of %i is fair too', (count) => {
  const chosen = Array<number>(count).fill(0);
  for (let byte = 0; byte < 256; byte += 1) {
    const choice = choiceOf(byte, count);
    if (choice !== null) chosen[choice]! += 1;
  }
  expect(new Set(chosen)).toEqual(new Set([Math.floor(256 / count)]));
});

test('a byte that would be unfair is drawn again', () => {
  const bytes = [255, 252, 13];
  expect(drawn(6, () => bytes.shift()!)).toBe(1);
  expect(bytes).toEqual([]);
});

const three = (): Fingers =>
  pressed(pressed(pressed(noFingers(), 7, 10, 10, 0), 3, 50, 50, 100), 9, 90, 90, 200);

test('a finger is picked once all have kept still, and each can be', () => {
  expect(progress(three(), 200 + STILL / 2)).toBe(0.5);
  expect(waited(three(), 199 + STILL, () => 0).picked).toBeNull();
  const picked = [0, 1, 2].map((one) => waited(three(), 200 + STILL, () => one).picked?.id);
  expect(picked).toEqual([7, 3, 9]);
});

test('coming and going begins the stillness anew, and one alone is never picked', () => {
  expect(progress(pressed(three(), 1, 0, 0, 2000), 2000 + STILL / 4)).toBe(0.25);
  expect(progress(lifted(three(), 9, 3000), 3000)).toBe(0);
  const alone = pressed(noFingers(), 1, 0, 0, 0);
  expect(waited(alone, 99_999, () => 0).picked).toBeNull();
  expect(progress(moved(three(), 7, 11, 12), 200 + STILL / 2)).toBe(0.5);
});

test('marks are the lowest that are free, and a finger that never came cannot go', () => {
  const two = lifted(three(), 3, 500);
  expect(pressed(two, 4, 0, 0, 600).down.map((one) => one.mark)).toEqual([0, 2, 1]);
  expect(lifted(two, 99, 700)).toBe(two);
});

test('who was picked stays to be seen until the next finger', () => {
  let fingers = waited(three(), 200 + STILL, () => 1);
  expect(pressed(fingers, 5, 0, 0, 5000)).toBe(fingers);
  for (const id of [7, 3, 9]) fingers = lifted(fingers, id, 6000);
  expect(fingers.picked?.id).toBe(3);
  expect(pressed(fingers, 5, 0, 0, 7000).picked).toBeNull();
});

const REST = { x: 0, y: 0, z: 9.81 };
const JOLT = { x: 25, y: 5, z: 9.81 };

test('two jolts are a shake; carrying, one knock and silence after it are none', () => {
  let shaking = newShaking();
  const feel = (pull: typeof REST, now: number): boolean => {
    const next = felt(shaking, pull, now);
    shaking = next.shaking;
    return next.shaken;
  };
  expect(feel(REST, 0)).toBe(false);
  expect(feel(JOLT, 1000)).toBe(false);
  expect(feel(JOLT, 1020)).toBe(false); // still the same jolt
  expect(feel(JOLT, 1150)).toBe(true);
  expect(feel(JOLT, 1300)).toBe(false);
  expect(feel(JOLT, 1400)).toBe(false); // not again at once
  expect(feel(JOLT, 9000)).toBe(false);
  expect(feel(JOLT, 9900)).toBe(false); // too long after the first
  expect(felt(newShaking(), { x: null, y: null, z: null }, 0).shaken).toBe(false);
});

const settled = () => new Promise((done) => setTimeout(done));

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
  becomes(how: DocumentVisibilityState): void {
    this.visibilityState = how;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

test('the screen is kept awake, again after the page was hidden, and let go at the end', async () => {
  const page = new Page();
  const locks: { released: boolean; release(): Promise<void> }[] = [];
  const request = async () => {
    const lock = {
      released: false,
      async release() {
        lock.released = true;
      },
    };
    locks.push(lock);
    return lock;
  };
  const told: Awake[] = [];
  const stop = keepAwake({ wakeLock: { request } }, page, (how) => told.push(how));
  await settled();
  page.becomes('visible');
  await settled();
  expect(locks.length).toBe(1); // it is there: not asked twice
  locks[0]!.released = true; // the browser takes it back
  page.becomes('hidden');
  await settled();
  expect(locks.length).toBe(1);
  page.becomes('visible');
  await settled();
  expect([locks.length, told]).toEqual([2, ['awake', 'awake']]);
  stop();
  page.becomes('visible');
  await settled();
  expect([locks.length, locks[1]!.released]).toEqual([2, true]);
});

test('where there is no such lock, or it is refused, that is said', async () => {
  const told: Awake[] = [];
  keepAwake({}, new Page(), (how) => told.push(how))();
  const refusing = { request: () => Promise.reject(new Error('battery')) };
  keepAwake({ wakeLock: refusing }, new Page(), (how) => told.push(how));
  await settled();
  expect(told).toEqual(['missing', 'refused']);
});
