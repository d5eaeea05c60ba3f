/**
 * The session at a table: the connection, what the server has told, the pieces in front of this
 * guest, and the orders that components give. The table's route makes one, hands it down by
 * context, and disposes of it. The logic is in the imported modules, which need no browser.
 */
import { createContext } from 'svelte';
import { guest } from '../api/guest.svelte';
import type { FromServer, Glimpse, PieceId, Refused } from '../api/protocol';
import type { Wish } from '../api/wish';
import { sound } from '../feedback/sounds';
import { toast } from '../feedback/toasts.svelte';
import { say, sayCode } from '../i18n/say.svelte';
import { noteTable } from '../offline/last-table';
import { checkBuild } from '../offline/renewal';
import { Bench, knowHowAfter } from '../play/bench.svelte';
import { emptyHand, type Hand, isCovered, laidPieces } from '../play/hand';
import { lessMotion, preferences } from '../settings/preferences.svelte';
import { browserStore, tabStore } from '../settings/storage';
import { Connection, type ConnectionWorld, newConnectionState } from './connection';
import { helpedHand, isHelped, rearrange, toHelp } from './helping';
import { keepAccount, keptAccount } from './kept-account';
import { becomeKnown } from './known-guest';
import { applied, boardKey, dealtHand, isRunning, may, newLiveState } from './live-state';
import { type Moment, Narrator } from './narrator.svelte';
import { ownName } from './own-name';
import { accountAfter, NO_ACCOUNT } from './round-account';
import { Talk } from './talk.svelte';
import { ownSeat } from './views/seats';
import { lookAt } from './views/solved-look';

/** Another player's board that this guest helps with (co-op). */
export interface Helping {
  readonly seat: number;
  readonly bench: Bench;
}

export class TableSession {
  readonly table: string;
  readonly #world: ConnectionWorld;
  #connection: Connection | null = null;
  /** Counts connections: what an earlier one brings late is not heard. */
  #visit = 0;
  /** The board that the hand belongs to. */
  #dealt = '';

  // What the server sent is replaced and never changed.
  #live = $state.raw(newLiveState());
  #line = $state.raw(newConnectionState());
  #account = $state.raw(NO_ACCOUNT);
  #helping: Helping | null = $state.raw(null);
  #isFresh = $state(false);
  /** Which look at a solved board is the latest, and whether it lasts. */
  #looks = 0;
  #looksAtBoard = $state(false);
  /** A spectator who wants to play the next game; the server forgets it with the connection. */
  #wantsSeat = $state(false);

  readonly lobby = $derived(this.#live.lobby);
  readonly game = $derived(this.#live.game);
  /** The pieces in front of this guest. */
  readonly bench: Bench;
  readonly #narrator: Narrator;
  /** The quick words that are said at this table. */
  readonly talk: Talk;

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
    this.#narrator = new Narrator(() => this.#line.clock, world);
    this.talk = new Talk(
      () => this.#live.lobby?.places ?? [],
      (message) => this.#connection?.say(message),
      world.later,
    );
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
    this.talk.forget();
    this.#dealt = '';
    this.#account = NO_ACCOUNT;
    this.#narrator.forget();
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
    return this.#narrator.moments;
  }

  /** Whether the board in front of this guest was dealt while they looked on. */
  get isFresh(): boolean {
    return this.#isFresh;
  }

  /** Whether this guest looks at the board that they have just solved; the table goes on after that. */
  get looksAtBoard(): boolean {
    return this.#looksAtBoard;
  }

  /** How the round went that is played, or was the last one. */
  get account() {
    return this.#account;
  }

  /** Whether the board is covered and its call waits for the connection. */
  get isCallWaiting(): boolean {
    return this.bench.isCalling && this.#line.status !== 'open';
  }

  /** True if a reload would spoil a round or lose an order. */
  get isBusy(): boolean {
    return (
      isRunning(this.#live) || !!this.#live.lobby?.warm_up || !(this.#connection?.isIdle ?? true)
    );
  }

  /** Find out at once whether the connection still works. */
  wake(): void {
    this.#connection?.wake();
  }

  /** Connect to the table; the request before it says who this guest is. */
  async #visitTable(): Promise<void> {
    const visit = this.#visit;
    const isWanted = (): boolean => this.#visit === visit;
    await becomeKnown(isWanted, () => {
      this.#line = { ...this.#line, status: 'lost' };
    });
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
    const before = this.#live.game;
    const wasHelped = isHelped(before);
    const screens = this.#live.lobby?.screens ?? 0;
    this.#live = applied(this.#live, message);
    this.#look(lookAt(before, this.#live.game));
    this.#account = accountAfter(this.#account, message);
    // The first thing that a page hears after a reload: it goes on with what it knew before.
    if (message.type === 'welcome' && message.missed === null) {
      this.#account = keptAccount(tabStore(), this.#live.game);
    }
    if (message.type === 'happened') keepAccount(tabStore(), this.#live.game, this.#account);
    this.#arrange(message);
    // From now on others see the pieces on our board, and may move them.
    if (!wasHelped && isHelped(this.#live.game)) this.#glimpse(null);
    if (message.type === 'welcome') {
      checkBuild(message.build);
      this.#showHand();
      this.talk.listen();
      if (this.#wantsSeat && may(this.#live, 'ask_seat')) void this.askSeat(true);
    }
    if (message.type === 'announced' && guest.me) guest.me = { ...guest.me, word: message.text };
    if (this.#wantsSeat && !may(this.#live, 'ask_seat')) this.#wantsSeat = false;
    if (message.type === 'happened' && !screens) this.#greetScreen();
    if (message.type === 'word_said') this.talk.hear(message.seat, message.word);
    // Whoever has cut the line in a round looks nothing up without it.
    if (this.#live.game?.seat != null) noteTable(browserStore(), Date.now());
    this.#narrator.hear(message, this.#live.game);
  }

  /** A big screen has come in the middle of a game: in the lobby it is offered there. */
  #greetScreen(): void {
    const { lobby, game } = this.#live;
    if (!lobby?.screens || game?.seat == null || preferences.hands !== 'ask') return;
    toast(say('screen-came'));
  }

  /** Look at the board that was solved for so long. */
  #look(time: number): void {
    if (time === 0 || lessMotion()) return;
    this.#looks += 1;
    const look = this.#looks;
    this.#looksAtBoard = true;
    this.#world.later(() => {
      if (this.#looks === look) this.#looksAtBoard = false;
    }, time);
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
    // In a pause nobody sees a board, not even their own: the hand waits for it.
    if (key !== this.#dealt && !game?.paused) {
      this.#dealt = key;
      this.#isFresh = message.type === 'happened';
      // A shout belongs to the board that was solved.
      this.#narrator.dropMoments();
      this.#connection?.dropGlimpse();
      this.bench.replace(dealtHand(game, message.type === 'welcome' ? message.draft : []));
    }
    // Whoever laid the last piece: the accepted cover is what lies there.
    const cover = ownSeat(game)?.cover;
    if (cover && !isCovered(this.bench.hand)) rearrange(this.bench.hand, cover);
    if (message.type === 'welcome') this.bench.endCall();
    if (this.#helping && !toHelp(game).includes(this.#helping.seat)) this.#helping = null;
  }

  // Orders

  /** Give an order whose refusal is shown where it was given. */
  readonly tryOrder = async (wish: Wish): Promise<Refused | null> =>
    (await this.#connection?.order(wish)) ?? null;

  /** Give an order; a refusal is shown in the language of the page. */
  readonly order = async (wish: Wish): Promise<Refused | null> => {
    const refused = await this.tryOrder(wish);
    if (refused) {
      sound('bad');
      toast(sayCode('refused', refused.code, refused.numbers), 'bad');
    }
    return refused;
  };

  /** Pause a table with one person while nobody looks; it may be too soon, which nobody sees. */
  pauseWhileHidden(): void {
    const { game } = this.#live;
    const people = game?.seats.filter((seat) => !seat.player.bot && !seat.left).length;
    if (people !== 1 || !may(this.#live, 'ask_pause')) return;
    void this.#connection?.order({ type: 'ask_pause' });
  }

  get wantsSeat(): boolean {
    return this.#wantsSeat;
  }

  /** Ask for a seat in the next game, or no longer. */
  async askSeat(ask: boolean): Promise<void> {
    this.#wantsSeat = ask;
    const name = ownName();
    if (await this.order({ type: 'ask_seat', ask, ...(name ? { name } : {}) })) {
      this.#wantsSeat = false;
    }
  }

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

/** The session of the table that a component belongs to; the table's route sets it. */
export const [getTableSession, setTableSession] = createContext<TableSession>();
