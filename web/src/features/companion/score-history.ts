/** The score book with the history of its changes, so that each of them can be undone. */
import { type Book, type Change, may, newBook, type Sheet } from './book';
import { after } from './writing';

/** A change, and the sheet that was open when it was made. */
export interface Entry {
  readonly sheet: Sheet;
  readonly change: Change;
}

export interface ScoreHistory {
  readonly sheet: Sheet;
  /** The book before the changes that can still be undone. */
  readonly start: Book;
  readonly entries: readonly Entry[];
  readonly book: Book;
}

/** More than two whole games. */
export const KEPT = 400;

export const newScoreHistory = (): ScoreHistory => {
  const book = newBook();
  return { sheet: 'classic', start: book, entries: [], book };
};

export const opened = (history: ScoreHistory, sheet: Sheet): ScoreHistory => ({
  ...history,
  sheet,
});

/** The history after a change; unchanged if the change is not allowed. */
export const written = (
  history: ScoreHistory,
  change: Change,
  sheet: Sheet = history.sheet,
): ScoreHistory => {
  const { book } = history;
  if (!may(book, sheet, change)) return history;
  const entries = [...history.entries, { sheet, change }];
  let { start } = history;
  while (entries.length > KEPT) {
    const first = entries.shift()!;
    start = after(start, first.sheet, first.change);
  }
  return { sheet: history.sheet, start, entries, book: after(book, sheet, change) };
};

const bookOf = (start: Book, entries: readonly Entry[]): Book =>
  entries.reduce((book, { sheet, change }) => after(book, sheet, change), start);

/** The history without its last change; the sheet on which it was made is open then. */
export const takenBack = (history: ScoreHistory): ScoreHistory => {
  const last = history.entries.at(-1);
  if (!last) return history;
  const entries = history.entries.slice(0, -1);
  return { sheet: last.sheet, start: history.start, entries, book: bookOf(history.start, entries) };
};

/** A history from stored entries: from the first entry that is not allowed, all are left out. */
export const scoreHistoryFrom = (
  sheet: Sheet,
  start: Book,
  entries: readonly Entry[],
): ScoreHistory => {
  let book = start;
  const good: Entry[] = [];
  for (const entry of entries) {
    if (!may(book, entry.sheet, entry.change)) break;
    book = after(book, entry.sheet, entry.change);
    good.push(entry);
  }
  return { sheet, start, entries: good, book };
};
