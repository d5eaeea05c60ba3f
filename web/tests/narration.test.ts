/** What a notice is to the ears, to a screen reader and to the eyes. */
import { expect, test } from 'vitest';
import type { GameSeen, Notice } from '../src/api/protocol';
import { say, type Values, wordsFrom } from '../src/i18n/fluent';
import { narrated, occasionTold } from '../src/table/views/narration';
import { partOf } from './all-words';

const english = wordsFrom('en', partOf('en', 'everywhere'), partOf('en', 'views'));
const inEnglish = (id: string, values?: Values): string => say(english, id, values);

/** Amina's view of a game with Bo. */
const game = {
  seat: 0,
  round: 3,
  symbol: 'mask',
  table: {},
  seats: [{ player: { name: 'Amina' } }, { player: { name: 'Bo' } }],
} as unknown as GameSeen;
const told = (notice: Partial<Notice>) => narrated(notice as Notice, game, inEnglish);

test('a call of Ubongo is heard, said and seen, and one hears whether it is the own one', () => {
  expect(told({ what: 'ubongo_called', seat: 1, rank: 1 })).toEqual({
    moment: true,
    sound: 'ubongo',
    detail: { rank: 1 },
    speech: 'Bo calls “Ubongo!” and is first.',
  });
  expect(told({ what: 'ubongo_called', seat: 0, rank: 2 })).toEqual({
    moment: true,
    sound: 'ubongo',
    detail: { rank: 2 },
    own: true,
    speech: 'Ubongo! You are second.',
  });
});

test('which gems were taken is said; only the own ones ring, in the tone of their colour', () => {
  const gems = ['red', 'blue'] as const;
  expect(told({ what: 'gems_taken', seat: 0, field: 2, gems })).toEqual({
    moment: true,
    sound: 'gem',
    detail: { gem: 'red' },
    own: true,
    speech: 'You take red and blue from field 3.',
  });
  expect(told({ what: 'gems_taken', seat: 1, field: 2, gems })).toEqual({
    moment: true,
    speech: 'Bo takes red and blue from field 3.',
  });
  expect(told({ what: 'gem_won', seat: 1, gems: ['blue'] })).toEqual({
    moment: true,
    speech: 'Bo gets blue.',
  });
});

test('the end says who has won, and the own place', () => {
  const end = (places: readonly number[], view: object = {}) =>
    narrated(
      { what: 'game_ended', places } as Notice,
      { ...game, table: {}, ...view } as GameSeen,
      inEnglish,
    ).speech;
  expect(end([2, 1])).toBe('The game is over. Bo wins! Your place: second.');
  expect(end([1, 2])).toBe('The game is over. You win!');
  expect(end([1, 1])).toBe('The game is over. Shared victory: Amina and Bo. Your place: first.');
  expect(end([2, 1], { seat: null })).toBe('The game is over. Bo wins!');
  expect(end([], { table: { animals: [], score: 20, most: 77 } })).toBe(
    'The game is over. Together: 20 of 77 points',
  );
  expect(end([], { table: { run: {} } })).toBe('The game is over.');
});

test('what is special about the own call is said after it', () => {
  const call = { what: 'ubongo_called', seat: 0, rank: 1 } as Notice;
  const view = { ...game, table: {} } as GameSeen;
  const { speech } = narrated(call, view, inEnglish, [
    { what: 'streak', count: 3 },
    { what: 'first' },
  ]);
  expect(speech).toBe('Ubongo! You are first. First in 3 rounds running!');
  expect(occasionTold([{ what: 'first' }], inEnglish)).toBe('');
  expect(occasionTold([{ what: 'comeback' }], inEnglish)).toBe('What a comeback!');
});

test('a spectator has done nothing', () => {
  const view = { ...game, seat: null, table: {} } as unknown as GameSeen;
  const call = { what: 'ubongo_called', rank: 1 } as Notice;
  expect(narrated(call, view, inEnglish).own).toBeUndefined();
});

test('who comes and goes is a toast, and a return is good news', () => {
  expect(told({ what: 'seat_left', seat: 1 }).toast?.kind).toBe('plain');
  expect(told({ what: 'seat_back', seat: 1 }).toast?.kind).toBe('good');
});

test('a round begins with its number and symbol, and ends with its number', () => {
  const begun = told({ what: 'round_started', seat: null, round: 4, symbol: 'mask' });
  expect(begun).toMatchObject({ moment: true, sound: 'sand' });
  expect(begun.speech).toContain('4');
  expect(told({ what: 'round_ended', seat: null, round: 4 })).toMatchObject({ sound: 'over' });
});

test('what everybody sees for themselves is not worth a word', () => {
  expect(told({ what: 'gems_laid', seat: null })).toEqual({});
});

test('two gems of one colour are counted, and not named twice', () => {
  const gems = ['blue', 'blue'] as const;
  expect(told({ what: 'gems_taken', seat: 1, field: 5, gems }).speech).toBe(
    'Bo takes 2 blue from field 6.',
  );
});
