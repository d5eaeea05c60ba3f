import { expect, test } from 'vitest';
import { EDITIONS } from '../src/protocol';
import { choiceOf, offered, settingsOf, soloWish, usualChoice } from '../src/screens/options';

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

test('solo has a clock of its own or none', () => {
  expect(soloWish('hard', null)).toMatchObject({
    edition: 'solo',
    start: true,
    settings: { minutes: null, sides: ['hard'] },
  });
});
