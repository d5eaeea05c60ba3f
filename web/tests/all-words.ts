/** The words of the page, of the table and of every feature, for tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { say, type Values, wordsFrom } from '../src/i18n/fluent';
import type { Language } from '../src/settings/preferences.svelte';

/** Where the words of a language are. */
export const folderOf = (language: string): string => `../src/ubongo/data/languages/${language}`;

/** The messages of one part of the page: `everywhere`, `table`, or a feature. */
export const partOf = (language: string, part: string): string =>
  readFileSync(`${folderOf(language)}/page/${part}.ftl`, 'utf8');

/** The parts that have words of their own. */
export const PARTS: readonly string[] = readdirSync(`${folderOf('en')}/page`).map((name) =>
  name.replace('.ftl', ''),
);

/** All messages of a language in one text: no id may be in two of its files. */
export const textOf = (language: string): string =>
  PARTS.map((part) => partOf(language, part)).join('\n');

export const sayIn = (language: Language): ((id: string, values?: Values) => string) => {
  const words = wordsFrom(language, textOf(language));
  return (id, values) => say(words, id, values);
};
