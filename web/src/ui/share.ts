/** Shares a link: with the phone's own sheet, or by copying it. */
import { guest } from '../api/guest.svelte';
import { toast } from '../feedback/toasts.svelte';
import { say } from '../i18n/say.svelte';
import { linkTo, type Route } from '../routing/router';

/** On plain http there is no clipboard: then the old way of copying is tried. */
const copied = async (text: string): Promise<boolean> => {
  try {
    if (!navigator.clipboard) throw new Error('no clipboard');
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    field.className = 'hidden';
    document.body.append(field);
    const before = document.activeElement;
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    if (before instanceof HTMLElement) before.focus();
    return done;
  }
};

export const shareLink = async (route: Route, title: string): Promise<void> => {
  const url = linkTo(location, guest.me?.address ?? '', route);
  if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
    try {
      await navigator.share({ title, url });
      return;
    } catch (error) {
      // A player who closes the sheet has changed their mind; after any other error the link is
      // copied.
      if (error instanceof DOMException && error.name === 'AbortError') return;
    }
  }
  if (await copied(url)) toast(say('link-copied'), 'good');
  else toast(url);
};
