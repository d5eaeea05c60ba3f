/** The score sheets: what may be written, what it comes to, and that all of it can be undone. */
import { expect, test } from 'vitest';
import {
  type Book,
  type Change,
  may,
  newBook,
  type Sheet,
  tidy,
} from '../src/features/companion/book';
import {
  byColours,
  placesByColours,
  placesByPoints,
  runOf,
  tiedOf,
  togetherOf,
} from '../src/features/companion/ranking';
import {
  KEPT,
  newScoreHistory,
  opened,
  type ScoreHistory,
  scoreHistoryFrom,
  takenBack,
  written,
} from '../src/features/companion/score-history';
import { bookFrom, keep, newCompanionState, recall } from '../src/features/companion/storage';
import { partsOf } from '../src/table/views/animals/coop-score';
import { pointsOf } from '../src/table/views/round-track/points';

const wrote = (history: ScoreHistory, ...changes: readonly Change[]): ScoreHistory =>
  changes.reduce((sofar, change) => written(sofar, change), history);
const on = (sheet: Sheet, ...changes: readonly Change[]): ScoreHistory =>
  wrote(opened(newScoreHistory(), sheet), ...changes);
const counted = (who: number, counts: readonly number[]): Change[] =>
  counts.flatMap((count, thing) =>
    Array.from({ length: count }, (): Change => ({ type: 'counted', who, thing, by: 1 })),
  );
const joined: Change = { type: 'joined' };
const round: Change = { type: 'round' };
const solved = (...who: readonly number[]): Change[] => [
  ...who.map((one): Change => ({ type: 'solved', who: one })),
  round,
];

// The example of the rulebook.
const A = [6, 4, 2, 2, 2, 2];
const B = [2, 2, 0, 1, 2, 3];
const C = [4, 3, 2, 6, 1, 0];

test('R-154: C wins by the third colour, though A has more gems', () => {
  const { book } = on('classic', joined, ...counted(0, A), ...counted(1, B), ...counted(2, C));
  expect(book.classic.counts).toEqual([A, B, C]);
  expect(placesByColours(book.classic.counts)).toEqual([2, 3, 1]);
  expect(byColours(C, A)).toBeLessThan(0);
});

test('R-155, R-156: all six equal share the place, and the next is behind both', () => {
  expect(placesByColours([A, [2, 2, 2, 2, 4, 6], B, [0, 0, 0, 0, 0, 0]])).toEqual([1, 1, 3, 4]);
});

test('R-152: most of one colour, not most gems', () => {
  expect(
    placesByColours([
      [3, 3, 3, 3, 3, 3],
      [4, 0, 0, 0, 0, 0],
    ]),
  ).toEqual([2, 1]);
});

test('R-219: one sapphire, three ambers and six boards are twelve points', () => {
  expect(pointsOf([1, 3, 6])).toBe(12);
});

test('R-209: taps in the order of solving deal out gems and boards', () => {
  const history = on('2024', joined, ...solved(2, 0, 1), ...solved(1), ...solved());
  expect(history.book['2024']).toEqual({
    counts: [
      [0, 1, 1],
      [1, 0, 2],
      [1, 0, 1],
    ],
    rounds: 3,
    solved: [],
  });
  expect(placesByPoints(history.book['2024'].counts, null)).toEqual([3, 1, 2]);
});

test('R-226, R-229: a tie after nine rounds is played off, and who loses it is second', () => {
  const rounds = [1, 2, 3, 4].flatMap(() => [...solved(0, 1), ...solved(1, 0)]);
  const eight = on('2024', joined, ...rounds);
  expect(tiedOf(eight.book)).toEqual([]); // not over yet
  const nine = wrote(eight, ...solved());
  expect(tiedOf(nine.book)).toEqual([0, 1]);
  expect(placesByPoints(nine.book['2024'].counts, null)).toEqual([1, 1, 3]);
  const { book } = wrote(nine, { type: 'play-off', who: 1 });
  expect([tiedOf(book), placesByPoints(book['2024'].counts, book.playOff)]).toEqual([
    [],
    [2, 1, 3],
  ]);
});

test('R-229: winning a play-off makes nobody first who was not tied', () => {
  expect(
    placesByPoints(
      [
        [2, 0, 2],
        [1, 0, 1],
      ],
      1,
    ),
  ).toEqual([1, 2]);
});

test('nobody solves twice in a round, nor after the ninth', () => {
  const history = on('2024', { type: 'solved', who: 0 });
  expect(may(history.book, '2024', { type: 'solved', who: 0 })).toBe(false);
  const nine = on('2024', ...Array.from({ length: 9 }, () => round));
  expect(may(nine.book, '2024', { type: 'solved', who: 0 })).toBe(false);
});

test('R-273: everything solved by four with gems on all animals is 77', () => {
  const animals: Change[] = [2, 3].map((who) => ({ type: 'animal', who }));
  const all = [0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap((one) =>
    solved(...[0, 1, 2, 3].map((who) => (who + one) % 4)),
  );
  const { book } = on('cooperative', ...animals, ...all);
  expect(togetherOf(book)).toEqual({
    score: 77,
    parts: [
      { what: 'sets', count: 9, each: 4 },
      { what: 'sapphires', count: 9, each: 3 },
      { what: 'ambers', count: 9, each: 1 },
      { what: 'extra', count: 1, each: 5 },
    ],
  });
  // With two animals it is 77 as well.
  expect(
    togetherOf(
      on(
        'cooperative',
        ...[0, 1, 2, 3].flatMap(() => [...solved(0, 1), ...solved(1, 0)]),
        ...solved(0, 1),
      ).book,
    ).score,
  ).toBe(77);
});

test('R-273: an animal that was never solved: no sets and no extra', () => {
  const { book } = on('cooperative', ...solved(0), ...solved(0));
  expect(togetherOf(book).parts.map((part) => part.count)).toEqual([0, 2, 0, 0]);
  expect(togetherOf(book).score).toBe(6);
});

test('the parts of a table of the server are the same parts', () => {
  const scoring = [
    { sapphires: 1, ambers: 0, boards: [3, 4] },
    { sapphires: 0, ambers: 2, boards: [7] },
  ];
  const table = {
    sapphires: 8,
    ambers: 7,
    animals: [],
    scoring,
    stacks: [],
    score: 9,
    most: 77,
    helpable: [],
  };
  expect(partsOf(table as never)?.map((part) => part.count)).toEqual([1, 1, 2, 0]);
  expect(partsOf({ ...table, score: 10 } as never)).toBeNull();
});

test('R-303: a solo run as records know it', () => {
  const history = on(
    'solo',
    { type: 'run', began: 1000, lasts: 300_000, side: 'hard' },
    { type: 'solo-solved', after: 40_000 },
    { type: 'solo-aside' },
    { type: 'solo-solved', after: 90_000 },
  );
  expect(runOf(history.book.run!)).toEqual({
    minutes: 5,
    side: 'hard',
    solved: 2,
    put_aside: 1,
    last_solve: 90_000,
  });
  expect(may(history.book, 'solo', { type: 'solo-solved', after: 300_000 })).toBe(false);
});

test('every change can be taken back, one by one, to the beginning', () => {
  const changes: Change[] = [
    joined,
    { type: 'named', who: 2, name: 'Cleo' },
    { type: 'coloured', who: 2, seat: 0 },
    ...counted(2, [1, 0, 2, 0, 0, 0]),
    { type: 'counted', who: 2, thing: 0, by: -1 },
    { type: 'left', who: 0 },
    round,
    { type: 'new' },
  ];
  let history = newScoreHistory();
  const books: Book[] = [];
  for (const change of changes) {
    books.push(history.book);
    const next = written(history, change);
    expect([change, next === history]).toEqual([change, false]);
    history = next;
  }
  for (const book of books.reverse()) {
    history = takenBack(history);
    expect(history.book).toEqual(book);
  }
  expect(takenBack(history)).toBe(history);
});

test('what is taken back is shown: its sheet lies open', () => {
  let history = on('classic', { type: 'counted', who: 0, thing: 0, by: 1 });
  history = opened(history, '2024');
  history = takenBack(history);
  expect([history.sheet, history.book.classic.counts[0]]).toEqual(['classic', [0, 0, 0, 0, 0, 0]]);
});

test('a change can be made on a sheet that does not lie open', () => {
  const history = written(
    newScoreHistory(),
    { type: 'run', began: 1, lasts: 300_000, side: 'easy' },
    'solo',
  );
  expect([history.sheet, history.book.run?.lasts]).toEqual(['classic', 300_000]);
});

test('only so much is remembered for undoing, and nothing of the score is lost by it', () => {
  let history = newScoreHistory();
  for (let one = 0; one < KEPT + 50; one += 1) {
    history = written(history, { type: 'counted', who: 0, thing: 0, by: one % 2 ? -1 : 1 });
  }
  history = written(history, { type: 'counted', who: 1, thing: 5, by: 1 });
  expect(history.entries.length).toBe(KEPT);
  for (let one = 0; one < KEPT; one += 1) history = takenBack(history);
  expect(takenBack(history)).toBe(history);
  expect(scoreHistoryFrom(history.sheet, history.start, history.entries).book).toEqual(
    history.book,
  );
});

test('what makes no sense is not written', () => {
  const { book } = newScoreHistory();
  const wrong: [Sheet, unknown][] = [
    ['classic', { type: 'counted', who: 0, thing: 0, by: -1 }],
    ['classic', { type: 'counted', who: 2, thing: 0, by: 1 }],
    ['classic', { type: 'counted', who: 0, thing: 6, by: 1 }],
    ['classic', { type: 'counted', who: 0, thing: 0, by: 5 }],
    ['classic', { type: 'solved', who: 0 }],
    ['classic', { type: 'play-off', who: 0 }],
    ['cooperative', { type: 'counted', who: 3, thing: 0, by: 1 }],
    ['cooperative', { type: 'animal', who: 0 }],
    ['cooperative', { type: 'animal', who: 4 }],
    ['solo', { type: 'solo-solved', after: 1 }],
    ['solo', { type: 'run', began: 0, lasts: 1, side: 'easy' }],
    ['solo', { type: 'round' }],
    ['classic', { type: 'named', who: 0, name: 7 }],
    ['classic', { type: 'coloured', who: 0, seat: 4 }],
    ['classic', { type: 'nonsense' }],
  ];
  for (const [sheet, change] of wrong)
    expect([change, may(book, sheet, change as Change)]).toEqual([change, false]);
});

test('four at most, one at least, everybody in another colour', () => {
  const four = on('classic', joined, joined, joined);
  expect(four.book.players.map((one) => one.seat)).toEqual([0, 1, 2, 3]);
  const gone = on('classic', { type: 'left', who: 0 }, { type: 'left', who: 0 });
  expect(gone.book.players.length).toBe(1);
  const swapped = on('classic', { type: 'coloured', who: 0, seat: 1 });
  expect(swapped.book.players.map((one) => one.seat)).toEqual([1, 0]);
});

test('who leaves takes the own counts along and nobody else’s', () => {
  const history = on(
    '2024',
    joined,
    { type: 'solved', who: 2 },
    { type: 'solved', who: 0 },
    { type: 'left', who: 0 },
  );
  expect(history.book['2024']).toEqual({
    counts: [
      [0, 0, 0],
      [1, 0, 1],
    ],
    rounds: 0,
    solved: [1],
  });
});

test('names are one tidy line', () => {
  expect(tidy('  Ada\u202e \n Lovelace  the very first ')).toBe('Ada Lovelace the ver');
  expect(on('classic', { type: 'named', who: 0, name: '\u200b' }).book.players[0]?.name).toBe('');
});

const shelf = (text: string | null = null) => ({
  text,
  getItem(): string | null {
    return this.text;
  },
  setItem(_key: string, value: string): void {
    this.text = value;
  },
});

test('a reload finds everything, undoing included', () => {
  const store = shelf();
  const history = on('2024', joined, { type: 'named', who: 0, name: 'Ada' }, ...solved(0, 1));
  const sand = { lasts: 90_000, since: 5000, fallen: 10, chance: 2 } as const;
  const kept = { sand, own: 47_000, scores: history, face: 3, pips: true, shake: true };
  keep(store, kept);
  expect(recall(store)).toEqual(kept);
  expect(takenBack(recall(store).scores).book['2024'].rounds).toBe(0);
});

test.each([
  'no json',
  'null',
  '[]',
  '7',
  '{"sand":{"lasts":-1},"desk":{"start":{"players":[]},"entries":"x"},"face":9,"own":"1"}',
  '{"sand":{"lasts":60000,"since":"now","fallen":0},"desk":{"entries":[{"sheet":"classic","change":{"type":"counted"}}]}}',
  '{"desk":{"sheet":"chess","entries":[{"sheet":"classic","change":{"type":"counted","who":0,"thing":0,"by":-1}}]}}',
])('a broken store is as new: %s', (text) => {
  expect(recall(shelf(text))).toEqual(newCompanionState());
});

test('a store that refuses, or none at all, loses nothing of the visit', () => {
  const refusing = {
    getItem(): string | null {
      throw new Error('forbidden');
    },
    setItem(): void {
      throw new Error('full');
    },
  };
  expect(recall(refusing)).toEqual(newCompanionState());
  expect(() => keep(refusing, newCompanionState())).not.toThrow();
  expect(recall(null)).toEqual(newCompanionState());
});

test('a book with something odd in it is a new one', () => {
  const good = JSON.parse(JSON.stringify(newBook()));
  expect(bookFrom(good)).toEqual(newBook());
  for (const odd of [
    {
      players: [
        { name: 'A', seat: 1 },
        { name: 'B', seat: 1 },
      ],
    },
    { classic: { counts: [[1, 2, 3]], rounds: 0, solved: [] } },
    { animals: [0] },
    { animals: [0, 0] },
    { cooperative: null },
  ])
    expect(bookFrom({ ...good, ...odd })).toEqual(newBook());
  expect(bookFrom({ ...good, run: { lasts: 'x' } }).run).toBeNull();
});
