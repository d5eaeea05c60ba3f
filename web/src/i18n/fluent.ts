/**
 * All words of the page, as Fluent messages in `page/*.ftl` of each language's folder. The server
 * sends ids and numbers, never sentences. Only the chosen language is loaded, and the words of the
 * table or of a feature (in a file of its own) when somebody goes there.
 *
 *     say(words, 'round-number', { round: 3, rounds: 9 })  // 'Round 3 of 9'
 *
 * Ordinals are messages of their own (`place-1` to `place-4`), because Fluent's ordinals fail.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { type Feature, folderOf } from '../routing/router';
import type { Language } from '../settings/preferences.svelte';

export type Values = Readonly<Record<string, FluentVariable>>;

export interface Words {
  readonly language: Language;
  readonly bundle: FluentBundle;
}

/** A part of the page that has words of its own. */
export type Part = Feature | 'table' | 'screen' | 'event';

const files = import.meta.glob<string>('./*/page/*.ftl', {
  base: '../../../src/ubongo/data/languages',
  query: '?raw',
  import: 'default',
});

const file = (part: Part): string =>
  part === 'table' || part === 'screen' || part === 'event' ? part : folderOf(part);

/** These draw what lies on a table, and say of it what stands in `views.ftl`. */
const DRAW_TABLES: ReadonlySet<Part> = new Set(['table', 'learn', 'companion', 'replay']);

/** The files of words that a page with these parts needs. */
const filesOf = (parts: readonly Part[]): string[] => [
  'everywhere',
  ...(parts.some((part) => DRAW_TABLES.has(part)) ? ['views'] : []),
  ...parts.map(file),
];

export const wordsFrom = (language: Language, ...texts: readonly string[]): Words => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return { language, bundle };
};

/** The words of a language, with those of the given parts. */
export const load = async (language: Language, parts: Iterable<Part> = []): Promise<Words> => {
  const texts = filesOf([...parts]).map((name) => {
    const words = files[`./${language}/page/${name}.ftl`];
    if (!words) throw new Error(`${language} has no words for ${name}`);
    return words();
  });
  return wordsFrom(language, ...(await Promise.all(texts)));
};

/** The message of this id; the id itself if there is none, which the tests prevent. */
export const say = (words: Words | null, id: string, values?: Values): string => {
  const message = words?.bundle.getMessage(id);
  if (!words || !message?.value) return words ? id : '';
  return words.bundle.formatPattern(message.value, values ?? null);
};

export const has = (words: Words | null, id: string): boolean =>
  words?.bundle.hasMessage(id) ?? false;

/** The id of a message for a code of the server: `out_of_time` is `refused-out-of-time`. */
export const idOf = (family: string, code: string): string =>
  `${family}-${code.toLowerCase().replaceAll('_', '-')}`;
