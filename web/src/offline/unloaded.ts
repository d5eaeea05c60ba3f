/** The page's replacement when not even its words could be fetched. */
import WORDS from 'virtual:unloaded-words';
import type { Language } from '../settings/preferences.svelte';

export const showUnloaded = (target: HTMLElement, language: Language, again: () => void): void => {
  const [told, name] = WORDS[language]!;
  const main = document.createElement('main');
  main.className = 'page stack';
  document.documentElement.lang = language;
  const sentence = document.createElement('h1');
  sentence.textContent = told;
  const button = document.createElement('button');
  button.className = 'button deed';
  button.type = 'button';
  button.textContent = name;
  button.onclick = again;
  main.append(sentence, button);
  target.replaceChildren(main);
};
