/**
 * The account of a round: how long each player needed for the board, and which gems each has taken,
 * from what happens at the table. A page that came later knows only what happened since.
 *
 *     accountAfter(account, message).solvedAfter[1]  // 31_400: seat 1 called after 31 seconds
 */
import type { FromServer, Gem, Notice } from '../api/protocol';

export interface RoundAccount {
  /** When the round began, by the server's clock; null if this page was not there. */
  readonly began: number | null;
  /** Milliseconds from there to the call, by seat; pauses do not count. */
  readonly solvedAfter: Readonly<Record<number, number>>;
  /** What each seat has taken. */
  readonly taken: Readonly<Record<number, readonly Gem[]>>;
  /** Whether everything of the round was heard: who is not told of has taken nothing. */
  readonly isWhole: boolean;
  /** Since when the table is paused, and how long it was before that. */
  readonly pausedAt: number | null;
  readonly paused: number;
}

export const NO_ACCOUNT: RoundAccount = {
  began: null,
  solvedAfter: {},
  taken: {},
  isWhole: false,
  pausedAt: null,
  paused: 0,
};

/** The account after one notice; `time` is null for what was missed and is told later. */
const noted = (account: RoundAccount, notice: Notice, time: number | null): RoundAccount => {
  const seat = notice.seat ?? null;
  switch (notice.what) {
    case 'round_started':
    case 'play_off_started':
      return { ...NO_ACCOUNT, began: time, isWhole: true };
    case 'paused':
      return { ...account, pausedAt: time };
    case 'continued':
      // A pause of unknown length: times that are not known are not told.
      return account.pausedAt === null || time === null
        ? { ...account, began: null, pausedAt: null }
        : { ...account, pausedAt: null, paused: account.paused + time - account.pausedAt };
    case 'ubongo_called':
      return seat === null || account.began === null || time === null
        ? account
        : {
            ...account,
            solvedAfter: { ...account.solvedAfter, [seat]: time - account.began - account.paused },
          };
    case 'gems_taken':
    case 'gem_won':
    case 'gem_drawn':
      return seat === null
        ? account
        : {
            ...account,
            taken: {
              ...account.taken,
              [seat]: [...(account.taken[seat] ?? []), ...(notice.gems ?? [])],
            },
          };
    default:
      return account;
  }
};

/** The account after a message of the server. */
export const accountAfter = (account: RoundAccount, message: FromServer): RoundAccount => {
  if (message.type === 'happened') {
    return message.notices.reduce((now, one) => noted(now, one, message.time), account);
  }
  if (message.type !== 'welcome') return account;
  // Too much was missed, or this is the first thing that the page hears.
  if (message.missed === null) return NO_ACCOUNT;
  return message.missed.reduce((now, one) => noted(now, one, null), account);
};
