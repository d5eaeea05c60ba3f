/** The drawings that the page shares with the printed sheets: there is one of everything. */
import { animals, gems, logo, marks, pawn, pips, symbols } from '@data/art.json';
import { expect, test } from 'vitest';
import { cutGem } from '../src/art/gem-cut';
import { edgeOf, isDark, markOf, STRONG_MARK } from '../src/art/lacquer';
import { SYMBOL_ORDER } from '../src/art/SymbolArt.svelte';
import { PIECES } from '../src/shapes/pieces';
import { GEMS } from '../src/table/views/gem-board/gems';

const PATH = /^M[\d\sa-zA-Z.-]+$/;

test('every face, gem, animal and seat has its drawing', () => {
  expect(Object.keys(symbols)).toEqual([...SYMBOL_ORDER]);
  expect(Object.keys(gems)).toEqual([...GEMS]);
  expect(Object.keys(animals)).toEqual(['Rabbat', 'Henrietta', 'Juri', 'Caspar']);
  expect(Object.keys(marks).sort()).toEqual(PIECES.map((one) => one.mark).sort());
  expect(pawn.colours).toHaveLength(4);
  expect(logo).toHaveLength('UBONGO'.length);
  expect(pips.map((face) => face.length)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('drawings are paths', () => {
  const paths = [
    ...Object.values(symbols).map((one) => one.fill),
    ...Object.values(gems).flatMap(({ colour, corners, table }) => {
      const cut = cutGem(colour, corners, table);
      return [cut.path, ...cut.facets.map((facet) => facet.path)];
    }),
    ...Object.values(marks).flatMap((one) => [one.fill, 'lines' in one ? one.lines : '']),
    pawn.path,
  ];
  expect(paths.filter((one) => one && !PATH.test(one))).toEqual([]);
});

test('lacquer has the colours that it has on paper', () => {
  // As in ubongo/printing/colours.py and tests/test_colours.py.
  expect([edgeOf('#f3c75a'), markOf('#f3c75a')]).toEqual(['#6c5426', '#b79343']);
  expect(PIECES.filter((one) => isDark(one.colour)).map((one) => one.id)).toEqual([
    ...['I3', 'I4', 'L5', 'P5', 'Z5'],
  ]);
  expect(markOf('#1f376e')).toBe('#4e5f86');
  expect(markOf('#1f376e', STRONG_MARK)).not.toBe(markOf('#1f376e'));
});

test('a gem is lit from the top left', () => {
  const { facets } = cutGem(
    '#808080',
    [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ],
    0.5,
  );
  const [above, right, below, left, table] = facets.map((one) =>
    Number.parseInt(one.fill.slice(1, 3), 16),
  );
  expect(above).toBeGreaterThan(left!);
  expect(left).toBeGreaterThan(0x80);
  expect(right).toBeLessThan(0x80);
  expect(below).toBeLessThan(right!);
  expect(table).toBeGreaterThan(0x80);
});
