/** Opens a new table, or finds one by its code, and goes there; fails with a `Failure`. */
import * as api from '../api/client';
import { acquaint, acquainted } from '../api/guest.svelte';
import type { OpenTable } from '../api/protocol';
import { preferences } from '../settings/preferences.svelte';
import { type BrowserStore, browserStore } from '../settings/storage';
import { go } from './navigation.svelte';

const opened = async (wish: OpenTable, suggested: string): Promise<string> => {
  const name = preferences.name.trim() || suggested;
  return (await api.openTable(name ? { ...wish, name } : wish)).table;
};

export const openTable = async (wish: OpenTable): Promise<void> => {
  const { suggested } = await acquainted();
  go({ screen: 'table', table: await opened(wish, suggested) });
};

/** Where the id of a table is kept that was opened here and to which nobody has come yet. */
const EMPTY = 'ubongo-empty-table';

const kept = (act: (store: BrowserStore) => string | null | undefined): string | null => {
  try {
    const store = browserStore();
    return (store && act(store)) ?? null;
  } catch {
    return null; // full, or forbidden in this browser: then every table is a new one
  }
};

/**
 * Opens a table to invite others to. As long as nobody has come to the one that was opened here
 * last, that one is shown again, so that nobody leaves a trail of empty tables; its link and code
 * are still the ones that were sent. It takes the place of the address that led here, so that
 * *back* opens no other one.
 */
export const openLobby = async (): Promise<void> => {
  const { suggested, tables } = await acquaint();
  const before = kept((store) => store.getItem(EMPTY));
  const isThere = before !== null && tables.includes(before);
  const table = isThere ? before : await opened({ edition: 'classic' }, suggested);
  kept((store) => void store.setItem(EMPTY, table));
  go({ screen: 'table', table }, true);
};

/** Somebody has come to a table, or it was left: the next *new table* is another one. */
export const forgetEmptyTable = (table: string): void => {
  kept((store) => {
    if (store.getItem(EMPTY) === table) store.removeItem(EMPTY);
    return null;
  });
};

/** Opens the game of "Play now"; the first one is guided. */
export const playNow = (): Promise<void> =>
  openTable(
    preferences.coach
      ? { edition: 'classic', settings: { guided: true }, bots: ['child', 'beginner'], start: true }
      : { edition: 'classic', bots: ['beginner', 'fair', 'beginner'], start: true },
  );

/** Find a table or an event by its code and go there, or show it on this device as a big screen. */
export const enterCode = async (
  code: string,
  screen: 'table' | 'big-screen' = 'table',
): Promise<void> => {
  await acquainted();
  const found = await api.enterCode({ code });
  const isScreen = screen === 'big-screen';
  if (!found.is_event) go({ screen, table: found.table }, isScreen);
  else go({ screen: isScreen ? 'wall' : 'event', event: found.table }, isScreen);
};
