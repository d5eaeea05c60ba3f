/**
 * The session at a table: the connection, what the server has told, the pieces in front of this
 * guest, and the orders that components give. The table's route makes one, hands it down by
 * context, and disposes of it. The logic is in the imported modules, which need no browser.
 */
import { createContext } from 'svelte';
import { me } from '../api/client';
import { guest } from '../api/guest.svelte';
import type { FromServer, Glimpse, Notice, PieceId, Refused } from '../api/protocol';
import type { Wish } from '../api/wish';
import { speak } from '../feedback/announcer.svelte';
import { sound } from '../feedback/sounds';
import { toast } from '../feedback/toasts.svelte';
import { say, sayCode } from '../i18n/say.svelte';
import { checkBuild } from '../offline/renewal';
import { Bench, knowHowAfter } from '../play/bench.svelte';
import { emptyHand, type Hand, isCovered, laidPieces } from '../play/hand';
import { preferences } from '../settings/preferences.svelte';
import { Connection, type ConnectionWorld, newConnectionState } from './connection';
import { helpedHand, isHelped, rearrange, toHelp } from './helping';
import { applied, boardKey, dealtHand, isRunning, may, newLiveState } from './live-state';
import { narrated } from './views/narration';

/** A notice that is shown for a moment over the table. */
export interface Moment {
  readonly id: number;
  readonly notice: Notice;
}

/** Another player's board that this guest helps with (co-op). */
export interface Helping {
  readonly seat: number;
  readonly bench: Bench;
}

/** How long a moment is shown. */
const MOMENT_LASTS = 2_600;
/** How long to wait before the server is asked for a cookie again. */
const ASK_AGAIN = 1_500;

export class TableSession {
  readonly table: string;
  readonly #world: ConnectionWorld;
  #connection: Connection | null = null;
  /** Counts connections: what an earlier one brings late is not heard. */
  #visit = 0;
  /** The board that the hand belongs to. */
  #dealt = '';
  #moments = 0;

  // What the server sent is replaced and never changed.
  #live = $state.raw(newLiveState());
  #line = $state.raw(newConnectionState());
  #helping: Helping | null = $state.raw(null);
  #shown: readonly Moment[] = $state.raw([]);

  readonly lobby = $derived(this.#live.lobby);
  readonly game = $derived(this.#live.game);
  /** The pieces in front of this guest. */
  readonly bench: Bench;

  constructor(table: string, world: ConnectionWorld) {
    this.table = table;
    this.#world = world;
    this.bench = new Bench(emptyHand(), () => may(this.#live, 'call_ubongo'), {
      touched: knowHowAfter,
      moved: (covered) => {
        this.#showHand();
        if (covered && !preferences.callMyself) void this.callUbongo();
      },
    });
    void this.#visitTable();
  }

  dispose(): void {
    this.#visit += 1;
    this.#connection?.close();
    this.#connection = null;
  }

  /** Connect anew, after this guest went on elsewhere and wants to play here again. */
  rejoin(): void {
    this.dispose();
    this.#live = newLiveState();
    this.#line = newConnectionState();
    this.#helping = null;
    this.#shown = [];
    this.#dealt = '';
    this.bench.replace(emptyHand());
    void this.#visitTable();
  }

  /** The state of the connection. */
  get connection() {
    return this.#line;
  }

  /** The visible pieces on other players' boards, by seat. */
  get drafts() {
    return this.#live.drafts;
  }

  /** The piece that another player holds, by the seat of the board. */
  get holds() {
    return this.#live.holds;
  }

  /** How many pieces lie on the boards of others, by seat. */
  get laidCounts() {
    return this.#live.laidCounts;
  }

  get helping(): Helping | null {
    return this.#helping;
  }

  get moments(): readonly Moment[] {
    return this.#shown;
  }

  /** True if a reload would spoil a round or lose an order. */
  get isBusy(): boolean {
    return isRunning(this.#live) || !(this.#connection?.isIdle ?? true);
  }

  /** Find out at once whether the connection still works. */
  wake(): void {
    this.#connection?.wake();
  }

  /** Connect to the table; the request before it sets the cookie that the socket needs. */
  async #visitTable(): Promise<void> {
    const visit = this.#visit;
    while (!(await haveCookie())) {
      if (this.#visit !== visit) return;
      this.#line = { ...this.#line, status: 'lost' };
      await new Promise((again) => setTimeout(again, ASK_AGAIN));
    }
    if (this.#visit !== visit) return;
    this.#connection = new Connection(
      this.table,
      {
        hear: (message) => {
          if (this.#visit === visit) this.#hear(message);
        },
        change: (now) => {
          if (this.#visit === visit) this.#line = now;
        },
      },
      this.#world,
    );
  }

  #hear(message: FromServer): void {
    const wasHelped = isHelped(this.#live.game);
    this.#live = applied(this.#live, message);
    this.#arrange(message);
    // From now on others see the pieces on our board, and may move them.
    if (!wasHelped && isHelped(this.#live.game)) this.#glimpse(null);
    if (message.type === 'welcome') {
      checkBuild(message.build);
      this.#showHand();
    }
    if (message.type === 'announced' && guest.me) guest.me = { ...guest.me, word: message.text };
    if (message.type === 'happened') for (const notice of message.notices) this.#happen(notice);
  }

  /** Bring the hands to what a message has changed. */
  #arrange(message: FromServer): void {
    if (message.type === 'glimpsed') {
      // Somebody helps on our own board, or together with us on another one.
      if (message.seat === this.#live.game?.seat) rearrange(this.bench.hand, message.laid);
      if (message.seat === this.#helping?.seat) rearrange(this.#helping.bench.hand, message.laid);
    }
    if (message.type !== 'welcome' && message.type !== 'happened') return;
    const { game } = this.#live;
    const key = boardKey(game);
    if (key !== this.#dealt) {
      this.#dealt = key;
      this.#connection?.dropGlimpse();
      this.bench.replace(dealtHand(game, message.type === 'welcome' ? message.draft : []));
    }
    if (message.type === 'welcome') this.bench.endCall();
    if (this.#helping && !toHelp(game).includes(this.#helping.seat)) this.#helping = null;
  }

  /** Let a notice be heard, said and seen. */
  #happen(notice: Notice): void {
    const { game } = this.#live;
    if (!game) return;
    const told = narrated(notice, game, say);
    if (told.moment) this.#showMoment(notice);
    if (told.sound) sound(told.sound);
    if (told.speech) speak(told.speech);
    if (told.toast) toast(told.toast.text, told.toast.kind);
  }

  #showMoment(notice: Notice): void {
    this.#moments += 1;
    const id = this.#moments;
    this.#shown = [...this.#shown.slice(-3), { id, notice }];
    setTimeout(() => {
      this.#shown = this.#shown.filter((one) => one.id !== id);
    }, MOMENT_LASTS);
  }

  // Orders

  /** Give an order; a refusal is shown in the language of the page. */
  readonly order = async (wish: Wish): Promise<Refused | null> => {
    if (!this.#connection) return null;
    const refused = await this.#connection.order(wish);
    if (refused) {
      sound('bad');
      toast(sayCode('refused', refused.code, refused.numbers), 'bad');
    }
    return refused;
  };

  async callUbongo(): Promise<void> {
    if (!this.bench.canLay) return;
    if (!isCovered(this.bench.hand)) {
      sound('bad');
      toast(say('not-covered-yet'), 'bad');
      return;
    }
    const cover = laidPieces(this.bench.hand);
    await this.bench.call(() => this.order({ type: 'call_ubongo', cover }));
  }

  #showHand(): void {
    if (!may(this.#live, 'call_ubongo')) return;
    // Where others help on our board, we report only the piece that we hold.
    this.#glimpse(isHelped(this.#live.game) ? this.bench.hand.selected : null);
  }

  #glimpse(held: PieceId | null): void {
    this.#sendGlimpse({ laid: laidPieces(this.bench.hand), held });
  }

  #sendGlimpse(glimpse: Omit<Glimpse, 'type'>): void {
    const { game } = this.#live;
    if (game) this.#connection?.glimpse(glimpse, game.glimpse_every);
  }

  // Helping (co-op)

  /** Begin to help a player, or stop helping. */
  help(seat: number | null): void {
    const hand =
      seat === null ? null : helpedHand(this.#live.game, seat, this.#live.drafts[seat] ?? []);
    this.#helping = seat === null || !hand ? null : this.#helpingAt(seat, hand);
  }

  #helpingAt(seat: number, hand: Hand): Helping {
    const bench: Bench = new Bench(hand, () => true, {
      touched: (effect) => {
        const held = bench.input.drag?.piece ?? bench.hand.selected;
        if (effect && held) this.#sendGlimpse({ seat, laid: laidPieces(bench.hand), held });
      },
      moved: (covered) => {
        if (!covered || bench.isCalling) return;
        const cover = laidPieces(bench.hand);
        void bench.call(() => this.order({ type: 'call_ubongo', cover, seat }));
      },
    });
    return { seat, bench };
  }

  muteHelpers(mute: boolean): void {
    this.#connection?.say({ type: 'mute_helpers', mute });
  }
}

const haveCookie = async (): Promise<boolean> => {
  try {
    guest.me = await me();
    checkBuild(guest.me.build);
    return true;
  } catch {
    return false;
  }
};

/** The session of the table that a component belongs to; the table's route sets it. */
export const [getTableSession, setTableSession] = createContext<TableSession>();
