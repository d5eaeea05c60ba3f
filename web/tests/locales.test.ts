/** Missing, unused and mis-parametrised messages, in every language. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Resource, Visitor } from '@fluent/syntax';
import { expect, test } from 'vitest';
import type { RefusalCode } from '../src/api/protocol';
import { BOARDS as EVENT_BOARDS, LENGTHS } from '../src/event/plan';
import { KINDS as SHEETS } from '../src/features/printing/order';
import { idOf, load, say, wordsFrom } from '../src/i18n/fluent';
import { FEATURES, folderOf } from '../src/routing/router';
import { LANGUAGES } from '../src/settings/preferences.svelte';
import { QUICK_WORDS } from '../src/table/quick-words';
import { COACH_LINES } from '../src/table/views/coach';
import { PARTS, partOf, textOf } from './all-words';
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
  'word-': QUICK_WORDS.map(({ word }) => word.replaceAll('_', '-')),
  'coach-': COACH_LINES,
  'level-': ['times', 'warm-up', 'grade', 'games'],
  'closed-': ['other', 'elsewhere'],
  'companion-tab-': ['hourglass', 'die', 'scores', 'start'],
  'new-event': ['', '-told'],
  'event-length-': LENGTHS,
  'event-boards-': EVENT_BOARDS.flatMap((one) => [one, `${one}-told`]),
  'print-sheet-': SHEETS.flatMap((one) => [one, `${one}-told`]),
  'feature-': FEATURES.flatMap((one) => [one, `${one}-told`]),
};

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

const english = parameters(parse(textOf('en'), {}));

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
    const other = parameters(parse(textOf(language), {}));
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

test('the words of the table are said only where the table is loaded', () => {
  const table = partOf('en', 'table');
  // Features show parts of `table/views` without a table.
  const elsewhere = readdirSync('src', { withFileTypes: true })
    // The tables of an event are tables: their words come with it.
    .filter((one) => one.isDirectory() && one.name !== 'table' && one.name !== 'event')
    .flatMap((one) => sources(join('src', one.name)))
    .concat(sources('src/table/views'))
    .join('\n');
  const own = [...parameters(parse(table, {})).keys()];
  expect(own.length).toBeGreaterThan(100);
  const families = ['coach-', 'word-', 'closed-'];
  const strange = own.filter((id) => new RegExp(`['"\`]${id}['"\`]`).test(elsewhere));
  expect(strange.filter((id) => !families.some((start) => id.startsWith(start)))).toEqual([]);
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
  const words = wordsFrom(language, textOf(language));
  for (const [id, names] of parameters(parse(textOf(language), {}))) {
    const values = Object.fromEntries([...names].map((name) => [name, 2]));
    const sentence = say(words, id, values);
    expect(sentence).not.toBe('');
    expect([id, sentence.includes('{')]).toEqual([id, false]);
  }
});

test('a feature says only its own words and those of the whole page', () => {
  const own = (part: string): string[] => [...parameters(parse(partOf('en', part), {})).keys()];
  const everywhere = new Set(own('everywhere'));
  for (const feature of FEATURES) {
    const part = folderOf(feature);
    const known = new Set([...(PARTS.includes(part) ? own(part) : []), ...own('views')]);
    const saying = sources(`src/features/${part}`)
      .join('\n')
      .matchAll(/\bsay\(\s*'([a-z0-9-]+)'/g);
    for (const [, id] of saying) {
      expect([feature, id, known.has(id!) || everywhere.has(id!)]).toEqual([feature, id, true]);
    }
  }
});

test('every file of words is of the page, a table, a screen, an event or a feature, and loaded', async () => {
  const features = FEATURES.filter((one) => PARTS.includes(folderOf(one)));
  const known = ['everywhere', 'views', 'table', 'screen', 'event', ...features.map(folderOf)];
  expect([...new Set(known)].sort()).toEqual([...PARTS].sort());
  for (const language of LANGUAGES) {
    const { bundle } = await load(language, [...features, 'table', 'screen', 'event']);
    for (const id of english.keys())
      expect([language, id, bundle.hasMessage(id)]).toEqual([language, id, true]);
  }
});

test('codes of the server have their message by name', () => {
  const one: RefusalCode = 'out_of_time';
  expect(idOf('refused', one)).toBe('refused-out-of-time');
});
