/**
 * Searches the rules for words, whatever their case and accents. The result is a list of places; a
 * text is cut along them, so that drawing only has to mark.
 *
 *     cut('Die Sanduhr läuft', found('Die Sanduhr läuft', 'LAUFT'))
 */
import type { Section } from './rules-text';

export interface Place {
  readonly from: number;
  readonly to: number;
}

export interface TextPart {
  readonly text: string;
  /** The number of the match in its text, from 0; null if nothing is marked here. */
  readonly match: number | null;
}

/** The longest search that is taken from an address. */
export const LONGEST = 60;

const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  æ: 'ae',
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '„': '"',
  '«': '"',
  '»': '"',
};

interface Folded {
  readonly signs: string;
  /** For every character its place in the original text, and the end. */
  readonly at: readonly number[];
}

const foldedSign = (sign: string): string => {
  const plain = sign
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  return ALIKE[plain] ?? plain.replace(/\s/g, ' ');
};

const folded = (text: string): Folded => {
  let signs = '';
  const at: number[] = [];
  let place = 0;
  for (const sign of text) {
    const plain = foldedSign(sign);
    signs += plain;
    for (let unit = 0; unit < plain.length; unit += 1) at.push(place);
    place += sign.length;
  }
  return { signs, at: [...at, text.length] };
};

// The rules do not change while somebody types.
const known = new Map<string, Folded>();
const foldedOnce = (text: string): Folded => {
  const before = known.get(text);
  if (before) return before;
  const now = folded(text);
  known.set(text, now);
  return now;
};

const compared = (question: string): string =>
  folded(question.slice(0, LONGEST)).signs.replace(/ +/g, ' ').trim();

/** The words of a search, in the form in which they are compared. */
const wordsOf = (question: string): readonly string[] => [
  ...new Set(compared(question).split(' ')),
];

export const found = (text: string, question: string): readonly Place[] => {
  const wanted = compared(question);
  if (!wanted) return [];
  const { signs, at } = foldedOnce(text);
  const places: Place[] = [];
  for (
    let from = signs.indexOf(wanted);
    from >= 0;
    from = signs.indexOf(wanted, from + wanted.length)
  ) {
    places.push({ from: at[from]!, to: at[from + wanted.length]! });
  }
  return places;
};

/** The places of several words, if all of them occur. */
const foundApart = (text: string, words: readonly string[]): readonly Place[] => {
  const places = words.map((word) => found(text, word));
  if (places.some((each) => !each.length)) return [];
  const all = places.flat().sort((one, other) => one.from - other.from || other.to - one.to);
  return all.filter((place, index) =>
    all.slice(0, index).every((before) => before.to <= place.from),
  );
};

export const cut = (text: string, places: readonly Place[]): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  places.forEach(({ from, to }, match) => {
    if (from > end) parts.push({ text: text.slice(end, from), match: null });
    parts.push({ text: text.slice(from, to), match });
    end = to;
  });
  if (end < text.length) parts.push({ text: text.slice(end), match: null });
  return parts;
};

/** A text with the number that its first match has among all. */
export interface Marked {
  readonly parts: readonly TextPart[];
  readonly first: number;
}

export interface SearchResult {
  readonly count: number;
  /** By the section's id: its title, then its blocks; pictures have no parts. */
  readonly sections: ReadonlyMap<string, readonly Marked[]>;
}

/** Search sections for a phrase as it was typed, or else for its words near each other. */
export const lookedThrough = (sections: readonly Section[], question: string): SearchResult => {
  const whole = marked(sections, (text) => found(text, question));
  const words = wordsOf(question);
  if (whole.count || words.length < 2) return whole;
  return marked(sections, (text) => foundApart(text, words));
};

const marked = (
  sections: readonly Section[],
  look: (text: string) => readonly Place[],
): SearchResult => {
  let count = 0;
  const mark = (text: string): Marked => {
    const places = look(text);
    const first = count;
    count += places.length;
    return { parts: cut(text, places), first };
  };
  const seen = new Map<string, readonly Marked[]>();
  for (const { id, title, blocks } of sections) {
    seen.set(id, [
      mark(title),
      ...blocks.map((one) =>
        one.kind === 'picture' ? { parts: [], first: count } : mark(one.text),
      ),
    ]);
  }
  return { count, sections: seen };
};

/** The next of so many matches, round and round. */
export const step = (match: number, way: 1 | -1, count: number): number =>
  count ? (match + way + count) % count : 0;
