/** what was heard of a round is told between the rounds, after a reload too. */
import { expect, test } from 'vitest';
import type { GameSeen } from '../src/api/protocol';
import { keepAccount, keptAccount } from '../src/table/kept-account';
import { NO_ACCOUNT, type RoundAccount } from '../src/table/round-account';

const game = (given: Partial<GameSeen> = {}): GameSeen =>
  ({ seal: 'abc', round: 3, phase: 'border', paused: false, ...given }) as GameSeen;
const account: RoundAccount = {
  began: 1_000,
  solvedAfter: { 0: 31_000, 1: 42_500 },
  taken: { 0: ['red', 'blue'] },
  isWhole: true,
  pausedAt: null,
  paused: 500,
};

const tab = () => {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  };
};

test('R-432: a page that is loaded anew between rounds tells times and gems', () => {
  const store = tab();
  keepAccount(store, game(), account);
  expect(keptAccount(store, game())).toEqual(account);
});

test('in another round or game nothing of it is told', () => {
  const store = tab();
  keepAccount(store, game(), account);
  expect(keptAccount(store, game({ round: 4 }))).toBe(NO_ACCOUNT);
  expect(keptAccount(store, game({ seal: 'other' }))).toBe(NO_ACCOUNT);
  expect(keptAccount(store, null)).toBe(NO_ACCOUNT);
  keepAccount(store, game({ round: 4 }), NO_ACCOUNT);
  expect(keptAccount(store, game({ round: 4 }))).toBe(NO_ACCOUNT);
});

test('in a running round somebody may have taken gems meanwhile: nobody is said to have none', () => {
  const store = tab();
  keepAccount(store, game({ phase: 'round' }), account);
  expect(keptAccount(store, game())).toEqual({ ...account, isWhole: false });
});

test('R-433: after a pause of unknown length no more times are counted', () => {
  const store = tab();
  keepAccount(store, game({ phase: 'round' }), { ...account, pausedAt: 40_000 });
  const later = keptAccount(store, game({ phase: 'round' }));
  expect(later).toMatchObject({ began: null, pausedAt: null, solvedAfter: account.solvedAfter });
  keepAccount(store, game({ phase: 'round' }), account);
  expect(keptAccount(store, game({ phase: 'round', paused: true })).began).toBe(null);
});

test.each([
  ['no JSON', '{'],
  ['null', 'null'],
  ['no account', '{"game":"abc","round":3}'],
  ['words for times', '{"game":"abc","round":3,"account":{"solvedAfter":{"0":"x"},"taken":{}}}'],
  ['no lists', '{"game":"abc","round":3,"account":{"solvedAfter":{},"taken":{"0":7}}}'],
])('a store that others wrote into is no harm: %s', (_, text) => {
  const store = tab();
  store.setItem('ubongo-round-account', text);
  expect(keptAccount(store, game())).toBe(NO_ACCOUNT);
});

test('a store that is full or missing is no harm', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  expect(() => keepAccount(full, game(), account)).not.toThrow();
  expect(() => keepAccount(null, game(), account)).not.toThrow();
  expect(keptAccount(null, game())).toBe(NO_ACCOUNT);
});
