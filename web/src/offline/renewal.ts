/**
 * Reloads the page when the server has another build or a part is missing: `reload.ts` wired to the
 * browser.
 */
import * as api from '../api/client';
import { showFailure, toast } from '../feedback/toasts.svelte';
import { say } from '../i18n/say.svelte';
import { onPartMissing } from '../routing/lazy-parts';
import { tabStore } from '../settings/storage';
import { newRenewal } from './reload';

const TYPING = 'textarea, input:not([type=radio], [type=checkbox], [type=range], [type=file])';
const reasons = new Set<() => boolean>();

/** The page does not reload itself while `isBusy` is true; the returned function ends that. */
export const keepPageWhile = (isBusy: () => boolean): (() => void) => {
  reasons.add(isBusy);
  return () => reasons.delete(isBusy);
};

const renewal = newRenewal({
  own: document.querySelector('meta[name=ubongo-build]')?.getAttribute('content') ?? '',
  store: tabStore(),
  busy: () => [...reasons].some((isBusy) => isBusy()) || !!document.activeElement?.matches(TYPING),
  ask: async () => (await api.me()).build,
  reload: () => location.reload(),
  sayStale: () => toast(say('page-stale')),
  later: (act, milliseconds) => setTimeout(act, milliseconds),
  chance: Math.random,
});
onPartMissing(renewal.missed);

/** Compare the build that the server told with the build of this page. */
export const checkBuild = (build: string | undefined): void => renewal.told(build);

/** Reload because a player asked for it; without a server they keep the page they have. */
export const loadAgain = async (): Promise<void> => {
  try {
    await api.me();
  } catch (error) {
    showFailure(error);
    return;
  }
  location.reload();
};
