/** The words of the chosen language as Svelte watches them: `say(id)`, `sayCode(family, code)`. */
import { readIn } from '../api/client';
import { fetchPart } from '../routing/lazy-parts';
import { type Language, prefer, preferences } from '../settings/preferences.svelte';
import * as fluent from './fluent';
import { dated, listed, localeOf, numbered } from './in-language';

let words: fluent.Words | null = $state.raw(null);

/** The parts whose words are loaded besides those of the whole page. */
const partsEntered = new Set<fluent.Part>();
const coming = new Map<fluent.Part, Promise<void>>();

export const say = (id: string, values?: fluent.Values): string => fluent.say(words, id, values);

/** Days of the server, such as `2026-11-15`, as people write them. */
const withDates = (values: fluent.Values = {}): fluent.Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
        ? sayDate(Date.parse(value), { dateStyle: 'long', timeZone: 'UTC' })
        : value,
    ]),
  );

/** The message for a code of the server, or the general one of its family. */
export const sayCode = (family: string, code: string, values?: fluent.Values): string => {
  const id = fluent.idOf(family, code);
  return fluent.has(words, id) ? say(id, withDates(values)) : say(`${family}-other`, { code });
};

/** Names as a sentence lists them: "Ada, Ben and Cleo". */
export const sayNames = (names: readonly string[]): string => listed(names, say);

/** A date or a time of day in words. */
export const sayDate = (date: number | Date, options: Intl.DateTimeFormatOptions): string =>
  dated(date, options, say);

export const sayNumber = (number: number, digits = 0): string => numbered(number, digits, say);

/** What `Intl` calls the language of the words. */
export const locale = (): string => localeOf(say);

/** Loads that were begun, and the latest of them whose words are shown. */
let begun = 0;
let shown = 0;

/** Load the words of the chosen language, those of the parts entered included. */
export const loadWords = async (): Promise<void> => {
  const { language } = preferences;
  readIn(language);
  begun += 1;
  const mine = begun;
  const loaded = await fetchPart(() => fluent.load(language, partsEntered));
  // A later load has these words as well: two parts may be entered at once.
  if (language !== preferences.language || mine < shown) return;
  shown = mine;
  words = loaded;
  document.documentElement.lang = language;
};

/** Load the words of a part as well, once; without a network they may not come. */
export const enterPart = (part: fluent.Part): Promise<void> => {
  const before = coming.get(part);
  if (before) return before;
  partsEntered.add(part);
  const words = loadWords();
  coming.set(part, words);
  words.catch(() => {
    coming.delete(part);
    partsEntered.delete(part);
  });
  return words;
};

/** Choose another language; the old words stay until the new ones are there. */
export const changeLanguage = (language: Language): void => {
  prefer('language', language);
  loadWords().catch(() => null);
};
