/** Opens a new table, or finds one by its code, and goes there. */
import * as api from '../api/client';
import { guest } from '../api/guest.svelte';
import type { OpenTable } from '../api/protocol';
import { showFailure } from '../feedback/toasts.svelte';
import { preferences } from '../settings/preferences.svelte';
import { go } from './navigation.svelte';

export const openTable = async (wish: OpenTable): Promise<void> => {
  try {
    const name = preferences.name.trim() || guest.me?.suggested;
    const opened = await api.openTable(name ? { ...wish, name } : wish);
    go({ screen: 'table', table: opened.table });
  } catch (error) {
    showFailure(error);
  }
};

/** Returns whether there is a table with this code. */
export const enterCode = async (code: string): Promise<boolean> => {
  try {
    const found = await api.enterCode({ code });
    go({ screen: 'table', table: found.table });
    return true;
  } catch (error) {
    showFailure(error);
    return false;
  }
};
