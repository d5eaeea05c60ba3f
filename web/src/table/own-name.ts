/** The name that this guest sits down with: chosen, known to the server, or suggested by it. */
import { guest } from '../api/guest.svelte';
import { preferences } from '../settings/preferences.svelte';

export const ownName = (): string =>
  preferences.name.trim() || guest.me?.name || guest.me?.suggested || '';
