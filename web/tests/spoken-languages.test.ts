/**
 * What a native editor would correct and a program can find: spaces of French, numbers before a
 * word that does not follow them, English in other languages, codes that nobody has put into words.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { type Entry, type Pattern, parse, type VariableReference } from '@fluent/syntax';
import { expect, test } from 'vitest';
import { idOf } from '../src/i18n/fluent';
import { dated, listed, numbered } from '../src/i18n/in-language';
import { LANGUAGES } from '../src/settings/preferences.svelte';
import { folderOf, sayIn, textOf } from './all-words';

const OTHERS = LANGUAGES.filter((one) => one !== 'en');

const components = (): readonly string[] =>
  readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.svelte'),
  );

/** What is to be known of a language to proofread it, from its folder; `tools/languages.py` tells. */
interface Proof {
  readonly marks: RegExp;
  readonly retired: RegExp;
  readonly alike: ReadonlySet<string>;
  readonly english_too: readonly string[];
}
const proof = (language: string): Proof => {
  const told = JSON.parse(readFileSync(`${folderOf(language)}/proof.json`, 'utf8'));
  // A list without a pattern finds nothing.
  const any = (patterns: readonly string[]): RegExp => new RegExp(patterns.join('|') || '(?!)');
  const { marks, retired, alike, english_too } = told;
  return { marks: any(marks), retired: any(retired), alike: new Set(alike), english_too };
};

type Message = Extract<Entry, { type: 'Message' }>;
const messages = (language: string): readonly Message[] =>
  parse(textOf(language), {}).body.filter((one): one is Message => one.type === 'Message');

/** Every way a message can be said: its variants one by one, with the names they are chosen by. */
interface Way {
  readonly parts: readonly (string | { readonly variable: string })[];
  readonly chosenBy: ReadonlySet<string>;
}
const ways = (pattern: Pattern | null, chosenBy: ReadonlySet<string> = new Set()): Way[] => {
  let found: Way[] = [{ parts: [], chosenBy }];
  for (const element of pattern?.elements ?? []) {
    const tails: Way[] = [];
    if (element.type === 'TextElement') tails.push({ parts: [element.value], chosenBy });
    else if (element.expression.type === 'VariableReference') {
      tails.push({ parts: [{ variable: element.expression.id.name }], chosenBy });
    } else if (element.expression.type === 'SelectExpression') {
      const by = (element.expression.selector as VariableReference).id.name;
      for (const variant of element.expression.variants) {
        tails.push(...ways(variant.value, new Set([...chosenBy, by])));
      }
    } else tails.push({ parts: [''], chosenBy });
    found = found.flatMap((head) =>
      tails.map((tail) => ({
        parts: [...head.parts, ...tail.parts],
        chosenBy: new Set([...head.chosenBy, ...tail.chosenBy]),
      })),
    );
  }
  return found;
};
const written = (way: Way): string =>
  way.parts.map((part) => (typeof part === 'string' ? part : '0')).join('');

test('French has no plain space before its punctuation, nor inside its quotes', () => {
  const wrong = messages('fr').flatMap((message) =>
    ways(message.value)
      .map(written)
      .filter((text) => / [;:!?%»]|« /.test(text) || /[^\s\u00a0\u202f0-9/(«][;!?»]/.test(text))
      .map((text) => `${message.id.name}: ${text}`),
  );
  // A question mark in quotes or at a keyboard stands alone, but no message of ours has one.
  expect(wrong).toEqual([]);
});

/** Parameters that are names of people. */
const NAMES = new Set('player players host above below'.split(' '));

test('French puts no little word before a name that it would have to elide', () => {
  const wrong = messages('fr').flatMap((message) =>
    ways(message.value)
      .filter(({ parts }) =>
        parts.some((part, index) => {
          const before = parts[index - 1];
          return (
            typeof part !== 'string' &&
            NAMES.has(part.variable) &&
            typeof before === 'string' &&
            /(?:^|[^\p{L}])(?:de|que|jusque|lorsque|puisque) $/u.test(before)
          );
        }),
      )
      .map(() => message.id.name),
  );
  expect(wrong).toEqual([]);
});

/** What tells of a button calls it as the button is called. */
const TELLS_OF: Record<string, string> = {
  'choose-pause-told': 'next',
  'said-next': 'next',
  'zen-told': 'finish',
  'look-up-box-told': 'look-up-way-any',
  'setting-coach-told': 'play-now',
  'statistics-forget-told': 'statistics-forget',
};
test.each(LANGUAGES)('%s calls buttons as they are called', (language) => {
  const say = sayIn(language);
  for (const [told, button] of Object.entries(TELLS_OF)) {
    expect(say(told, { seconds: 5 }), told).toContain(say(button));
  }
});

test('quotes are those of the language, and dots are one character', () => {
  for (const language of LANGUAGES) {
    const wrong = messages(language).flatMap((message) =>
      ways(message.value)
        .map(written)
        .filter((text) => proof(language).marks.test(text) || /\w'\w/.test(text))
        .map((text) => `${language} ${message.id.name}: ${text}`),
    );
    expect(wrong).toEqual([]);
  }
});

/** Parameters that are numbers of things, so that a word after them has to follow. */
const NUMBERS = new Set(
  'count seconds minutes days hours stars games runs score points boards sapphires ambers free'
    .concat(' solved aside cells rounds pages laid most allowed distance length longest others')
    .concat(' slower dealt area pieces two three four least listed percent volume all spectators')
    .concat(' blue brown best won taken seats')
    .split(' '),
);
/** Words that are the same after 1: they join, or they are units, or have one form. */
const SAME = new Set(
  'of and in on from to by von und bis zu zur oder mal sur et de à au en dans pour ou di e su'
    .concat(' per tra da van en bij op tot of met h min s kB ko mm u Std Min percent Prozent pour')
    .concat(' per procent contre gegen tegen against contro solved gelöst opgelost put zur')
    .concat(' opzijgelegd laid gelegt × at green red blue violet brown yellow viola blu rode')
    .concat(' blauwe violette bruine gele groene nel gelegd')
    .split(' '),
);
/** Never said with 1: what they count begins at two or more. */
const MANY: Record<string, string> = {
  minutes: 'runs of 5, 10 and 20 minutes',
  'hourglass-seconds': 'at least 30',
  'pause-at-most': 'at least 5',
  'records-title': '5, 10 and 20 minutes',
  'rules-rounds': '9 and more',
  'rules-rounds-long': '9 and more',
  'rules-players': 'from 2 on',
  'companion-all-rounds': 'nine',
  'daily-compared': 'one other player has a message of its own',
  'daily-share-streak': 'from two days on',
  'occasion-streak': 'from two rounds on',
  'said-seconds': 'thirty and ten',
  'said-board': 'an area has nine squares and more',
  'name-length': 'the longest name, and the length beside it',
  'refused-bad-name': 'longer than the longest name',
  'refused-too-far': 'too far is four and more',
  'refused-area-too-large': 'limits',
  'refused-too-many-pauses': 'limits',
  'refused-too-many-pieces': 'limits',
  'refused-bad-seed': 'limits',
  'refused-bad-choice': 'limits',
  'refused-game-too-long': 'limits',
  'print-bad-seed': 'limits',
  'refused-event-full': 'limits',
  'refused-too-many-hosts': 'limits',
  'refused-sizes-differ': 'two and more',
  'refused-no-set-fits': 'two pieces and more',
  'look-up-too-few': 'areas of two squares and more',
  'look-up-too-many': 'pieces of two squares and more',
  'look-up-too-large': 'more than 30',
  'look-up-whole': 'pieces of two squares and more',
  'look-up-sets-none': 'no piece is a single square, but areas may be: see the number before',
  'look-up-sets-none-of': 'two pieces and more',
  'look-up-stars': 'of five',
  'daily-stars': 'of five',
  'train-stars': 'of five',
  'replay-took': 'tenths of seconds',
  'open-table-line': 'a table has two seats and more',
  'score-together': 'of 77',
  'round-solved': 'two boards and more',
  'said-keys': 'the number of a key',
  'shape-bar': 'two squares and more',
  'refused-bad-setting': 'limits',
  'look-up-sets-too-many': 'limits',
};

test.each(LANGUAGES)('in %s a number and its word agree', (language) => {
  const wrong: string[] = [];
  for (const message of messages(language)) {
    if (message.id.name in MANY) continue;
    for (const { parts, chosenBy } of ways(message.value)) {
      parts.forEach((part, index) => {
        if (typeof part === 'string' || !NUMBERS.has(part.variable)) return;
        if (chosenBy.has(part.variable)) return;
        const after = parts[index + 1];
        const word =
          typeof after === 'string' ? /^[\s\u00a0\u202f]([\p{L}×-]+)/u.exec(after)?.[1] : '';
        if (word && !SAME.has(word))
          wrong.push(`${message.id.name}: { $${part.variable} } ${word}`);
      });
    }
  }
  expect(wrong).toEqual([]);
});

test('the list of what is never said with 1 has nothing that is gone', () => {
  const known = new Set(messages('en').map((one) => one.id.name));
  expect(Object.keys(MANY).filter((id) => !known.has(id))).toEqual([]);
});

const NAMES_OF_SIZES = new Set(['US Letter', 'A4', 'h  min']);

test.each(OTHERS)('%s is translated: no message is the English one', (language) => {
  const english = new Map(messages('en').map((one) => [one.id.name, one]));
  const { alike } = proof(language);
  const wrong: string[] = [];
  for (const message of messages(language)) {
    const before = new Set(ways(english.get(message.id.name)?.value ?? null).map(written));
    for (const way of ways(message.value)) {
      const text = written(way);
      const words = text.replaceAll('0', '').trim();
      if (!before.has(text) || !/\p{L}{2}/u.test(text)) continue;
      if (!alike.has(words) && !NAMES_OF_SIZES.has(words))
        wrong.push(`${message.id.name}: ${text}`);
    }
  }
  expect(wrong).toEqual([]);
});

/** Little words of English, which a language may happen to have as well. */
const ENGLISH =
  'the and you your is are of for with this that board game round seat host bot bots'.split(' ');
test.each(OTHERS)('%s has no English inside', (language) => {
  const little = ENGLISH.filter((word) => !proof(language).english_too.includes(word));
  const found = new RegExp(`\\b(?:${little.join('|')})\\b`, 'i');
  const wrong = messages(language).flatMap((message) =>
    ways(message.value)
      .map(written)
      .filter((text) => found.test(text))
      .map((text) => `${message.id.name}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

/** Words that we once used and that stand for something else, or are not the rulebook's. */
test.each(OTHERS)('%s keeps to the words of the rulebook', (language) => {
  const wrong = messages(language).flatMap((message) =>
    ways(message.value)
      .map(written)
      .filter((text) => proof(language).retired.test(text))
      .map((text) => `${message.id.name}: ${text}`),
  );
  expect(wrong.filter((one) => !one.startsWith('rules-see-gem-board'))).toEqual([]);
});

test('nobody is told the stored names of the animals (R-261)', () => {
  const told = LANGUAGES.map((language) => textOf(language)).concat(
    LANGUAGES.map((language) => readFileSync(`${folderOf(language)}/rules.txt`, 'utf8')),
  );
  for (const text of told) expect(text).not.toMatch(/Rabbat|Henrietta|Juri|Caspar/);
  const shown = components().filter((name) =>
    />\{animal\}</.test(readFileSync(`src/${name}`, 'utf8')),
  );
  expect(shown).toEqual([]);
});

/** The codes of a union in the generated protocol. */
const codesOf = (name: string): readonly string[] => {
  const protocol = readFileSync('src/api/protocol.ts', 'utf8');
  const union = new RegExp(`export type ${name} =([^;]*);`).exec(protocol)![1]!;
  return [...union.matchAll(/'([a-z_]+)'/g)].map((match) => match[1]!);
};
/** Only a faulty program meets these: our page never sends what they refuse. */
const FAULTS = new Set(
  'no_join join_first joined_already text_only too_long bad_message moved other_table'.split(' '),
);

test('every code of the server that people can meet has its message', () => {
  const known = new Set(messages('en').map((one) => one.id.name));
  const wanted = [
    ...codesOf('RefusalCode').map((code) => [code, idOf('refused', code)] as const),
    ...codesOf('CloseCode').map((code) => [code, idOf('closed', code)] as const),
  ];
  expect(wanted.length).toBeGreaterThan(80);
  const missing = wanted.filter(([code, id]) => !FAULTS.has(code) && !known.has(id));
  expect(missing).toEqual([]);
});

test('dates, numbers and lists are written as the language does', () => {
  const day = Date.parse('2026-11-15T00:00:00Z');
  const told = (['en', 'de', 'fr', 'it', 'nl'] as const).map((language) => {
    const say = sayIn(language);
    return [
      dated(day, { dateStyle: 'long', timeZone: 'UTC' }, say),
      numbered(12.3, 1, say),
      listed(['Ada', 'Bo', 'Cleo'], say),
    ];
  });
  expect(told).toEqual([
    ['15 November 2026', '12.3', 'Ada, Bo and Cleo'],
    ['15. November 2026', '12,3', 'Ada, Bo und Cleo'],
    ['15 novembre 2026', '12,3', 'Ada, Bo et Cleo'],
    ['15 novembre 2026', '12,3', 'Ada, Bo e Cleo'],
    ['15 november 2026', '12,3', 'Ada, Bo en Cleo'],
  ]);
});

test('a number stands before a word that follows it, also where only the ear has the word', () => {
  // "2 rossa" for three stones: `GemNumber` and `coloursTold` count them.
  const wrong = components().filter((name) =>
    /\{[^{}]*count[^{}]*\}\s*(?:<\/?b>|<Gem[^>]*>|\s)*<span class="hidden">\{say\(`gem-/.test(
      readFileSync(`src/${name}`, 'utf8'),
    ),
  );
  expect(wrong).toEqual([]);
});

test('components put no sign of one language between words', () => {
  // French has a space before a colon and before an exclamation mark: `what-told` and `ubongo`
  // know it.
  const wrong = components().filter((name) =>
    /\)\}: ?(?:\$?\{|<)|\}: \{say\(|Ubongo!/.test(readFileSync(`src/${name}`, 'utf8')),
  );
  expect(wrong).toEqual([]);
});

test('components use no language of their own for dates, numbers and lists', () => {
  const wrong = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:ts|svelte)$/.test(name) && name !== 'i18n/in-language.ts')
    // Paths of drawings are numbers that nobody reads.
    .filter((name) => !name.startsWith('art/'))
    .filter((name) => {
      const code = readFileSync(`src/${name}`, 'utf8');
      return /Intl\.\w+\((?!locale|language)|toLocale(?:Date|Time)?String|toFixed\(/.test(code);
    });
  expect(wrong).toEqual([]);
});

test('no message shows what the server says in English', () => {
  // `allowed` and `value` of a setting are for people who write programs.
  for (const language of LANGUAGES) {
    const shown = messages(language)
      .filter((one) => /^refused-bad-(?:setting|choice)$/.test(one.id.name))
      .flatMap((one) => ways(one.value).flatMap((way) => way.parts));
    expect(shown.length).toBeGreaterThan(4);
    expect(shown.filter((part) => JSON.stringify(part).match(/"(?:allowed|value)"/))).toEqual([]);
  }
});
