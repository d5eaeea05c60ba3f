/** The page's replacement when not even its words could be fetched. */
import type { Language } from '../settings/preferences.svelte';

// The texts of `part-missing` and `load-again`, which are among the words that are missing.
const WORDS: Record<Language, readonly [told: string, button: string]> = {
  en: ['The page could not be fetched.', 'Load the page again'],
  de: ['Die Seite ließ sich nicht laden.', 'Seite neu laden'],
  fr: ['La page n’a pas pu être chargée.', 'Recharger la page'],
  it: ['La pagina non si è potuta caricare.', 'Ricarica la pagina'],
  nl: ['De pagina kon niet worden opgehaald.', 'Pagina opnieuw laden'],
};

export const showUnloaded = (target: HTMLElement, language: Language, again: () => void): void => {
  const [told, name] = WORDS[language];
  const main = document.createElement('main');
  main.className = 'page stack';
  document.documentElement.lang = language;
  const sentence = document.createElement('h1');
  sentence.textContent = told;
  const button = document.createElement('button');
  button.className = 'button main';
  button.type = 'button';
  button.textContent = name;
  button.onclick = again;
  main.append(sentence, button);
  target.replaceChildren(main);
};
