/** What happened in a game that is watched again, in words. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Replay } from '../src/api/protocol';
import { filmOf } from '../src/features/replays/film';
import { toldOf } from '../src/features/replays/narrate';
import { say, type Values, wordsFrom } from '../src/i18n/fluent';

const replays = JSON.parse(readFileSync('tests/films.json', 'utf8')) as Record<string, Replay>;
const english = wordsFrom(
  'en',
  readFileSync('src/i18n/locales/en.ftl', 'utf8'),
  readFileSync('src/features/replays/locales/en.ftl', 'utf8'),
);
const inEnglish = (id: string, values?: Values): string => say(english, id, values);
const toldIn = (name: string): readonly string[] =>
  filmOf(replays[name]!).scenes.map((scene) => toldOf(scene.notices, scene.view, inEnglish));

test('a game of gems is told as the command line tells it', () => {
  const told = toldIn('classic-2');
  expect(told).toContain('Amina calls “Ubongo!” and is first.');
  expect(told).toContain('Amina takes from field 3: blue, red.');
  expect(told.at(-1)).toBe('Round 9 is over. The game is over.');
});

test('a solo run speaks of boards, not of rounds and ranks', () => {
  const told = toldIn('solo-1');
  expect(told.filter((one) => /[Rr]ound|first/.test(one))).toEqual([]);
  expect(told).toContain('Amina has solved the board.');
  expect(told).toContain('Board 2');
});

test('a play-off is announced', () => {
  expect(toldIn('2024-2').some((one) => one.includes('A tie! One more board decides.'))).toBe(true);
});
