/**
 * The talk at a table: quick words that were just said, who is muted, and saying one. The
 * lobby's places, the connection and the timers are arguments.
 */
import type { FromPage, PlaceSeen, QuickWord } from '../api/protocol';
import { speak } from '../feedback/announcer.svelte';
import { say } from '../i18n/say.svelte';
import { preferences } from '../settings/preferences.svelte';
import {
  APART,
  idOfWord,
  type Muted,
  SEEN_FOR,
  type Spoken,
  withMuted,
  withoutWord,
  withWord,
} from './quick-words';

export class Talk {
  readonly #places: () => readonly (PlaceSeen | null)[];
  readonly #send: (message: FromPage) => void;
  readonly #later: (act: () => void, milliseconds: number) => unknown;
  #count = 0;
  #spoken: Spoken = $state.raw({});
  #muted: Muted = $state.raw(new Set());
  #canSpeak = $state(true);

  constructor(
    places: () => readonly (PlaceSeen | null)[],
    send: (message: FromPage) => void,
    later: (act: () => void, milliseconds: number) => unknown,
  ) {
    this.#places = places;
    this.#send = send;
    this.#later = later;
  }

  /** The words that are seen now, by the seat of whoever said them. */
  get spoken(): Spoken {
    return this.#spoken;
  }

  get muted(): Muted {
    return this.#muted;
  }

  /** Whether this guest has a seat, and with it a voice. */
  get maySpeak(): boolean {
    return this.#places().some((place) => place?.you);
  }

  /** Whether the last word was long enough ago. */
  get canSpeak(): boolean {
    return this.#canSpeak;
  }

  /** The names of all others who have a seat. */
  get others(): readonly string[] {
    return this.#places().flatMap((place) => (place && !place.you ? [place.name] : []));
  }

  say(word: QuickWord): void {
    if (!this.#canSpeak || !this.maySpeak) return;
    this.#send({ type: 'say_word', word });
    this.#canSpeak = false;
    this.#later(() => {
      this.#canSpeak = true;
    }, APART);
  }

  /** Tell the server whether this guest wants to hear words: it sends none before it is asked. */
  listen(): void {
    if (!preferences.words) this.#spoken = {};
    this.#send({ type: 'hear_words', hear: preferences.words });
  }

  mute(name: string, mute: boolean): void {
    this.#muted = withMuted(this.#muted, name, mute);
  }

  /** Somebody said something. */
  hear(seat: number, word: QuickWord): void {
    const place = this.#places()[seat];
    if (!place || !preferences.words || this.#muted.has(place.name)) return;
    this.#count += 1;
    const id = this.#count;
    this.#spoken = withWord(this.#spoken, seat, { id, word });
    if (!place.you) speak(say('said-word', { player: place.name, word: say(idOfWord(word)) }));
    this.#later(() => {
      this.#spoken = withoutWord(this.#spoken, id);
    }, SEEN_FOR);
  }

  forget(): void {
    this.#spoken = {};
  }
}
