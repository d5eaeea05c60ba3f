/** This guest as the server knows them, and whether the server could be reached the last time. */
import { me } from './client';
import type { Me } from './protocol';

export const guest: { me: Me | null; offline: boolean } = $state({ me: null, offline: false });

let asking: Promise<Me> | null = null;

/** Ask the server who this guest is; several who ask at once get one answer. */
export const acquaint = (): Promise<Me> => {
  asking ??= me()
    .then((answer) => {
      guest.me = answer;
      return answer;
    })
    .finally(() => {
      asking = null;
    });
  return asking;
};

/** Wait until the server has said who this guest is: what is sent before might be another's. */
export const acquainted = async (): Promise<Me> => guest.me ?? (await acquaint());
