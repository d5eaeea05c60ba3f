import { expect, test } from 'vitest';
import { EDITIONS } from '../src/api/protocol';
import {
  choiceOf,
  fits,
  offered,
  roundsOffered,
  settingsOf,
  soloWish,
  usualChoice,
} from '../src/table/options';

test('a choice becomes settings and comes back', () => {
  const choice = {
    ...usualChoice(),
    side: 'hard' as const,
    hourglass: 0,
    fairDeal: true,
    startSeat: 2,
  };
  expect(choiceOf('classic', settingsOf(choice), false)).toEqual(choice);
});

test('an option that the edition does not have is never sent', () => {
  const choice = {
    ...usualChoice(),
    edition: 'cooperative' as const,
    samePuzzle: true,
    playOffTies: true,
  };
  expect(settingsOf(choice)).toMatchObject({ same_puzzle: false, play_off_ties: false });
  expect(EDITIONS.cooperative.offers).not.toContain('play_off_ties');
  expect(offered(choice).map((one) => one.key)).toContain('secondChanceIfNone');
});

test('the same board for all goes neither with open boards nor with fair ones', () => {
  const choice = { ...usualChoice(), samePuzzle: true, openBoards: true, fairDeal: true };
  expect(settingsOf(choice)).toMatchObject({
    same_puzzle: true,
    open_boards: false,
    fair_deal: false,
  });
});

test('what is chosen seat by seat is sent for as many as sit there', () => {
  const choice = {
    ...usualChoice(),
    edition: 'cooperative' as const,
    rounds: 4,
    grace: true,
    sides: [null, 'hard' as const],
    delays: [10],
    animals: [null, 'Juri' as const],
    startSeat: 2,
  };
  const settings = settingsOf(choice, 3);
  expect(settings).toMatchObject({
    sides: ['easy', 'hard', 'easy'],
    delays: [10_000, 0, 0],
    animals: [null, 'Juri', null],
    rounds: 4,
    grace: 250,
    start_seat: 2,
  });
  expect([2, 3, 4].map((seats) => fits(settings, seats))).toEqual([false, true, false]);
  const again = choiceOf('cooperative', settings, false);
  expect(settingsOf(again, 3)).toEqual(settings);
  expect(fits(settingsOf(again, 2), 2)).toBe(true);
  expect(settingsOf({ ...choice, edition: 'classic' }, 3).animals).toEqual([]);
});

test('what is as usual for every seat is said once', () => {
  const settings = settingsOf({ ...usualChoice(), sides: ['easy', null], delays: [0, 0] }, 2);
  expect(settings).toMatchObject({ sides: ['easy'], delays: [], animals: [] });
});

test('fewer people can play more rounds', () => {
  expect(roundsOffered('classic', 2)).toContain(18);
  expect(roundsOffered('classic', 4)).not.toContain(12);
  expect(roundsOffered('2024', 2)).not.toContain(12);
});

test('solo has a clock of its own or none', () => {
  expect(soloWish('hard', null)).toMatchObject({
    edition: 'solo',
    start: true,
    settings: { minutes: null, sides: ['hard'] },
  });
});
