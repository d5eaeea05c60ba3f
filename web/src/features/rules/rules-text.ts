/**
 * The parser of the rules text: sections with a heading, and blocks of text, points and pictures.
 * The text is in the folder of each language, once for the page and for paper; lines with `+ ` first
 * are for the page alone, which makes no difference here. It knows no editions.
 *
 *     sectionsOf('# short | In short\nEverybody gets a board.')
 */
import type { Language } from '../../settings/preferences.svelte';

export type BlockKind = 'text' | 'point' | 'picture';

export interface Block {
  readonly kind: BlockKind;
  readonly text: string;
}

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

const files = import.meta.glob<string>('./*/rules.txt', {
  base: '../../../../src/ubongo/data/languages',
  query: '?raw',
  import: 'default',
});

/** The rules in a language; fetched when they are needed. */
export const toldIn = async (language: Language): Promise<readonly Section[]> => {
  const file = files[`./${language}/rules.txt`];
  if (!file) throw new Error(`the rules are not told in ${language}`);
  return sectionsOf(await file());
};

export const sectionsOf = (text: string): readonly Section[] => {
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  for (const line of text.split('\n')) {
    // The rule numbers of a line are for the tests.
    const told = line
      .replace(/^\+ /, '')
      .replace(/ \{R-[^}]*\}$/, '')
      .trim();
    if (!told) continue;
    const heading = /^# ([a-z0-9-]+) \| (.+)$/.exec(told);
    if (heading) sections.push({ id: heading[1]!, title: heading[2]!, blocks: [] });
    else sections.at(-1)?.blocks.push(blockOf(told));
  }
  return sections;
};

const blockOf = (line: string): Block => {
  if (line.startsWith('- ')) return { kind: 'point', text: line.slice(2) };
  if (line.startsWith('= ')) return { kind: 'picture', text: line.slice(2) };
  return { kind: 'text', text: line };
};
