/** What a player has to do: one duty at a time, and every one of them in words. */
import { expect, test } from 'vitest';
import type { GameSeen } from '../src/api/protocol';
import { say, type Values, wordsFrom } from '../src/i18n/fluent';
import { dutyOf, dutyTold } from '../src/table/views/duties';
import { partOf } from './all-words';

const english = wordsFrom('en', partOf('en', 'everywhere'), partOf('en', 'views'));
const inEnglish = (id: string, values?: Values): string => say(english, id, values);
const board = { area: '.##/###', pieces: ['I2', 'I3'] };
const seat = (name: string, more: object = {}) => ({
  player: { name, bot: '' },
  ...{ rank: 0, has_board: true, gave_up: false, said_next: false, board },
  ...more,
});
const gameOf = (more: object, own: object = {}): GameSeen =>
  ({
    ...{
      seal: 's',
      seat: 0,
      phase: 'round',
      round: 2,
      roller: 1,
      may: [],
      tied: [],
      paused: false,
    },
    ...{ deadline: 61_000, goes_on_at: 9_000, next_until: null, second_chance: false, table: {} },
    seats: [seat('Amina', own), seat('Bo')],
    ...more,
  }) as unknown as GameSeen;
const told = (more: object, own: object = {}): [string, string] => {
  const game = gameOf(more, own);
  return [dutyOf(game).kind, dutyTold(game, inEnglish, (time) => (time - 1_000) / 1_000)];
};

test.each<[string, object, object, string]>([
  [
    'choose',
    { phase: 'setup', may: ['choose_field'] },
    {},
    'Choose a field for your pawn: you have 8 seconds.',
  ],
  ['choose', { phase: 'setup', may: ['choose_field'], goes_on_at: 1_000 }, {}, ''],
  ['others-choose', { phase: 'setup' }, {}, 'The others are still choosing'],
  ['paused', { paused: true }, {}, 'A break: all clocks are stopped.'],
  [
    'next',
    { phase: 'border', may: ['next'], next_until: 6_000 },
    {},
    'Press Next when you are ready. The next round begins in 5 seconds at the latest.',
  ],
  [
    'waits-next',
    { phase: 'border', next_until: 6_000 },
    { said_next: true },
    'You are ready. Waiting for the others.',
  ],
  [
    'roll',
    { phase: 'border', may: ['roll'] },
    {},
    'Your turn to roll the die. It rolls by itself in 8 seconds.',
  ],
  ['other-rolls', { phase: 'border' }, {}, 'Bo rolls the die'],
  [
    'play-off-soon',
    { phase: 'border', tied: [0, 1] },
    {},
    'A tie for first place. Amina and Bo play one more board, in 8 seconds.',
  ],
  ['lay', { may: ['call_ubongo'] }, {}, 'Your board has 5 squares for I2, I3. 60 seconds left.'],
  ['lay', { may: ['call_ubongo'], second_chance: true }, {}, '60 seconds left.'],
  [
    'lay',
    { may: ['call_ubongo'], deadline: null },
    {},
    'Your board has 5 squares for I2, I3. There is no hourglass.',
  ],
  ['board-comes', {}, { has_board: false, board: null }, 'Your board is on its way.'],
  ['take', { may: ['take_gems'] }, { rank: 1 }, 'Take your gems: choose a field. 60 seconds left.'],
  [
    'no-gems',
    { may: ['take_gems'], table: { reachable: [1], rows: [['red'], []] } },
    { rank: 1 },
    'No gems within reach. You can only pass.',
  ],
  [
    'gave-up',
    {},
    { gave_up: true },
    'You have given up this round. You can keep playing while it runs.',
  ],
  ['waits-others', {}, { rank: 1 }, 'Waiting for the others.'],
  ['watch', { seat: null }, {}, 'You are watching. Boards are shown as soon as they are solved.'],
  [
    'watch',
    { phase: 'play-off', tied: [1] },
    { has_board: false },
    'You are watching. Boards are shown as soon as they are solved.',
  ],
  ['over', { phase: 'over' }, {}, ''],
])('%s is told', (kind, more, own, words) => {
  expect(told(more, own)).toEqual([kind, words]);
});

test('alone nobody is waited for', () => {
  expect(told({ seats: [seat('Amina', { rank: 1 })] })).toEqual(['waits-others', '']);
});

test('a duty is told again when the round, the roller or the glass is another one', () => {
  const key = (more: object) => dutyOf(gameOf(more)).key;
  expect(key({ phase: 'border' })).toBe(key({ phase: 'border', goes_on_at: 1 }));
  expect(key({ phase: 'border' })).not.toBe(key({ phase: 'border', roller: 0 }));
  expect(key({ may: ['call_ubongo'] })).not.toBe(key({ may: ['call_ubongo'], round: 3 }));
  expect(key({ may: ['call_ubongo'] })).not.toBe(
    key({ may: ['call_ubongo'], second_chance: true }),
  );
});
