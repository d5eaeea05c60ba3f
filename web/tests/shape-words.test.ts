/** Shapes in words: every pose of the twelve pieces is told, and no two alike. */
import { expect, test } from 'vitest';
import { say, type Values, wordsFrom } from '../src/i18n/fluent';
import { spokenCells, spokenShape } from '../src/play/spoken-shape';
import { LANGUAGES } from '../src/settings/preferences.svelte';
import { parsed, poses } from '../src/shapes/geometry';
import { PIECES } from '../src/shapes/pieces';
import { partOf } from './all-words';

const sayIn = (language: (typeof LANGUAGES)[number]) => {
  const words = wordsFrom(language, partOf(language, 'everywhere'));
  return (id: string, values?: Values): string => say(words, id, values);
};

test.each([
  ['###/#..', '3 in a row, 1 below the left end'],
  ['.#/.#/##', '3 in a column, 1 to the left of the lower end'],
  ['####/..#.', '4 in a row, 1 below the second from the right'],
  ['.#./###', '3 in a row, 1 above the middle'],
  ['##/##', '2 by 2'],
  ['.##/##.', '2 in a row, 2 below them, one further left'],
  ['#./##/.#', '2 in a column, 2 to the right of them, one lower'],
  ['##/##/#.', '3 in a column, 2 to the right of the upper two'],
  ['##./.#./.##', '3 in a column, 1 to the left of the upper end, 1 to the right of the lower end'],
  ['##', '2 in a row'],
])('%s is %s', (shape, words) => {
  expect(spokenShape(parsed(shape), sayIn('en'))).toBe(words);
});

test.each(LANGUAGES)('in %s no two poses sound alike', (language) => {
  const speak = sayIn(language);
  const told = PIECES.flatMap((piece) =>
    poses(piece.shape).map((pose) => spokenShape(pose, speak)),
  );
  expect(told).toHaveLength(55);
  expect(new Set(told).size).toBe(55);
  expect(told.filter((one) => /[{}#]|shape-/.test(one))).toEqual([]);
});

test('a piece is on these cells, each by its name', () => {
  expect(spokenCells(parsed('.##/##.'), { x: 1, y: 0 })).toBe('c1, d1, b2, c2');
});
