/** The tables of docs/ that say where to go for a change: what they name is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a stranger must find by the names of the files alone, and where. */
const FOUND: readonly (readonly [topic: string, path: string])[] = [
  ['dragging', 'play/input.ts'],
  ['the socket', 'table/connection.ts'],
  ['sounds', 'feedback/sounds.ts'],
  ['what is said to a screen reader', 'feedback/announcer.svelte.ts'],
  ['the gem board', 'table/views/gem-board/'],
  ['translations', 'i18n/'],
  ['the hourglass', 'play/RunningHourglass.svelte'],
  ['saved settings', 'settings/'],
];

/** The rows of the first table after a heading or sentence. */
const rowsAfter = (file: string, begin: string): readonly (readonly [string, string])[] => {
  const text = readFileSync(`../docs/${file}`, 'utf8');
  const lines = text.slice(text.indexOf(begin)).split('\n');
  const from = lines.findIndex((line) => line.startsWith('|'));
  const rest = lines.slice(from + 2);
  const rows = rest.slice(
    0,
    rest.findIndex((line) => !line.startsWith('|')),
  );
  return rows.map((row) => {
    const [topic = '', place = ''] = row.split('|').slice(1, -1);
    return [topic.trim(), place.trim()];
  });
};

/** The files and folders in a cell of a table; a name without a slash is of no file. */
const pathsIn = (cell: string): readonly string[] =>
  [...cell.matchAll(/`([\w./*-]+)`/g)]
    .map((match) => match[1]!)
    .filter((name) => /[/]|\.(?:ts|svelte)$/.test(name));

/** In the page's sources, in the checkout, or in a feature: the places that a name may begin at. */
const BEGINNINGS = [
  'src',
  '..',
  ...readdirSync('src/features').map((one) => `src/features/${one}`),
];
const isThere = (path: string): boolean =>
  BEGINNINGS.some((begin) => existsSync(`${begin}/${path.replace(/\*.*$/, '')}`));

const TABLES = [
  ['architecture.md', 'In `web/src/`:'],
  ['page.md', '## You want to change'],
  ['page.md', '## Layers'],
  ['page.md', '### Rules in the page'],
] as const;

test.each(TABLES)('every file that %s names after “%s” is there', (file, begin) => {
  const paths = rowsAfter(file, begin).flatMap((row) => row.flatMap(pathsIn));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
});

test('a file that is not there is noticed', () => {
  expect(
    pathsIn('`table/connection.ts` (see `no/such.ts`)').filter((one) => !isThere(one)),
  ).toEqual(['no/such.ts']);
});

test.each(FOUND)('the table says where to go for %s', (topic, path) => {
  const row = rowsAfter('architecture.md', 'In `web/src/`:').find(([one]) => one.includes(topic));
  expect(pathsIn(row?.[1] ?? '')).toContain(path);
});
