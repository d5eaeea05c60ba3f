/** Quick words: what is seen at which seat, and whom one does not want to hear. */
import { expect, test } from 'vitest';
import {
  idOfWord,
  QUICK_WORDS,
  signOf,
  withMuted,
  withoutWord,
  withWord,
} from '../src/table/quick-words';

test('there are eight, each with a sign and a message of its own (R-430)', () => {
  expect(QUICK_WORDS).toHaveLength(8);
  expect(new Set(QUICK_WORDS.map((one) => one.sign)).size).toBe(8);
  expect(idOfWord('good_luck')).toBe('word-good-luck');
  expect(signOf('well_done')).toBe('👏');
});

test('a new word takes the place of the last one, which does not take it away later', () => {
  const first = withWord({}, 1, { id: 1, word: 'hello' });
  const second = withWord(first, 1, { id: 2, word: 'wow' });
  expect(second).toEqual({ 1: { id: 2, word: 'wow' } });
  expect(withoutWord(second, 1)).toEqual(second);
  expect(withoutWord(second, 2)).toEqual({});
  expect(first).toEqual({ 1: { id: 1, word: 'hello' } });
});

test('somebody is muted and heard again', () => {
  const muted = withMuted(new Set(), 'Bo', true);
  expect([...muted]).toEqual(['Bo']);
  expect([...withMuted(muted, 'Bo', false)]).toEqual([]);
});
