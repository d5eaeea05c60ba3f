/** Takes a name for this guest: the server says whether it can be used, the browser remembers it. */
import { Failure, introduce } from '../api/client';
import { guest } from '../api/guest.svelte';
import { sayCode } from '../i18n/say.svelte';
import { prefer } from '../settings/preferences.svelte';

/** Returns why the name cannot be used, in words; empty if it can, or if nobody answers. */
export const takeName = async (text: string): Promise<string> => {
  const name = text.trim();
  prefer('name', name);
  if (!name) return '';
  try {
    guest.me = await introduce(name);
    return '';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return error.code === 'offline' ? '' : sayCode('refused', error.code, error.numbers);
  }
};
