/**
 * The words for a page whose words could not be fetched, as the module `virtual:unloaded-words`: the
 * messages of `unloaded.ftl` in every language, built into the first file of all.
 */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const NAME = 'virtual:unloaded-words';
const DATA = new URL('../src/ubongo/data/', import.meta.url);

const messageIn = (text: string, id: string): string => {
  const found = new RegExp(`^${id} = (.*)$`, 'm').exec(text);
  if (!found) throw new Error(`${id} is missing`);
  return found[1]!;
};

/** What is told, and what the button is called, by languages. */
export const unloadedIn = (): Record<string, readonly [told: string, button: string]> => {
  const offered = JSON.parse(readFileSync(new URL('languages.json', DATA), 'utf8'));
  const told = Object.keys(offered).map((language) => {
    const file = new URL(`languages/${language}/unloaded.ftl`, DATA);
    const text = readFileSync(file, 'utf8');
    return [language, [messageIn(text, 'page-missing'), messageIn(text, 'load-again')]] as const;
  });
  return Object.fromEntries(told);
};

export const unloadedWords = (): Plugin => ({
  name: 'unloaded-words',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
  load: (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(unloadedIn())}` : null),
});
