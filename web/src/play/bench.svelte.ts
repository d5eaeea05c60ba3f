/**
 * The bench: a board with its pieces, the input that is going on, and what follows from a touch: a
 * sound, then the two callbacks of whoever the board belongs to. It knows no table and no server.
 */
import { feel } from '../feedback/sounds';
import { prefer, preferences } from '../settings/preferences.svelte';
import { type Hand, isCovered } from './hand';
import { type Effect, type Input, newInput } from './input';
import type { Scene } from './layout';

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
  #scene: Scene | null = $state.raw(null);
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

  /** Where everything is on the screen; null before it was drawn. */
  get scene(): Scene | null {
    return this.#scene;
  }

  /** The scene is laid out like this now. */
  showScene(scene: Scene): void {
    this.#scene = scene;
  }

  /** Another board lies here. */
  replace(hand: Hand): void {
    this.#hand = hand;
    this.#input = newInput(this.#input.aboveFinger);
    this.#isCalling = false;
  }

  /** What follows from an effect of the input. */
  take(effect: Effect): void {
    if (effect !== null) feel(effect === 'back' ? 'lift' : effect, { size: this.#sizeOfHeld() });
    this.#callbacks.touched?.(effect);
    // A piece that hangs at the pointer is not in the hand before it is let go.
    if (effect === null || (effect === 'lift' && this.#input.drag)) return;
    this.#callbacks.moved?.(isCovered(this.#hand));
  }

  /** How many squares the piece has that was touched last; of none, what most have. */
  #sizeOfHeld(): number {
    const { pieces, selected } = this.#hand;
    const id = this.#input.drag?.piece ?? selected;
    return pieces.find((one) => one.id === id)?.shape.length ?? 4;
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
