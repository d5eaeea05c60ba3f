/**
 * The session at an event: its connection, what the server has told, and the orders that
 * components give. The page of the event makes one, hands it down by context, and disposes of it.
 */
import { createContext } from 'svelte';
import { guest } from '../api/guest.svelte';
import type { EventOrderName, FromServer, Refused } from '../api/protocol';
import type { Wish } from '../api/wish';
import { sound } from '../feedback/sounds';
import { toast } from '../feedback/toasts.svelte';
import { sayCode } from '../i18n/say.svelte';
import { checkBuild } from '../offline/renewal';
import { Connection, type ConnectionWorld, newConnectionState } from '../table/connection';
import { becomeKnown } from '../table/known-guest';
import { applied, may, newEventState } from './event-state';

export class EventSession {
  readonly id: string;
  readonly #world: ConnectionWorld;
  #connection: Connection | null = null;
  /** Counts connections: what an earlier one brings late is not heard. */
  #visit = 0;
  // What the server sent is replaced and never changed.
  #state = $state.raw(newEventState());
  #line = $state.raw(newConnectionState());

  readonly event = $derived(this.#state.event);
  readonly you = $derived(this.#state.you);

  constructor(id: string, world: ConnectionWorld) {
    this.id = id;
    this.#world = world;
    void this.#visitEvent();
  }

  /** The state of the connection. */
  get connection() {
    return this.#line;
  }

  may(order: EventOrderName): boolean {
    return may(this.#state.you, order);
  }

  /** The time of the server's clock. */
  now(): number {
    return this.#world.now() + this.#line.clock.offset;
  }

  /** True if a reload would lose an order. */
  get isBusy(): boolean {
    return !(this.#connection?.isIdle ?? true);
  }

  dispose(): void {
    this.#visit += 1;
    this.#connection?.close();
    this.#connection = null;
  }

  /** Connect anew, where this page was closed and may come back. */
  rejoin(): void {
    this.dispose();
    this.#line = newConnectionState();
    void this.#visitEvent();
  }

  /** Find out at once whether the connection still works. */
  wake(): void {
    this.#connection?.wake();
  }

  /** Give an order whose refusal is shown where it was given; null if it was carried out. */
  readonly tryOrder = async (wish: Wish): Promise<Refused | null> =>
    (await this.#connection?.order(wish)) ?? null;

  /** Give an order; a refusal is a toast. */
  readonly order = async (wish: Wish): Promise<Refused | null> => {
    const refused = await this.tryOrder(wish);
    if (refused) {
      sound('bad');
      toast(sayCode('refused', refused.code, refused.numbers), 'bad');
    }
    return refused;
  };

  async #visitEvent(): Promise<void> {
    const visit = this.#visit;
    const isWanted = (): boolean => this.#visit === visit;
    await becomeKnown(isWanted, () => {
      this.#line = { ...this.#line, status: 'lost' };
    });
    if (!isWanted()) return;
    this.#connection = new Connection(
      this.id,
      {
        hear: (message) => {
          if (isWanted()) this.#hear(message);
        },
        change: (now) => {
          if (isWanted()) this.#line = now;
        },
      },
      this.#world,
    );
  }

  #hear(message: FromServer): void {
    this.#state = applied(this.#state, message);
    if (message.type === 'event_welcome') checkBuild(message.build);
    if (message.type === 'announced' && guest.me) guest.me = { ...guest.me, word: message.text };
  }
}

/** The session of the event that a component belongs to. */
export const [getEventSession, setEventSession] = createContext<EventSession>();
