/**
 * All words of the page in five languages, as Fluent messages in `locales/*.ftl`. The server sends
 * ids and numbers, never sentences. Only the chosen language is loaded, and the words of a feature
 * (in its own folder) when somebody goes there.
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

const files = import.meta.glob<string>(['./locales/*.ftl', '../features/*/locales/*.ftl'], {
  query: '?raw',
  import: 'default',
});

export const wordsFrom = (language: Language, ...texts: readonly string[]): Words => {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  return { language, bundle };
};

/** The words of a language, with those of the given features. */
export const load = async (
  language: Language,
  features: Iterable<Feature> = [],
): Promise<Words> => {
  const names = [`./locales/${language}.ftl`];
  for (const feature of features)
    names.push(`../features/${folderOf(feature)}/locales/${language}.ftl`);
  const texts = names.map((name) => {
    const file = files[name];
    if (!file) throw new Error(`there are no words in ${name}`);
    return file();
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
