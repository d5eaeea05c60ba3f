/** How long each needed, and what each has taken: told between rounds. */
import { expect, test } from 'vitest';
import type { FromServer, Notice } from '../src/api/protocol';
import { accountAfter, NO_ACCOUNT, type RoundAccount } from '../src/table/round-account';

type Told = Partial<Notice>;
const happened = (time: number, ...notices: Told[]): FromServer =>
  ({ type: 'happened', time, notices }) as unknown as FromServer;
const welcome = (missed: Told[] | null): FromServer =>
  ({ type: 'welcome', time: 99_000, missed }) as unknown as FromServer;
const after = (...messages: FromServer[]): RoundAccount =>
  messages.reduce(accountAfter, NO_ACCOUNT);

const begins = happened(1_000, { what: 'round_started', round: 1 });
const called = (time: number, seat: number): FromServer =>
  happened(time, { what: 'ubongo_called', seat });

test('R-432: the time of a call counts from the start of the round', () => {
  const account = after(begins, called(32_500, 1), called(40_000, 0));
  expect(account.solvedAfter).toEqual({ 0: 39_000, 1: 31_500 });
  expect(account.isWhole).toBe(true);
});

test('R-432: what each has taken, in every edition, in the order it was taken', () => {
  const account = after(
    begins,
    happened(2_000, { what: 'gems_taken', seat: 1, gems: ['red', 'blue'] }),
    happened(
      3_000,
      { what: 'gem_won', seat: 0, gems: ['blue'] },
      { what: 'gem_drawn', seat: 0, gems: ['green'] },
    ),
    happened(4_000, { what: 'gems_left_over', gems: ['brown'] }),
  );
  expect(account.taken).toEqual({ 0: ['blue', 'green'], 1: ['red', 'blue'] });
});

test('R-433: a pause does not count', () => {
  const account = after(
    begins,
    happened(5_000, { what: 'paused' }),
    happened(65_000, { what: 'continued' }),
    called(71_000, 0),
  );
  expect(account.solvedAfter).toEqual({ 0: 10_000 });
});

test('another round begins with nothing', () => {
  const account = after(
    begins,
    called(9_000, 0),
    happened(20_000, { what: 'round_started', round: 2 }),
  );
  expect(account).toMatchObject({ began: 20_000, solvedAfter: {}, taken: {} });
  expect(after(begins, happened(20_000, { what: 'play_off_started' })).began).toBe(20_000);
});

test('a page that came later tells no times, and does not say that somebody took nothing', () => {
  const account = after(begins, called(9_000, 0), welcome(null), called(12_000, 1));
  expect(account.solvedAfter).toEqual({});
  expect(account.isWhole).toBe(false);
});

test('a page that was away for a moment knows what was taken, and only the times it heard', () => {
  const missed: Told[] = [
    { what: 'ubongo_called', seat: 1 },
    { what: 'gems_taken', seat: 1, gems: ['red', 'red'] },
  ];
  const account = after(begins, called(9_000, 0), welcome(missed), called(12_000, 2));
  expect(account.solvedAfter).toEqual({ 0: 8_000, 2: 11_000 });
  expect(account.taken).toEqual({ 1: ['red', 'red'] });
  const paused = after(
    begins,
    welcome([{ what: 'paused' }, { what: 'continued' }]),
    called(12_000, 2),
  );
  expect(paused.solvedAfter).toEqual({});
});
