// @vitest-environment happy-dom
/**
 * What a screen reader says to one player, from the first sentence of a game to its last, in every
 * language. The games are what a real table tells (`python -m tools.announcement_fixtures`); the
 * approved texts are in `announcements/`. After a change that is meant, look at them and approve:
 *
 *     APPROVE=1 npx vitest run tests/announcements.test.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromServer } from '../src/api/protocol';
import { announcer } from '../src/feedback/announcer.svelte';
import { enterPart, loadWords } from '../src/i18n/say.svelte';
import { LANGUAGES, type Language, preferences } from '../src/settings/preferences.svelte';
import type { ConnectionWorld } from '../src/table/connection';
import { TableSession } from '../src/table/session.svelte';
import { PaperSocket } from './paper-socket';

type Told = Extract<FromServer, { type: 'welcome' | 'happened' }>;
const games: Record<string, Told[]> = JSON.parse(
  readFileSync('tests/announced-games.json', 'utf8'),
);

let now = 0;
let pipe = new PaperSocket();
const world: ConnectionWorld = {
  connect: () => pipe,
  now: () => now,
  later: () => 0,
  never: () => undefined,
  leaving: () => () => undefined,
  chance: () => 0.5,
};

beforeEach(() => {
  pipe = new PaperSocket();
  preferences.coach = true;
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ name: 'Amina', build: '' })));
});
afterEach(() => {
  vi.unstubAllGlobals();
  preferences.language = 'en';
});

/** Everything that is announced, each sentence with the second of the game in which it is. */
const announced = async (told: readonly Told[], language: Language): Promise<string> => {
  preferences.language = language;
  await loadWords();
  await enterPart('table');
  const before = announcer.lines.at(-1)?.id ?? 0;
  let heard = before;
  const lines: string[] = [];
  now = told[0]!.time;
  pipe = new PaperSocket();
  const session = new TableSession('t', world);
  await vi.waitFor(() => expect(pipe.onopen).not.toBeNull());
  pipe.onopen?.();
  for (const message of told) {
    now = message.time;
    pipe.tell(message);
    const fresh = announcer.lines.filter((line) => line.id > heard);
    expect(fresh.length).toBe((announcer.lines.at(-1)?.id ?? 0) - heard);
    heard = announcer.lines.at(-1)?.id ?? heard;
    const second = String(Math.floor(now / 1000)).padStart(3);
    lines.push(...fresh.map((line) => `${second} s  ${line.text}`));
  }
  session.dispose();
  return `${lines.join('\n')}\n`;
};

test.each(
  LANGUAGES.flatMap((language) => Object.keys(games).map((game) => [language, game] as const)),
)('in %s the game %s is told from its beginning to its end', async (language, game) => {
  const told = await announced(games[game]!, language);
  const file = `tests/announcements/${game}.${language}.txt`;
  if (process.env.APPROVE) writeFileSync(file, told);
  expect(told).toBe(readFileSync(file, 'utf8'));
});

test('no sentence is lost, and none is a message without words', async () => {
  for (const game of Object.values(games)) {
    const told = await announced(game, 'en');
    expect(told).not.toMatch(/\bsaid-|\{|undefined/);
    expect(told).toContain('Ubongo! You are');
  }
});
