/** Opens a new table, or finds one by its code, and goes there; fails with a `Failure`. */
import * as api from '../api/client';
import { guest } from '../api/guest.svelte';
import type { OpenTable } from '../api/protocol';
import { preferences } from '../settings/preferences.svelte';
import { go } from './navigation.svelte';

export const openTable = async (wish: OpenTable): Promise<void> => {
  const name = preferences.name.trim() || guest.me?.suggested;
  const opened = await api.openTable(name ? { ...wish, name } : wish);
  go({ screen: 'table', table: opened.table });
};

export const enterCode = async (code: string): Promise<void> => {
  const found = await api.enterCode({ code });
  go({ screen: 'table', table: found.table });
};
