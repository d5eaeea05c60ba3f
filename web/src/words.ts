/**
 * Every word on the page, in five languages, as Fluent messages in `words/*.ftl`. The server sends
 * ids and numbers, never sentences. Only the chosen language is loaded.
 *
 *     say(words, 'round-number', { round: 3, rounds: 9 })  // 'Round 3 of 9'
 *
 * Ordinals are messages of their own (`place-1` to `place-4`), because Fluent's ordinals fail.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Language } from './settings';

export type Values = Readonly<Record<string, FluentVariable>>;

export interface Words {
  readonly language: Language;
  readonly bundle: FluentBundle;
}

const files = import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' });

export const wordsFrom = (language: Language, text: string): Words => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return { language, bundle };
};

export const load = async (language: Language): Promise<Words> => {
  const file = files[`./words/${language}.ftl`];
  if (!file) throw new Error(`there are no words in ${language}`);
  return wordsFrom(language, await file());
};

/** The message of this id; the id itself if there is none, which the tests do not let happen. */
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
