/** The colour count, told as the rulebook's example tells it. */
import { expect, test } from 'vitest';
import type { GameSeen } from '../src/api/protocol';
import { say, wordsFrom } from '../src/i18n/fluent';
import { LANGUAGES } from '../src/settings/preferences.svelte';
import { decidedBy } from '../src/table/result-title';
import { compared, ranked, toldCounts } from '../src/table/views/gem-board/colour-count';
import { partOf } from './all-words';

// The example of the rulebook: green, red, blue, violet, brown, yellow.
const AMINA = [6, 4, 2, 2, 2, 2];
const BEN = [2, 2, 0, 1, 2, 3];
const CLARA = [4, 3, 2, 6, 1, 0];

test('colours are ranked by how many gems there are, whatever the colour', () => {
  expect(ranked(CLARA).map(({ gem, count }) => `${count} ${gem}`)).toEqual([
    '6 violet',
    '4 green',
    '3 red',
    '2 blue',
    '1 brown',
    '0 null',
  ]);
});

test('Clara is ahead of Amina by the third colour, though Amina has more gems', () => {
  const count = compared([AMINA, BEN, CLARA], 2, 0);
  expect(count.lines).toEqual([
    {
      kind: 'equal',
      nth: 1,
      above: { gem: 'violet', count: 6 },
      below: { gem: 'green', count: 6 },
    },
    { kind: 'equal', nth: 2, above: { gem: 'green', count: 4 }, below: { gem: 'red', count: 4 } },
    { kind: 'decides', nth: 3, above: { gem: 'red', count: 3 }, below: { gem: 'blue', count: 2 } },
  ]);
  expect(count.tie).toBe(false);
  expect(count.although).toEqual({ above: 16, below: 18 });
});

test('the first colour alone decides where it can', () => {
  const count = compared([AMINA, BEN], 0, 1);
  expect(count.lines).toEqual([
    {
      kind: 'decides',
      nth: 1,
      above: { gem: 'green', count: 6 },
      below: { gem: 'yellow', count: 3 },
    },
  ]);
  expect(count.although).toBeNull();
});

test('somebody without a gem of a further colour is told so', () => {
  const count = compared(
    [
      [2, 1, 0, 0, 0, 0],
      [0, 0, 2, 0, 0, 0],
    ],
    0,
    1,
  );
  expect(count.lines.at(-1)).toEqual({
    kind: 'decides',
    nth: 2,
    above: { gem: 'red', count: 1 },
    below: { gem: null, count: 0 },
  });
});

test('the same six counts in other colours are a tie, told to the last gem', () => {
  const count = compared(
    [
      [3, 1, 0, 0, 0, 0],
      [0, 0, 0, 0, 1, 3],
    ],
    0,
    1,
  );
  expect(count.tie).toBe(true);
  expect(count.lines.map((line) => line.kind)).toEqual(['equal', 'equal']);
});

test('each is told against the next behind, and whoever has no place is left out', () => {
  const counts = toldCounts([AMINA, BEN, CLARA, [0, 0, 0, 0, 0, 0]], [2, 3, 1, 0]);
  expect(counts.map(({ above, below }) => [above, below])).toEqual([
    [2, 0],
    [0, 1],
  ]);
});

const TOLD = {
  en: 'But of a third colour Clara has 3 red and Amina only 2 blue.',
  de: 'Aber von einer dritten Farbe hat Clara 3 rote und Amina nur 2 blaue.',
  fr: 'Mais en troisième rang, Clara a 3 rouges et Amina seulement 2 bleus.',
  it: 'Ma nel terzo colore Clara ha 3 rosse e Amina solo 2 blu.',
  nl: 'Maar van een derde kleur heeft Clara 3 rode en Amina slechts 2 blauwe.',
};

test.each(LANGUAGES)('%s tells what decides', (language) => {
  const words = wordsFrom(language, partOf(language, 'everywhere'), partOf(language, 'views'));
  const aboveGems = say(words, 'counted-red', { count: 3 });
  const gems = say(words, 'counted-blue', { count: 2 });
  const belowGems = say(words, 'count-only', { gems });
  const names = { above: 'Clara', below: 'Amina' };
  expect(say(words, 'count-decides', { nth: 3, aboveGems, belowGems, ...names })).toBe(
    TOLD[language],
  );
});

const WON = {
  en: ['6 violet against 4 green.', 'Level at first, then 3 red against 2 blue.'],
  de: ['6 violette gegen 4 grüne.', 'Erst gleichauf, dann 3 rote gegen 2 blaue.'],
  fr: ['6 violets contre 4 verts.', 'D’abord à égalité, puis 3 rouges contre 2 bleus.'],
  it: ['6 viola contro 4 verdi.', 'Prima pari, poi 3 rosse contro 2 blu.'],
  nl: ['6 violette tegen 4 groene.', 'Eerst gelijk, dan 3 rode tegen 2 blauwe.'],
};

test.each(LANGUAGES)('%s says below the title what has decided', (language) => {
  const words = wordsFrom(
    language,
    ...['everywhere', 'views', 'table'].map((part) => partOf(language, part)),
  );
  const told = (gems: readonly (readonly number[])[], places: readonly number[], reason = '') =>
    decidedBy(
      {
        table: { rows: [], gems },
        places,
        reason,
        seats: gems.map(() => ({ player: {} })),
      } as unknown as GameSeen,
      (id, given) => say(words, id, given),
    );
  expect(told([[4, 0, 0, 0, 0, 0], CLARA], [2, 1])).toBe(WON[language][0]);
  expect(told([AMINA, CLARA], [2, 1])).toBe(WON[language][1]);
  // Nobody was ahead, or it was not the gems that decided.
  expect(told([AMINA, AMINA], [1, 1])).toBe('');
  expect(told([AMINA, CLARA], [2, 1], 'left')).toBe('');
});
