import { expect, test } from 'vitest';
import type { EditionName, Side } from '../src/api/protocol';
import { atTables } from '../src/editions/facts';
import { starsOffered } from '../src/table/fresh-boards';
import * as options from '../src/table/options';
import { type Choice, choiceOf, fits, usualChoice } from '../src/table/options';
import { EDITIONS, KNOWN } from './editions';

const offered = (choice: Choice) => options.offered(KNOWN, choice);
const settingsOf = (choice: Choice, seats?: number) => options.settingsOf(KNOWN, choice, seats);
const roundsOffered = (edition: EditionName, seats: number) =>
  options.roundsOffered(KNOWN, edition, seats);
const soloWish = (side: Side, minutes: number | null) => options.soloWish(KNOWN, side, minutes);

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

test('what is offered is what the server tells', () => {
  expect(atTables(KNOWN).map((one) => one.name)).toEqual([
    'classic',
    'classic-long',
    '2024',
    'cooperative',
    '2015',
  ]);
  expect(options.hourglassesOffered(KNOWN, 'classic')).toEqual([30, 60, 90, 120, 180, 0]);
  expect(options.hourglassesOffered(KNOWN, 'solo')).toEqual([0]);
  expect(options.delaysOffered(KNOWN)).toEqual([0, 5, 10, 20, 30]);
  expect(offered({ ...usualChoice(), edition: '2024' }).map((one) => one.key)).toEqual([
    'fairDeal',
    'samePuzzle',
    'findPieces',
    'openBoards',
    'grace',
  ]);
});

test('an edition that the page has never heard of can be played', () => {
  const known = {
    ...KNOWN,
    editions: [{ ...EDITIONS['2015'], name: 'new' as EditionName, options: ['rounds'] as const }],
  };
  const choice = { ...usualChoice(), edition: 'new' as EditionName, samePuzzle: true, rounds: 5 };
  expect(atTables(known).map((one) => one.name)).toEqual(['new']);
  expect(options.roundsOffered(known, choice.edition, 3)).toContain(9);
  expect(options.settingsOf(known, choice)).toMatchObject({ same_puzzle: false, rounds: 5 });
});

test('fresh boards are sent with the stars that their sides have', () => {
  const choice = {
    ...usualChoice(),
    fairDeal: true,
    boards: { fresh: true, stars: 3, agreed: 7 },
  };
  const settings = settingsOf(choice, 2);
  expect(settings).toMatchObject({ boards: 'fresh', stars: 3, agreed: 7, fair_deal: false });
  expect(choiceOf('classic', settings, false).boards).toEqual(choice.boards);
  expect(starsOffered(KNOWN, ['easy'])).toEqual([1, 2, 3]);
  expect(starsOffered(KNOWN, ['easy', 'hard'])).toEqual([2, 3]);
  expect(options.roundsOffered(KNOWN, 'classic', 4, true)).toContain(36);
  expect(options.roundsOffered(KNOWN, '2024', 4, true)).not.toContain(12);
  const mixed = { ...choice, sides: ['hard' as const], boards: { ...choice.boards, stars: 1 } };
  expect(settingsOf(mixed, 2).stars).toBeNull();
  const box = { ...choice, boards: { ...choice.boards, fresh: false } };
  expect(settingsOf(box, 2)).toMatchObject({ boards: 'box', stars: null, agreed: null });
});
