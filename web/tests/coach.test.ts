// @vitest-environment happy-dom
/** The coach of a guided first game: one line for each new thing, and never for anybody else. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromServer, GameSeen, OpenTable } from '../src/api/protocol';
import { playNow } from '../src/routing/open-table';
import { preferences } from '../src/settings/preferences.svelte';
import { newClock } from '../src/table/clock-sync';
import { Narrator } from '../src/table/narrator.svelte';
import { COACH_LINES, coachLine, mostOfOneColour } from '../src/table/views/coach';

type Told = Extract<FromServer, { type: 'welcome' | 'happened' }>;
const games: Record<string, Told[]> = JSON.parse(
  readFileSync('tests/announced-games.json', 'utf8'),
);
const viewsOf = (name: string): GameSeen[] => games[name]!.flatMap(({ game }) => game ?? []);
/** The lines of a game in their order, each once where it is said without a break. */
const linesOf = (views: readonly GameSeen[]) =>
  views.map(coachLine).filter((line, place, all) => line && line !== all[place - 1]);

beforeEach(() => {
  preferences.coach = true;
});
afterEach(() => vi.unstubAllGlobals());

test('a first game has its lines in the order in which things are new', () => {
  expect(linesOf(viewsOf('first'))).toEqual([
    ...['begin', 'lay', 'take', 'others', 'sand'],
    ...['hurry', 'quick', 'last'],
  ]);
});

test('a game that is not guided has none', () => {
  for (const game of ['classic', 'play-off']) expect(linesOf(viewsOf(game))).toEqual([]);
});

test('a second chance is new whenever it comes', () => {
  const laying = viewsOf('first').find((view) => view.round === 3 && view.phase === 'round')!;
  expect(coachLine({ ...laying, second_chance: true })).toBe('again');
  expect(COACH_LINES).toContain('again');
});

test('the goal in numbers: the best colour of everybody', () => {
  const view = viewsOf('first').at(-1)!;
  const table = {
    ...view.table,
    gems: [
      [0, 2, 1, 0, 0, 0],
      [3, 1, 0, 0, 0, 0],
    ],
  };
  expect(mostOfOneColour({ ...view, table } as GameSeen)).toEqual([2, 3]);
  expect(mostOfOneColour(viewsOf('play-off')[0]!)).toBeNull();
});

test('the end of a game sends the coach home, for those who played it', () => {
  const hear = (change: Partial<GameSeen>): boolean => {
    preferences.coach = true;
    const narrator = new Narrator(newClock, { now: () => 0, later: () => 0 });
    for (const message of games.first!) {
      const game = message.game ? ({ ...message.game, ...change } as GameSeen) : null;
      narrator.hear(message, game);
    }
    return preferences.coach;
  };
  expect(hear({})).toBe(false);
  expect(hear({ seat: null })).toBe(true);
});

test('only the first "Play now" is a guided game', async () => {
  const wishes: OpenTable[] = [];
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    if (init?.method === 'POST') wishes.push(JSON.parse(String(init.body)) as OpenTable);
    return new Response(JSON.stringify({ name: 'Ada', suggested: 'Ada', table: 't', code: '' }));
  });
  await playNow();
  preferences.coach = false;
  await playNow();
  expect(wishes.map((wish) => [wish.settings?.guided, wish.bots?.length])).toEqual([
    [true, 2],
    [undefined, 3],
  ]);
});
