/** Toasts: short messages at the edge of the page, which go by themselves and are spoken, too. */
import { Failure } from '../api/client';
import { sayCode } from '../i18n/say.svelte';
import { speak } from './announcer.svelte';

export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'good' | 'bad' | 'plain';
}

/** The newest three toasts, and whether a page shows them in a place of its own. */
export const toasts: { shown: readonly Toast[]; elsewhere: boolean } = $state({
  shown: [],
  elsewhere: false,
});

/** From now on a page shows the toasts itself, until the returned function is called. */
export const placeToastsElsewhere = (): (() => void) => {
  toasts.elsewhere = true;
  return () => {
    toasts.elsewhere = false;
  };
};

const LASTS = 4500;
let counter = 0;

export const toast = (text: string, kind: Toast['kind'] = 'plain'): void => {
  counter += 1;
  const id = counter;
  toasts.shown = [...toasts.shown.slice(-2), { id, text, kind }];
  speak(text);
  setTimeout(() => {
    toasts.shown = toasts.shown.filter((one) => one.id !== id);
  }, LASTS);
};

/** Show a refusal of the server as a toast; any other error is a fault and is thrown again. */
export const showFailure = (error: unknown): void => {
  if (error instanceof Failure) toast(sayCode('refused', error.code, error.numbers), 'bad');
  else throw error;
};
