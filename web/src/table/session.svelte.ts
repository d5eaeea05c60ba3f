/**
 * The session at a table: the connection, the state that the server sent, the player's hand, and
 * the orders that components give. The logic is in the imported modules, which are tested without a
 * browser.
 */
import { me } from '../api/client';
import { guest } from '../api/guest.svelte';
import type { FromServer, Notice, Refused } from '../api/protocol';
import type { Wish } from '../api/wish';
import { speak } from '../feedback/announcer.svelte';
import { sound } from '../feedback/sounds';
import { toast } from '../feedback/toasts.svelte';
import { say, sayCode } from '../i18n/say.svelte';
import { checkBuild } from '../offline/renewal';
import { isCovered, laidPieces } from '../play/hand';
import type { Effect } from '../play/input';
import { prefer, preferences } from '../settings/preferences.svelte';
import { browserWorld, type Connection, openConnection } from './connection';
import { type Helping, helpAt, isHelped } from './helping';
import { applyMessage, isLaying, isRunning, type Live, may, newLive } from './live-state';
import { nameOf } from './views/seats';

/** The table that this page is connected to, or null. */
export const session: { live: Live | null } = $state({ live: null });

let connection: Connection | null = null;
let counter = 0;

/** True if a reload would spoil a round or lose an order. */
export const isBusy = (): boolean => isRunning(session.live) || !(connection?.isIdle() ?? true);

/** Find out at once whether the connection still works. */
export const wakeConnection = (): void => connection?.wake();

export const leaveTable = (): void => {
  connection?.close();
  connection = null;
  session.live = null;
};

/** Connect to a table; the request before it sets the cookie that the socket needs. */
export const visit = async (table: string): Promise<void> => {
  leaveTable();
  session.live = newLive(table);
  const live = session.live;
  live.laying.aboveFinger = preferences.aboveFinger;
  while (session.live === live && !(await haveCookie())) {
    live.connection.status = 'lost';
    await new Promise((again) => setTimeout(again, 1500));
  }
  if (session.live === live) {
    connection = openConnection(
      live.connection,
      table,
      (message) => hear(live, message),
      browserWorld(),
    );
  }
};

const haveCookie = async (): Promise<boolean> => {
  try {
    guest.me = await me();
    checkBuild(guest.me.build);
    return true;
  } catch {
    return false;
  }
};

const hear = (live: Live, message: FromServer): void => {
  if (session.live !== live) return;
  const wasHelped = isHelped(live.game);
  const notices = applyMessage(live, message);
  // From now on others see the pieces on our board, and may move them.
  if (!wasHelped && isHelped(live.game)) {
    connection?.glimpse({ laid: $state.snapshot(laidPieces(live.hand)), held: null });
  }
  if (message.type === 'welcome') {
    checkBuild(message.build);
    showHand(live);
  }
  if (message.type === 'happened') for (const notice of notices) happen(live, notice);
};

/** The sounds, speech and moments of a notice. */
const happen = (live: Live, notice: Notice): void => {
  const game = live.game;
  if (!game) return;
  const own = notice.seat === game.seat;
  const player = nameOf(game, notice.seat);
  switch (notice.what) {
    case 'round_started':
      moment(live, notice);
      sound('turn');
      speak(
        say('said-round-started', {
          round: notice.round ?? 0,
          symbol: say(`symbol-${notice.symbol ?? 'mask'}`),
        }),
      );
      break;
    case 'ubongo_called':
      moment(live, notice);
      sound('ubongo');
      speak(
        own
          ? say('said-own-ubongo', { place: say(`place-${notice.rank ?? 1}`) })
          : say('said-ubongo', { player, place: say(`place-${notice.rank ?? 1}`) }),
      );
      break;
    case 'hourglass_turned':
      moment(live, notice);
      sound('over');
      speak(say('second-chance-told'));
      break;
    case 'gems_taken':
      moment(live, notice);
      if (own) sound('gem');
      speak(say('said-gems-taken', { player, field: (notice.field ?? 0) + 1 }));
      break;
    case 'gem_won':
    case 'gem_drawn':
      moment(live, notice);
      if (own) sound('gem');
      break;
    case 'gems_left_over':
      moment(live, notice);
      speak(
        say('said-left-over', {
          gems: (notice.gems ?? []).map((gem) => say(`gem-${gem}`)).join(', '),
        }),
      );
      break;
    case 'round_ended':
      sound('over');
      speak(say('said-round-ended', { round: notice.round ?? game.round }));
      break;
    case 'play_off_started':
      moment(live, notice);
      speak(say('play-off-told'));
      break;
    case 'game_ended':
      speak(say('said-game-ended'));
      break;
    case 'seat_lost':
      toast(say('said-seat-lost', { player }));
      break;
    case 'seat_left':
      toast(say('said-seat-left', { player }));
      break;
    case 'seat_back':
      toast(say('said-seat-back', { player }), 'good');
      break;
  }
};

const moment = (live: Live, notice: Notice): void => {
  counter += 1;
  const id = counter;
  live.moments = [...live.moments.slice(-3), { id, notice }];
  setTimeout(() => {
    live.moments = live.moments.filter((one) => one.id !== id);
  }, 2600);
};

// Orders

/** Give an order; a refusal is shown in the language of the page. */
export const order = async (wish: Wish): Promise<Refused | null> => {
  if (!connection) return null;
  const refused = await connection.order(wish);
  if (refused) {
    sound('bad');
    toast(sayCode('refused', refused.code, refused.numbers), 'bad');
  }
  return refused;
};

export const callUbongo = async (): Promise<void> => {
  const live = session.live;
  if (!live || !isLaying(live)) return;
  if (!isCovered(live.hand)) {
    sound('bad');
    toast(say('not-covered-yet'), 'bad');
    return;
  }
  live.calling = true;
  await order({ type: 'call_ubongo', cover: $state.snapshot(laidPieces(live.hand)) });
  live.calling = false;
};

/**
 * After every change of the hand: its sound, the glimpse for others, and the call if it is whole.
 */
export const afterLaying = (live: Live, effect: Effect): void => {
  if (effect === null) return;
  sound(effect === 'back' ? 'lift' : effect);
  if (effect === 'snap' && !preferences.knowsHow) prefer('knowsHow', true);
  if (effect === 'lift' && live.laying.drag) return;
  showHand(live);
  if (!preferences.callMyself && isCovered(live.hand)) void callUbongo();
};

const showHand = (live: Live): void => {
  if (!may(live, 'call_ubongo')) return;
  // Where others help on our board, we report only the piece that we hold.
  const table = live.game?.table;
  const helped =
    table && 'helpable' in table && live.game?.seat != null
      ? table.helpable.includes(live.game.seat)
      : false;
  connection?.glimpse({
    laid: $state.snapshot(laidPieces(live.hand)),
    held: helped ? live.hand.selected : null,
  });
};

// Helping (co-op)

/** Begin to help a player, or stop helping. */
export const help = (live: Live, seat: number | null): void => {
  live.helping = seat === null ? null : helpAt(live.game, seat, live.drafts[seat] ?? []);
};

/** After every change of a helped board: report the held piece, and call if it is whole. */
export const afterHelping = (helping: Helping, effect: Effect): void => {
  if (effect === null) return;
  sound(effect === 'back' ? 'lift' : effect);
  const { hand, laying, seat } = helping;
  const cover = $state.snapshot(laidPieces(hand));
  const held = laying.drag?.piece ?? hand.selected;
  if (held) connection?.glimpse({ seat, laid: cover, held });
  if (!isCovered(hand) || helping.calling) return;
  helping.calling = true;
  void order({ type: 'call_ubongo', cover, seat }).then(() => {
    helping.calling = false;
  });
};

export const muteHelpers = (mute: boolean): void => connection?.say({ type: 'mute_helpers', mute });
