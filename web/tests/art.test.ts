/** The drawings that the page shares with the printed sheets: there is one of everything. */
import { animals, gems, logo, pawn, pips, symbols } from '@data/art.json';
import { expect, test } from 'vitest';
import { SYMBOL_ORDER } from '../src/art/SymbolArt.svelte';
import { GEMS } from '../src/table/views/gem-board/gems';

const PATH = /^M[\d\sa-zA-Z.-]+$/;

test('every face, gem, animal and seat has its drawing', () => {
  expect(Object.keys(symbols)).toEqual([...SYMBOL_ORDER]);
  expect(Object.keys(gems)).toEqual([...GEMS]);
  expect(Object.keys(animals)).toEqual(['Rabbat', 'Henrietta', 'Juri', 'Caspar']);
  expect(pawn.colours).toHaveLength(4);
  expect(logo).toHaveLength('UBONGO'.length);
  expect(pips.map((face) => face.length)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('drawings are paths', () => {
  const paths = [
    ...Object.values(symbols).map((one) => one.fill),
    ...Object.values(gems).flatMap((one) => [one.path, one.light]),
    pawn.path,
  ];
  expect(paths.filter((one) => !PATH.test(one))).toEqual([]);
});
