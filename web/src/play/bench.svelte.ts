/**
 * The bench: a board with its pieces, the input that is going on, and what follows from a touch: a
 * sound, then the two callbacks of whoever the board belongs to. It knows no table and no server.
 */
import { sound } from '../feedback/sounds';
import { prefer, preferences } from '../settings/preferences.svelte';
import { type Hand, isCovered } from './hand';
import { type Effect, type Input, newInput } from './input';

export interface BenchCallbacks {
  /** After every touch, also if it has no effect or a piece is only lifted. */
  readonly touched?: (effect: Effect) => void;
  /** After a touch that may have moved a piece, and whether the area is covered now. */
  readonly moved?: (covered: boolean) => void;
}

/** For `touched`: a player who has laid a piece needs no hint any more. */
export const knowHowAfter = (effect: Effect): void => {
  if (effect === 'snap' && !preferences.knowsHow) prefer('knowsHow', true);
};

export class Bench {
  #hand: Hand;
  #input: Input;
  #isCalling = $state(false);
  readonly #mayLay: () => boolean;
  readonly #callbacks: BenchCallbacks;

  /** `mayLay` says whether pieces may be moved at all; a call that has no answer forbids it too. */
  constructor(hand: Hand, mayLay: () => boolean, callbacks: BenchCallbacks) {
    this.#hand = $state(hand);
    this.#input = $state(newInput(preferences.aboveFinger));
    this.#mayLay = mayLay;
    this.#callbacks = callbacks;
  }

  get hand(): Hand {
    return this.#hand;
  }

  get input(): Input {
    return this.#input;
  }

  /** Whether pieces may be moved now. */
  get canLay(): boolean {
    return this.#mayLay() && !this.#isCalling;
  }

  /** Whether a call of Ubongo for this board has no answer yet. */
  get isCalling(): boolean {
    return this.#isCalling;
  }

  /** Another board lies here. */
  replace(hand: Hand): void {
    this.#hand = hand;
    this.#input = newInput(this.#input.aboveFinger);
    this.#isCalling = false;
  }

  /** What follows from an effect of the input. */
  take(effect: Effect): void {
    if (effect !== null) sound(effect === 'back' ? 'lift' : effect);
    this.#callbacks.touched?.(effect);
    // A piece that hangs at the pointer is not in the hand before it is let go.
    if (effect === null || (effect === 'lift' && this.#input.drag)) return;
    this.#callbacks.moved?.(isCovered(this.#hand));
  }

  /** Hold everything still until a call of Ubongo has its answer. */
  async call(answered: () => Promise<unknown>): Promise<void> {
    this.#isCalling = true;
    try {
      await answered();
    } finally {
      this.#isCalling = false;
    }
  }

  /** Stop waiting for the answer of a call. */
  endCall(): void {
    this.#isCalling = false;
  }
}
