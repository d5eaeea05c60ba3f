import { expect, test } from 'vitest';
import type { LobbySeen, PlaceSeen } from '../src/api/protocol';
import { levelTold, missingLevels } from '../src/table/fair-levels';
import { restsWhereFitted, soloWish, usualChoice } from '../src/table/options';
import { KNOWN } from './editions';

const say = (id: string): string => id;

const place = (name: string, more: Partial<PlaceSeen> = {}): PlaceSeen => ({
  name,
  bot: '',
  ready: true,
  online: true,
  host: false,
  you: false,
  level: null,
  warms_up: false,
  tips: false,
  ...more,
});

const lobby = (fair: boolean, ...places: (PlaceSeen | null)[]): LobbySeen =>
  ({ fair, places }) as unknown as LobbySeen;

test('R-429: a table that is not fair waits for nobody’s level', () => {
  expect(missingLevels(lobby(false, place('Ada')))).toEqual([]);
});

test('R-429: whose level is missing is named, and free seats have none', () => {
  const level = { grade: 'fair', stars: 3, found: 'times' } as const;
  expect(missingLevels(lobby(true, place('Ada'), null, place('Ben', { level })))).toEqual(['Ada']);
});

test('R-429: everybody reads how good somebody is, and how that was found', () => {
  const told = (found: 'times' | 'warm_up' | 'grade' | 'games') =>
    levelTold(place('Ada', { level: { grade: 'strong', stars: 4, found } }), say);
  expect(told('times')).toBe('strength-strong · level-times');
  expect(told('warm_up')).toBe('strength-strong · level-warm-up');
  expect(told('games')).toBe('strength-strong · level-games');
  const level = { grade: 'child', stars: 1, found: 'grade' } as const;
  expect(levelTold(place('Kito', { bot: 'child', level }), say)).toBe('strength-child');
  expect(levelTold(place('Ada'), say)).toBe('level-missing');
  expect(levelTold(place('Ada', { warms_up: true, level }), say)).toBe('level-warms-up');
});

test('R-429: a run that becomes harder begins by own times or by a grade', () => {
  expect(soloWish(KNOWN, 'easy', 5)).not.toHaveProperty('fair');
  expect(soloWish(KNOWN, 'easy', 5, 'own')).toMatchObject({ fair: true, grade: null });
  expect(soloWish(KNOWN, 'easy', 5, 'child')).toMatchObject({ fair: true, grade: 'child' });
});

test('R-429: what makes boards equal for all rests while they are fitted', () => {
  const on = Object.keys(usualChoice()).filter((key) => restsWhereFitted(key as 'samePuzzle'));
  expect(on).toEqual(['samePuzzle', 'fairDeal']);
});
