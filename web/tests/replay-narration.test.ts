/** What happened in a game that is watched again, in words. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Notice, Replay } from '../src/api/protocol';
import { filmOf } from '../src/features/replays/film';
import { toldOf } from '../src/features/replays/narrate';
import { say, type Values, wordsFrom } from '../src/i18n/fluent';
import { partOf } from './all-words';

const replays = JSON.parse(readFileSync('tests/films.json', 'utf8')) as Record<string, Replay>;
const english = wordsFrom(
  'en',
  ...['everywhere', 'views', 'replays'].map((part) => partOf('en', part)),
);
const inEnglish = (id: string, values?: Values): string => say(english, id, values);
const toldIn = (name: string): readonly string[] =>
  filmOf(replays[name]!).scenes.map((scene) => toldOf(scene.notices, scene.view, inEnglish));

test('a game of gems is told as the command line tells it', () => {
  const told = toldIn('classic-2');
  expect(told).toContain('Amina calls “Ubongo!” and is first.');
  expect(told).toContain('Amina takes from field 3: blue and red.');
  expect(told.at(-1)).toBe('Round 9 is over. The game is over. Ben wins!');
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

test('who comes when the game has begun has lost no line', () => {
  const { first } = replays['classic-2']!;
  const lost: Notice[] = [{ what: 'seat_lost', seat: 0 } as Notice];
  expect(toldOf(lost, { ...first, round: 0 }, inEnglish)).toBe('');
  expect(
    toldOf([{ what: 'seat_back', seat: 0 } as Notice], { ...first, round: 0 }, inEnglish),
  ).toBe('');
  expect(toldOf(lost, { ...first, round: 1 }, inEnglish)).toContain('Amina');
});
