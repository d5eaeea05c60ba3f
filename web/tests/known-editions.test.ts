/** The facts of the editions: asked once, and remembered for a visit without a network. */
import { expect, test } from 'vitest';
import type { Editions } from '../src/api/protocol';
import { KEY, KnownEditions, remembered } from '../src/editions/known-editions.svelte';
import { partsFrom } from '../src/table/views/animals/coop-score';
import { pointsOf } from '../src/table/views/round-track/points';
import { EDITIONS, KNOWN } from './editions';

const storeOf = (text: string | null = null) => {
  const kept = new Map(text === null ? [] : [[KEY, text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
};
const fails = (): Promise<Editions> => Promise.reject(new Error('no network'));

test('the server is asked once, and its answer is there in the next visit before it is asked', async () => {
  const store = storeOf();
  let asked = 0;
  const first = new KnownEditions(store, async () => {
    asked += 1;
    return KNOWN;
  });
  expect(first.known).toBeNull();
  await Promise.all([first.ask(), first.ask()]);
  await first.ask();
  expect([asked, first.known]).toEqual([1, KNOWN]);
  expect(new KnownEditions(store, fails).known).toEqual(KNOWN);
});

test('without a network the last answer holds, and without any answer it is asked again', async () => {
  const later = new KnownEditions(storeOf(JSON.stringify(KNOWN)), fails);
  await later.ask();
  expect([later.known, later.isMissing]).toEqual([KNOWN, false]);
  let online = false;
  const never = new KnownEditions(null, () => (online ? Promise.resolve(KNOWN) : fails()));
  await never.ask();
  expect([never.known, never.isMissing]).toEqual([null, true]);
  online = true;
  await never.ask();
  expect([never.known, never.isMissing]).toEqual([KNOWN, false]);
});

test.each([
  '',
  'no json',
  'null',
  '[]',
  '{"editions": 3}',
  '{"editions": [{}], "animals": []}',
  '{"editions": [{"name": "classic"}], "animals": []}',
])('what was stored by another page is forgotten: %s', (text) => {
  expect(remembered(storeOf(text))).toBeNull();
});

test('where no server counts, the page counts as the server does', () => {
  const { sapphire, amber, board } = EDITIONS['2024'].points;
  expect(pointsOf([100, 10, 1])).toBe(100 * sapphire! + 10 * amber! + board!);
  const worth = EDITIONS.cooperative.points;
  expect(partsFrom([]).map((one) => [one.what, one.each])).toEqual([
    ['sets', worth.set],
    ['sapphires', worth.sapphire],
    ['ambers', worth.amber],
    ['extra', worth.extra],
  ]);
});
