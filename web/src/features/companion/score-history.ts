/** The score book with its changes, so that each of them can be taken back. */
import { type Book, type Change, may, newBook, type Sheet } from './book';
import { after } from './writing';

/** A change, and the sheet that was open when it was made. */
export interface Entry {
  readonly sheet: Sheet;
  readonly change: Change;
}

export interface Desk {
  readonly sheet: Sheet;
  /** The book as it was before the changes that can still be taken back. */
  readonly start: Book;
  readonly entries: readonly Entry[];
  readonly book: Book;
}

/** More than two whole games. */
export const KEPT = 400;

export const newDesk = (): Desk => {
  const book = newBook();
  return { sheet: 'classic', start: book, entries: [], book };
};

export const opened = (desk: Desk, sheet: Sheet): Desk => ({ ...desk, sheet });

/** The desk after a change; the same desk if it may not be. */
export const written = (desk: Desk, change: Change, sheet: Sheet = desk.sheet): Desk => {
  const { book } = desk;
  if (!may(book, sheet, change)) return desk;
  const entries = [...desk.entries, { sheet, change }];
  let { start } = desk;
  while (entries.length > KEPT) {
    const first = entries.shift()!;
    start = after(start, first.sheet, first.change);
  }
  return { sheet: desk.sheet, start, entries, book: after(book, sheet, change) };
};

const bookOf = (start: Book, entries: readonly Entry[]): Book =>
  entries.reduce((book, { sheet, change }) => after(book, sheet, change), start);

/** The last change taken back; the sheet on which it was made lies open then. */
export const takenBack = (desk: Desk): Desk => {
  const last = desk.entries.at(-1);
  if (!last) return desk;
  const entries = desk.entries.slice(0, -1);
  return { sheet: last.sheet, start: desk.start, entries, book: bookOf(desk.start, entries) };
};

/** A desk from what was kept: entries from the first that makes no sense on are left out. */
export const deskFrom = (sheet: Sheet, start: Book, entries: readonly Entry[]): Desk => {
  let book = start;
  const good: Entry[] = [];
  for (const entry of entries) {
    if (!may(book, entry.sheet, entry.change)) break;
    book = after(book, entry.sheet, entry.change);
    good.push(entry);
  }
  return { sheet, start, entries: good, book };
};
