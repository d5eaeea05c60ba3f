/** What is ordered from the printer: addresses, requests, pages. */
import { expect, test } from 'vitest';
import { nameIn } from '../src/features/printing/api';
import {
  orderOf,
  pagesOf,
  queryOf,
  requestOf,
  seedOf,
  usualPaper,
} from '../src/features/printing/order';

const USUAL = orderOf('', 'a4');

test('without an address it is everything, for four, in colour', () => {
  expect(USUAL).toEqual({ kind: 'all', paper: 'a4', style: 'colour', players: 4, seed: '' });
});

test('an address that makes no sense is as usual', () => {
  const query = 'kind=nonsense&paper=a3&style=%00&players=99&other=1';
  expect(orderOf(query, 'letter')).toEqual({ ...USUAL, paper: 'letter' });
});

test('an address says the order and is understood again', () => {
  const order = { ...USUAL, kind: 'boards', style: 'ink-saving', seed: '77' } as const;
  expect(queryOf(order)).toBe('kind=boards&paper=a4&style=ink-saving&seed=77');
  expect(orderOf(queryOf(order), 'letter')).toEqual(order);
});

test('only what matters is asked of the server', () => {
  expect(requestOf(USUAL, 'de')).toBe(
    '/api/print/all.pdf?paper=a4&style=colour&players=4&language=de',
  );
  expect(requestOf({ ...USUAL, kind: 'rules', seed: '7' }, 'fr')).toBe(
    '/api/print/rules.pdf?paper=a4&style=colour&language=fr',
  );
  expect(requestOf({ ...USUAL, kind: 'svg', seed: '7' }, 'fr')).toBe('/api/print/svg.zip?seed=7');
  expect(requestOf({ ...USUAL, kind: 'svg' }, 'fr')).toBe('/api/print/svg.zip');
});

test('a seed is a number of up to twelve digits, or nothing', () => {
  expect([seedOf(' 42 '), seedOf('')]).toEqual(['42', '']);
  for (const typed of ['-1', '1e3', 'seven', '1 2', '9'.repeat(13), '²', '٧'])
    expect(seedOf(typed)).toBeNull();
});

test('pages are those that come out of the printer', () => {
  expect(pagesOf(USUAL)).toBe(37);
  expect(pagesOf({ ...USUAL, players: 2 })).toBe(35);
  expect(pagesOf({ ...USUAL, kind: 'pieces', players: 3 })).toBe(4);
});

test('the paper is that of the country', () => {
  expect([usualPaper(['en-US']), usualPaper(['en-GB']), usualPaper([])]).toEqual([
    'letter',
    'a4',
    'a4',
  ]);
});

test('a file has the name the server gave it, and no other signs', () => {
  expect(nameIn('attachment; filename="ubongo-boards-a4-en.pdf"')).toBe('ubongo-boards-a4-en.pdf');
  expect(nameIn('attachment; filename="../x"')).toBe('ubongo.pdf');
  expect(nameIn(null)).toBe('ubongo.pdf');
});
