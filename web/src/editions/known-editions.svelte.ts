/**
 * What the server has told of its editions: asked once in a visit, in the background, and
 * remembered, so that the rules can be read without a network.
 */
import { ask } from '../api/client';
import type { EditionFacts, Editions } from '../api/protocol';
import { browserStore, type Store } from '../settings/storage';

export const KEY = 'ubongo-editions';

const LISTS = ['rounds', 'options', 'minutes', 'chapters'] as const;

const isFacts = (one: unknown): one is EditionFacts => {
  const facts = (one ?? {}) as Partial<EditionFacts>;
  return typeof facts.name === 'string' && LISTS.every((list) => Array.isArray(facts[list]));
};

/** The last answer of the server; null if there was none, or if an older page wrote it. */
export const remembered = (store: Store | null): Editions | null => {
  try {
    const found = JSON.parse(store?.getItem(KEY) ?? 'null') as Partial<Editions> | null;
    const isWhole = found?.editions?.every(isFacts) && Array.isArray(found.animals);
    return isWhole ? (found as Editions) : null;
  } catch {
    return null;
  }
};

const remember = (store: Store | null, told: Editions): void => {
  try {
    store?.setItem(KEY, JSON.stringify(told));
  } catch {
    // Private windows and full stores: the answer lasts for the visit.
  }
};

export class KnownEditions {
  readonly #store: Store | null;
  readonly #fetch: () => Promise<Editions>;
  #asking: Promise<void> | null = null;
  #known: Editions | null = $state.raw(null);
  #failed = $state(false);

  constructor(store: Store | null, fetch: () => Promise<Editions>) {
    this.#store = store;
    this.#fetch = fetch;
    this.#known = remembered(store);
  }

  /** The latest answer, of this visit or an earlier one. */
  get known(): Editions | null {
    return this.#known;
  }

  /** Whether nothing is known, and the server did not answer. */
  get isMissing(): boolean {
    return this.#failed && this.#known === null;
  }

  /** Ask the server, once in a visit; again if it did not answer. */
  ask(): Promise<void> {
    this.#asking ??= this.#askNow();
    return this.#asking;
  }

  async #askNow(): Promise<void> {
    try {
      this.#known = await this.#fetch();
      this.#failed = false;
      remember(this.#store, this.#known);
    } catch {
      this.#failed = true;
      this.#asking = null;
    }
  }
}

export const editions = new KnownEditions(browserStore(), () => ask('/api/editions'));
