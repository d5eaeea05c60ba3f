/**
 * Dates, numbers and lists as the language of the words writes them. Each language names its place
 * for `Intl` in its message `locale`; the words are an argument, so that no page is needed.
 *
 *     listed(['Ada', 'Ben', 'Cleo'], say) // 'Ada, Ben and Cleo'
 */
import type { Values } from './fluent';

export type Say = (id: string, values?: Values) => string;

/** The tag for `Intl`; before the words have come, the one of English. */
export const localeOf = (say: Say): string => say('locale') || 'en-GB';

/** Names or things as a sentence lists them. */
export const listed = (items: readonly string[], say: Say): string =>
  new Intl.ListFormat(localeOf(say), { type: 'conjunction' }).format(items);

export const dated = (date: number | Date, options: Intl.DateTimeFormatOptions, say: Say): string =>
  new Intl.DateTimeFormat(localeOf(say), options).format(date);

/** A number with so many digits behind the point, which is a comma in most languages. */
export const numbered = (number: number, digits: number, say: Say): string =>
  new Intl.NumberFormat(localeOf(say), {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(number);
