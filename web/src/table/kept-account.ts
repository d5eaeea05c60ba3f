/**
 * The account of a round survives a reload of this tab: the times and gems that the page has heard
 * of before are told between the rounds all the same.
 */
import type { GameSeen } from '../api/protocol';
import type { Store } from '../settings/storage';
import { NO_ACCOUNT, type RoundAccount } from './round-account';

const KEY = 'ubongo-round-account';

interface KeptAccount {
  /** The game's seal, and its round: the account is of no other. */
  readonly game: string;
  readonly round: number;
  /** Whether the round was over: nothing more is taken then. */
  readonly isOver: boolean;
  readonly account: RoundAccount;
}

const isOver = ({ phase }: GameSeen): boolean => phase !== 'round' && phase !== 'play-off';

/** Write down how the round of this game goes; a store that is full or forbidden is no harm. */
export const keepAccount = (
  store: Store | null,
  game: GameSeen | null,
  account: RoundAccount,
): void => {
  if (!game || account === NO_ACCOUNT) return;
  const kept: KeptAccount = { game: game.seal, round: game.round, isOver: isOver(game), account };
  try {
    store?.setItem(KEY, JSON.stringify(kept));
  } catch {
    // The page tells the times as long as it is not loaded anew.
  }
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Others may write into the store: only what can be shown is taken from it. */
const isAccount = (value: unknown): value is RoundAccount =>
  isRecord(value) &&
  isRecord(value.solvedAfter) &&
  Object.values(value.solvedAfter).every((one) => typeof one === 'number') &&
  isRecord(value.taken) &&
  Object.values(value.taken).every((one) => Array.isArray(one)) &&
  (value.began === null || typeof value.began === 'number') &&
  typeof value.paused === 'number';

/** What this tab knew of the round that the game is in, or nothing. */
export const keptAccount = (store: Store | null, game: GameSeen | null): RoundAccount => {
  if (!game) return NO_ACCOUNT;
  try {
    const kept: unknown = JSON.parse(store?.getItem(KEY) ?? 'null');
    if (!isRecord(kept) || kept.game !== game.seal || kept.round !== game.round) {
      return NO_ACCOUNT;
    }
    const account = kept.account;
    if (!isAccount(account)) return NO_ACCOUNT;
    return {
      // A pause may have been ended meanwhile: how long it was is not known.
      began: account.pausedAt === null && !game.paused ? account.began : null,
      solvedAfter: account.solvedAfter,
      taken: account.taken,
      isWhole: kept.isOver === true && account.isWhole === true,
      pausedAt: null,
      paused: account.paused,
    };
  } catch {
    return NO_ACCOUNT;
  }
};
