// @vitest-environment happy-dom
/** The page of rules: every edition is told whole, and what is asked for is found. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { EditionName } from '../src/api/protocol';
import * as facts from '../src/editions/facts';
import * as chapters from '../src/features/rules/chapters';
import { shortOf } from '../src/features/rules/chapters';
import { PICTURES } from '../src/features/rules/pictures';
import type { Section } from '../src/features/rules/rules-text';
import { sectionsOf } from '../src/features/rules/rules-text';
import { cut, found, lookedThrough, step } from '../src/features/rules/search';
import { LANGUAGES } from '../src/settings/preferences.svelte';
import { folderOf } from './all-words';
import { EDITIONS, KNOWN } from './editions';

const ORDER = KNOWN.editions.map((one) => one.name);
const CHAPTERS = Object.fromEntries(KNOWN.editions.map((one) => [one.name, one.chapters]));
const chapterOf = (sections: readonly Section[], edition: EditionName) =>
  chapters.chapterOf(KNOWN, sections, edition);
const isEdition = (name: string | undefined) => facts.isEdition(KNOWN, name);
const factsOf = (edition: EditionName) => {
  const { least, most } = EDITIONS[edition];
  return { least, most, rounds: chapters.usualRounds(EDITIONS[edition]) };
};

const told = (language: string) =>
  sectionsOf(readFileSync(`${folderOf(language)}/rules.txt`, 'utf8'));

describe('telling', () => {
  test('headings, text, points and pictures are read, for paper and for the page', () => {
    const text =
      '# short | In short\nOne. {R-001}\n+ - Two. {R-002 R-003}\n= example\n\n+ # long | Long\n+ Three.';
    expect(sectionsOf(text)).toEqual([
      {
        id: 'short',
        title: 'In short',
        blocks: [
          { kind: 'text', text: 'One.' },
          { kind: 'point', text: 'Two.' },
          { kind: 'picture', text: 'example' },
        ],
      },
      { id: 'long', title: 'Long', blocks: [{ kind: 'text', text: 'Three.' }] },
    ]);
  });

  test.each(LANGUAGES)('in %s no sign of the file is left in what is read', (language) => {
    for (const { title, blocks } of told(language)) {
      for (const words of [title, ...blocks.map((one) => one.text)]) {
        expect(words).not.toMatch(/^[#+=-] |[{}|]|R-\d/);
      }
    }
  });

  test('every picture that is asked for is there, and none is left over', () => {
    const asked = told('en').flatMap(({ blocks }) =>
      blocks.filter((one) => one.kind === 'picture').map((one) => one.text),
    );
    expect(new Set(asked)).toEqual(new Set(Object.keys(PICTURES)));
  });
});

describe('chapters', () => {
  test('every edition is told, and every section by some edition', () => {
    const ids = told('en').map((section) => section.id);
    expect(new Set(ORDER)).toEqual(new Set(Object.keys(EDITIONS)));
    expect(
      Object.values(CHAPTERS)
        .flat()
        .filter((id) => !ids.includes(id)),
    ).toEqual([]);
    const used = new Set(Object.values(CHAPTERS).flat());
    expect(ids.filter((id) => !used.has(id))).toEqual(['short']);
  });

  test('a chapter has its sections in its own order', () => {
    const [first, second] = chapterOf(told('de'), 'classic-long');
    expect([first?.id, second?.id]).toEqual(['long', 'puzzle']);
  });

  test('an address may say anything', () => {
    expect([isEdition('2024'), isEdition('toString'), isEdition(undefined)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('where the game is known, a heading is short', () => {
    expect(shortOf('Jeu classique : le tour')).toBe('Le tour');
    expect(shortOf('The play-off')).toBe('The play-off');
  });

  test('players and rounds are those of the edition', () => {
    expect(factsOf('classic-long')).toEqual({ least: 2, most: 4, rounds: [18, 12, 9] });
    expect(factsOf('solo').rounds).toEqual([]);
  });
});

describe('search', () => {
  const marks = (text: string, question: string): string[] =>
    cut(text, found(text, question))
      .filter((one) => one.match !== null)
      .map((one) => one.text);

  test('case and accents do not matter, in either direction', () => {
    expect(marks('Die Sanduhr LÄUFT, läuft.', 'lauft')).toEqual(['LÄUFT', 'läuft']);
    expect(marks('La manche du dé', 'DÈ')).toEqual(['dé']);
    expect(marks('Der größte Haufen', 'GRÖSSTE')).toEqual(['größte']);
    expect(marks('l’ambre', "l'ambre")).toEqual(['l’ambre']);
    expect(marks('crier « Ubongo\u00a0! »', 'ubongo !')).toEqual(['Ubongo\u00a0!']);
  });

  test('nothing asked is nothing found', () => {
    for (const question of ['', '   ', '\u0301']) expect(found('text', question)).toEqual([]);
  });

  test('what is cut can be put together again', () => {
    const text = 'Ein Stein, zwei Steine, drei STEINE';
    const parts = cut(text, found(text, 'stein'));
    expect(parts.map((one) => one.text).join('')).toBe(text);
    expect(parts.filter((one) => one.match !== null)).toHaveLength(3);
  });

  test('signs that mean something elsewhere are only signs', () => {
    expect(found('a.b', '.*')).toEqual([]);
    expect(marks('3 + 3 + 6 = 12', '+ 3')).toEqual(['+ 3']);
    expect(marks('😀 sand 😀', 'sand')).toEqual(['sand']);
  });

  test('a question as long as a book asks for its beginning and finds nothing', () => {
    expect(lookedThrough(told('en'), 'x'.repeat(100_000)).count).toBe(0);
  });

  test('matches are numbered through all sections', () => {
    const chapter = chapterOf(told('en'), 'classic');
    const { count, sections } = lookedThrough(chapter, 'second chance');
    expect(count).toBeGreaterThan(2);
    const numbers = [...sections.values()]
      .flat()
      .flatMap(({ parts, first }) =>
        parts.filter((one) => one.match !== null).map((one) => first + one.match!),
      );
    expect(numbers).toEqual(Array.from({ length: count }, (_, number) => number));
  });

  test('words that stand apart are found where all of them are', () => {
    const chapter = chapterOf(told('en'), 'classic');
    expect(lookedThrough(chapter, 'row empty').count).toBeGreaterThan(0);
    expect(lookedThrough(chapter, 'row zeppelin').count).toBe(0);
  });

  test('after the last match comes the first', () => {
    expect([step(0, 1, 3), step(2, 1, 3), step(0, -1, 3), step(0, 1, 0)]).toEqual([1, 0, 2, 0]);
  });
});
