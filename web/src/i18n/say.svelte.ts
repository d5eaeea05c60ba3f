/** The words of the chosen language as Svelte watches them: `say(id)`, `sayCode(family, code)`. */
import { fetchPart } from '../routing/lazy-parts';
import type { Feature } from '../routing/router';
import { type Language, prefer, preferences } from '../settings/preferences.svelte';
import * as fluent from './fluent';

let words: fluent.Words | null = $state.raw(null);

/** The features whose words are loaded besides the words of the whole page. */
export const featuresEntered = new Set<Feature>();

export const say = (id: string, values?: fluent.Values): string => fluent.say(words, id, values);

/** The message for a code of the server, or the general one of its family. */
export const sayCode = (family: string, code: string, values?: fluent.Values): string => {
  const id = fluent.idOf(family, code);
  return fluent.has(words, id) ? say(id, values) : say(`${family}-other`, { code });
};

/** Load the words of the chosen language, those of `featuresEntered` included. */
export const loadWords = async (): Promise<void> => {
  const { language } = preferences;
  const loaded = await fetchPart(() => fluent.load(language, featuresEntered));
  if (language !== preferences.language) return;
  words = loaded;
  document.documentElement.lang = language;
};

/** Choose another language; the old words stay until the new ones are there. */
export const changeLanguage = (language: Language): void => {
  prefer('language', language);
  loadWords().catch(() => null);
};
