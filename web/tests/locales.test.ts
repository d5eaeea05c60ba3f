/** Missing, unused and mis-parametrised messages, in five languages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Resource, Visitor } from '@fluent/syntax';
import { expect, test } from 'vitest';
import type { RefusalCode } from '../src/api/protocol';
import { KINDS as SHEETS } from '../src/features/printing/order';
import { idOf, say, wordsFrom } from '../src/i18n/fluent';
import { FEATURES, folderOf } from '../src/routing/router';
import { LANGUAGES } from '../src/settings/preferences.svelte';
import { EDITIONS } from './editions';

/** Ids that are made at run time: their beginning, and the ends there must be. */
const FAMILIES: Record<string, readonly string[]> = {
  'symbol-': ['shield', 'hand', 'antelope', 'snake', 'elephant', 'mask'],
  'gem-': ['green', 'red', 'blue', 'violet', 'brown', 'yellow'],
  'place-': ['1', '2', '3', '4'],
  'strength-': ['child', 'beginner', 'fair', 'strong', 'expert'],
  'side-': ['easy', 'hard', 'easy-told', 'hard-told'],
  'edition-': Object.keys(EDITIONS).flatMap((one) => [one, `${one}-told`]),
  'option-': [],
  'setting-': [],
  'help-': [],
  'refused-': ['other', 'offline', 'out-of-time', 'not-covered'],
  'closed-': ['other', 'elsewhere'],
  'companion-tab-': ['hourglass', 'die', 'scores', 'start'],
  'print-sheet-': SHEETS.flatMap((one) => [one, `${one}-told`]),
  'feature-': FEATURES.flatMap((one) => [one, `${one}-told`]),
};

/** The page's own words, and those of every feature: no id may be in two of them. */
const text = (language: string): string =>
  ['src/i18n', ...readdirSync('src/features').map((name) => `src/features/${name}`)]
    .map((folder) => `${folder}/locales/${language}.ftl`)
    .filter((name) => existsSync(name))
    .map((name) => readFileSync(name, 'utf8'))
    .join('\n');

const parameters = (resource: Resource): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const entry of resource.body) {
    if (entry.type === 'Junk') throw new Error(`not understood: ${entry.content}`);
    if (entry.type !== 'Message') continue;
    const names = new Set<string>();
    class Names extends Visitor {
      visitVariableReference(node: { id: { name: string } }): void {
        names.add(node.id.name);
      }
    }
    new Names().visit(entry);
    if (found.has(entry.id.name)) throw new Error(`twice: ${entry.id.name}`);
    found.set(entry.id.name, names);
  }
  return found;
};

const english = parameters(parse(text('en'), {}));

const sources = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((one) =>
    one.isDirectory()
      ? sources(join(folder, one.name))
      : /\.(ts|svelte)$/.test(one.name) && one.name !== 'protocol.ts'
        ? [readFileSync(join(folder, one.name), 'utf8')]
        : [],
  );
const code = sources('src').join('\n');

/** The names in an object literal that begins here; what is nested in it does not count. */
const namesFrom = (text: string): Set<string> => {
  let depth = 0;
  let flat = '';
  for (const sign of text) {
    if ('})]'.includes(sign)) depth -= 1;
    if (depth === 0 && flat) break;
    if (depth === 1) flat += sign;
    if ('{(['.includes(sign)) depth += 1;
  }
  return new Set([...flat.matchAll(/(?:^|,)\s*(\w+)/g)].map((name) => name[1]!));
};

const said = [...code.matchAll(/\bsay\(\s*'([a-z0-9-]+)'\s*(,\s*(?=\{))?/g)].map((match) => ({
  id: match[1]!,
  names: match[2] ? namesFrom(code.slice(match.index + match[0].length)) : new Set<string>(),
}));

test.each(LANGUAGES.filter((one) => one !== 'en'))(
  '%s has the same messages with the same parameters',
  (language) => {
    const other = parameters(parse(text(language), {}));
    expect([...other.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [id, names] of english) {
      expect([id, [...(other.get(id) ?? [])].sort()]).toEqual([id, [...names].sort()]);
    }
  },
);

test('every message that the page says is there', () => {
  expect(said.map((one) => one.id).filter((id) => !english.has(id))).toEqual([]);
  const made = Object.entries(FAMILIES).flatMap(([start, ends]) => ends.map((end) => start + end));
  expect(made.filter((id) => !english.has(id))).toEqual([]);
});

test('every message is used', () => {
  const quoted = new Set([...code.matchAll(/['"`]([a-z0-9-]+)['"`]/g)].map((match) => match[1]!));
  const unused = [...english.keys()].filter(
    (id) => !quoted.has(id) && !Object.keys(FAMILIES).some((start) => id.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

test('messages get the parameters they ask for', () => {
  for (const one of said.filter(({ id }) => english.has(id))) {
    const wanted = [...(english.get(one.id) ?? [])];
    for (const name of wanted)
      expect([one.id, name, one.names.has(name)]).toEqual([one.id, name, true]);
    for (const name of one.names)
      expect([one.id, name, wanted.includes(name)]).toEqual([one.id, name, true]);
  }
});

test.each(LANGUAGES)('%s can be said', (language) => {
  const words = wordsFrom(language, text(language));
  for (const [id, names] of parameters(parse(text(language), {}))) {
    const values = Object.fromEntries([...names].map((name) => [name, 2]));
    const sentence = say(words, id, values);
    expect(sentence).not.toBe('');
    expect([id, sentence.includes('{')]).toEqual([id, false]);
  }
});

test('a feature says only its own words and those of the whole page', () => {
  const own = (folder: string): string[] => [
    ...parameters(parse(readFileSync(`${folder}/locales/en.ftl`, 'utf8'), {})).keys(),
  ];
  const everywhere = new Set(own('src/i18n'));
  for (const feature of FEATURES) {
    const folder = `src/features/${folderOf(feature)}`;
    if (!existsSync(`${folder}/locales`)) continue;
    const known = new Set(own(folder));
    const saying = sources(folder)
      .join('\n')
      .matchAll(/\bsay\(\s*'([a-z0-9-]+)'/g);
    for (const [, id] of saying) {
      expect([feature, id, known.has(id!) || everywhere.has(id!)]).toEqual([feature, id, true]);
    }
  }
});

test('codes of the server have their message by name', () => {
  const one: RefusalCode = 'out_of_time';
  expect(idOf('refused', one)).toBe('refused-out-of-time');
});
