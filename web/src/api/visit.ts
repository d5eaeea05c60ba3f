/**
 * The key of a visit: random text that says who this is where no cookie does. The server makes the
 * guest from it, so two tabs that are opened before the first cookie has come are one guest, and a
 * browser that refuses cookies can play: the tab carries the key.
 *
 * As soon as a cookie has come back the key is forgotten: nobody is to be known by anything that
 * they cannot delete with their cookies.
 */

export interface KeyStore {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** The header that carries it. */
export const VISIT = 'Ubongo-Visit';
const NAME = 'ubongo-visit';
const KEY = /^[A-Za-z0-9_-]{22,64}$/;

const attempt = <Value>(act: () => Value): Value | null => {
  try {
    return act();
  } catch {
    return null; // full, or forbidden in this browser
  }
};

const kept = (store: KeyStore | null): string | null => {
  const found = attempt(() => store?.getItem(NAME) ?? null);
  return found && KEY.test(found) ? found : null;
};

/** 128 random bits. */
export const randomKey = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
};

export class Visit {
  readonly #tab: KeyStore | null;
  readonly #shared: KeyStore | null;
  #key: string | null;
  #strangerFor = 0;

  /** `tab` is this tab's store, `shared` that of all tabs. */
  constructor(tab: KeyStore | null, shared: KeyStore | null, random: () => string = randomKey) {
    this.#tab = tab;
    this.#shared = shared;
    const own = kept(tab);
    this.#key = own ?? kept(shared) ?? random();
    const key = this.#key;
    if (!own) attempt(() => shared?.setItem(NAME, key));
  }

  /** What to send with every request; null as soon as a cookie does it. */
  get key(): string | null {
    return this.#key;
  }

  /** The server has answered, and told whether the request had a cookie. */
  settle(known: boolean): void {
    if (known) {
      this.#key = null;
      attempt(() => this.#tab?.removeItem(NAME));
      attempt(() => this.#shared?.removeItem(NAME));
      return;
    }
    this.#strangerFor += 1;
    const key = this.#key;
    // The first answer brings the cookie. If it did not come back, this browser keeps none.
    if (this.#strangerFor < 2 || !key) return;
    attempt(() => this.#tab?.setItem(NAME, key));
    attempt(() => this.#shared?.removeItem(NAME));
  }
}
