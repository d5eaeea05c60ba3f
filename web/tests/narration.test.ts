/** What a notice is to the ears, to a screen reader and to the eyes. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { GameSeen, Notice } from '../src/api/protocol';
import { say, type Values, wordsFrom } from '../src/i18n/fluent';
import { narrated } from '../src/table/views/narration';

const english = wordsFrom('en', readFileSync('src/i18n/locales/en.ftl', 'utf8'));
const inEnglish = (id: string, values?: Values): string => say(english, id, values);

/** Amina's view of a game with Bo. */
const game = {
  seat: 0,
  round: 3,
  symbol: 'mask',
  seats: [{ player: { name: 'Amina' } }, { player: { name: 'Bo' } }],
} as unknown as GameSeen;
const told = (notice: Partial<Notice>) => narrated(notice as Notice, game, inEnglish);

test('a call of Ubongo is heard, said and seen, and one hears whether it is the own one', () => {
  expect(told({ what: 'ubongo_called', seat: 1, rank: 1 })).toEqual({
    moment: true,
    sound: 'ubongo',
    speech: 'Bo calls “Ubongo!” and is first.',
  });
  expect(told({ what: 'ubongo_called', seat: 0, rank: 2 })).toEqual({
    moment: true,
    sound: 'ubongo',
    speech: 'Ubongo! You are second.',
  });
});

test('only the own gems ring', () => {
  expect(told({ what: 'gems_taken', seat: 0, field: 2 }).sound).toBe('gem');
  expect(told({ what: 'gems_taken', seat: 1, field: 2 }).sound).toBeUndefined();
  expect(told({ what: 'gem_won', seat: 1 })).toEqual({ moment: true });
});

test('who comes and goes is a toast, and a return is good news', () => {
  expect(told({ what: 'seat_left', seat: 1 }).toast?.kind).toBe('plain');
  expect(told({ what: 'seat_back', seat: 1 }).toast?.kind).toBe('good');
});

test('a round begins with its number and symbol, and ends with its number', () => {
  const begun = told({ what: 'round_started', seat: null, round: 4, symbol: 'mask' });
  expect(begun).toMatchObject({ moment: true, sound: 'turn' });
  expect(begun.speech).toContain('4');
  expect(told({ what: 'round_ended', seat: null, round: 4 })).toMatchObject({ sound: 'over' });
});

test('what everybody sees for themselves is not worth a word', () => {
  expect(told({ what: 'gems_laid', seat: null })).toEqual({});
});
