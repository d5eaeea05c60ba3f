/** The contrasts of the look, computed from the tokens themselves (WCAG 2). */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SHEET = readFileSync('src/styles/tokens.css', 'utf8');

interface Pair {
  readonly light: string;
  readonly dark: string;
}

/** The colours of a rule by their names; what is not a plain colour is left out. */
const coloursOf = (selector: string): Map<string, Pair> => {
  const rule = SHEET.slice(SHEET.indexOf(`${selector} {`)).split('\n}')[0] ?? '';
  const found = new Map<string, Pair>();
  const hex = '#[0-9a-f]{6}';
  for (const [, name, pair, light, dark, plain] of rule.matchAll(
    new RegExp(`--([a-z0-9-]+): (?:(light-dark)\\((${hex}), (${hex})\\)|(${hex}));`, 'g'),
  )) {
    found.set(name!, pair ? { light: light!, dark: dark! } : { light: plain!, dark: plain! });
  }
  return found;
};

const luminance = (colour: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
};

const contrast = (one: string, other: string): number => {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
};

const TOKENS = coloursOf(':root');
const THEMES = ['light', 'dark'] as const;

const least = (one: string, others: readonly string[], tokens = TOKENS): number =>
  Math.min(
    ...THEMES.flatMap((theme) =>
      others.map((other) => contrast(tokens.get(one)![theme], TOKENS.get(other)![theme])),
    ),
  );

test('text is read on every ground that it stands on', () => {
  expect(least('ink', ['card', 'sunk', 'plain', 'plain-lit', 'plain-deep'])).toBeGreaterThan(7);
  expect(least('ink-2', ['card', 'sunk', 'plain', 'plain-lit', 'plain-deep'])).toBeGreaterThan(4.5);
  expect(least('ink-3', ['card', 'sunk'])).toBeGreaterThan(4.4);
  for (const state of ['ok', 'bad', 'deed']) {
    expect(least(state, ['card']), state).toBeGreaterThan(4.5);
  }
  expect(least('on-deed', ['deed'])).toBeGreaterThan(4.5);
  expect(least('on-walnut', ['walnut', 'walnut-lit', 'walnut-deep'])).toBeGreaterThan(4.5);
  expect(least('gold-ink', ['gold-soft'])).toBeGreaterThan(4.5);
  expect(least('ink', ['gold-soft', 'ok-soft', 'bad-soft', 'deed-soft'])).toBeGreaterThan(4.5);
});

test('what is drawn with a line is seen: fields, focus, gold on walnut, seats', () => {
  expect(least('edge', ['card', 'plain'])).toBeGreaterThan(2.95);
  expect(least('focus', ['card', 'plain', 'plain-deep'])).toBeGreaterThan(3);
  expect(least('gold', ['walnut', 'walnut-deep'])).toBeGreaterThan(3);
  expect(least('area-rim', ['area'])).toBeGreaterThan(4.5);
  for (const seat of [0, 1, 2, 3]) {
    expect(least(`seat-${seat}`, ['card', 'plain-lit']), `${seat}`).toBeGreaterThan(4.5);
  }
});

test('ink is read on the sky at every hour, by day and by night', () => {
  for (const hour of ['dawn', 'golden', 'dusk', null]) {
    const sky = hour === null ? TOKENS : coloursOf(`:root[data-hour="${hour}"]`);
    for (const part of ['sky-1', 'sky-2', 'sun', 'far', 'mid']) {
      expect(least(part, ['ink'], sky), `${hour} ${part}`).toBeGreaterThan(4.5);
    }
  }
});
