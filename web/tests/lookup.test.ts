/** Painting, links that hold a puzzle, and what is found. */
import { expect, test } from 'vitest';
import { Failure } from '../src/api/client';
import type { HintGiven, Laid, Solutions } from '../src/api/protocol';
import { setsThatFit } from '../src/features/lookup/api';
import {
  forget,
  hide,
  type LookupApi,
  laidIn,
  look,
  newLookupState,
  nextHint,
  showSolution,
} from '../src/features/lookup/lookup-state';
import {
  areaOf,
  canShift,
  cellsIn,
  cleared,
  cornerOf,
  goesOn,
  gridWith,
  isInOnePart,
  newPainting,
  onTheWay,
  shifted,
  strokes,
  undone,
} from '../src/features/lookup/painting';
import { countsFor, linked, linkOfBoard, standingOf, toggled } from '../src/features/lookup/puzzle';
import { lookUp, pathOf } from '../src/routing/router';
import type { Cell } from '../src/shapes/geometry';

const L: readonly Cell[] = [
  [2, 2],
  [3, 2],
  [2, 3],
];

test('a stroke of many cells is one step to undo', () => {
  const begun = strokes(newPainting(), [[2, 2]], true);
  const whole = goesOn(goesOn(begun, [[3, 2]], true), [[2, 3]], true);

  expect(areaOf(whole.grid)).toBe('##/#.');
  expect(cornerOf(whole.grid)).toEqual([2, 2]);
  expect(areaOf(undone(whole).grid)).toBe('');
  expect(undone(undone(whole))).toEqual(newPainting());
});

test('what changes nothing is no step', () => {
  const painting = strokes(newPainting(), L, true);

  expect(strokes(painting, L, true)).toBe(painting);
  expect(cleared(newPainting())).toEqual(newPainting());
  expect(areaOf(undone(cleared(painting)).grid)).toBe('##/#.');
});

test('the area shifts as a whole and never falls off', () => {
  let painting = strokes(newPainting(), L, true);
  painting = shifted(shifted(painting, -1, 0), -1, 0);

  expect(cornerOf(painting.grid)).toEqual([0, 2]);
  expect(canShift(painting.grid, -1, 0)).toBe(false);
  expect(shifted(painting, -1, 0)).toBe(painting);
  expect(areaOf(painting.grid)).toBe('##/#.');
  expect(canShift(newPainting().grid, 1, 0)).toBe(false);
});

test('a quick hand leaves no gaps', () => {
  expect(onTheWay([0, 0], [3, 0])).toEqual([
    [1, 0],
    [2, 0],
    [3, 0],
  ]);
  expect(onTheWay([2, 2], [0, 1])).toHaveLength(2);
  expect(onTheWay([2, 2], [2, 2])).toEqual([]);
});

test('an area is put into the middle, if it can be read and fits', () => {
  expect(areaOf(gridWith('##./###') ?? [])).toBe('##./###');
  expect(cornerOf(gridWith('##/##') ?? [])).toEqual([3, 3]);
  expect(areaOf(gridWith('.../.##') ?? [])).toBe('##');
  for (const broken of ['', '...', '##x', '#########', '#/#/#/#/#/#/#/#/#']) {
    expect(gridWith(broken)).toBeNull();
  }
});

test('cells hang together by their sides', () => {
  expect(isInOnePart(strokes(newPainting(), L, true).grid)).toBe(true);
  const corner: Cell[] = [...L, [4, 3]];
  expect(isInOnePart(strokes(newPainting(), corner, true).grid)).toBe(false);
  // The last cell of a row and the first of the next are no neighbours.
  const ends: Cell[] = [
    [7, 0],
    [0, 1],
  ];
  expect(isInOnePart(strokes(newPainting(), ends, true).grid)).toBe(false);
  expect(isInOnePart(newPainting().grid)).toBe(false);
});

test('a link holds a board of the box', () => {
  const board = { number: 7, side: 'hard', symbol: 'snake' } as const;

  expect(linkOfBoard(board)).toBe('board=7&side=hard&symbol=snake');
  expect(linked(linkOfBoard(board))).toEqual({ what: 'board', board });
});

test('a link holds a painted puzzle, with x or # for its cells', () => {
  const painted = { area: '##./###', pieces: ['I2', 'I3'] } as const;

  expect(pathOf(lookUp(painted.area, painted.pieces))).toBe('/look-up?area=xx./xxx&pieces=I2,I3');
  expect(linked('area=xx./xxx&pieces=I2,I3')).toEqual({ what: 'painted', painted });
  expect(linked('area=%23%23.%2F%23%23%23&pieces=I2%2CI3')).toEqual({ what: 'painted', painted });
  expect(linked('pieces=I2')).toEqual({ what: 'painted', painted: { area: '', pieces: ['I2'] } });
  expect(pathOf(lookUp('', []))).toBe('/look-up');
  expect(linked('')).toEqual({ what: 'nothing' });
});

test.each([
  'board=x',
  'board=7&side=both',
  'board=7&symbol=lion',
  'board=99999',
  'area=hello',
  'area=xxxxxxxxx',
  'area=xx&pieces=Q7',
  'area=xx&pieces=I2,I2',
  'area=',
  'what=ever',
])('the link %s is broken, and says so', (query) => {
  expect(linked(query)).toEqual({ what: 'broken' });
});

test('an over-long link is not even read', () => {
  expect(linked(`area=${'x'.repeat(5000)}`)).toEqual({ what: 'too-long' });
});

test('a painted puzzle stands somewhere between empty and whole', () => {
  const two = gridWith('##') ?? [];
  const wide = newPainting(gridWith('####/####/####/####/####/####/####/####') ?? []).grid;

  expect(standingOf(newPainting().grid, ['I2'])).toBe('empty');
  expect(standingOf(two, [])).toBe('no-pieces');
  expect(standingOf(two, ['I2'])).toBe('whole');
  expect(standingOf(two, ['I3'])).toBe('too-many-cells');
  expect(standingOf(gridWith('####') ?? [], ['I3'])).toBe('too-few-cells');
  expect(standingOf(gridWith('#.#') ?? [], ['I2'])).toBe('in-parts');
  expect(standingOf(wide, ['I2'])).toBe('too-large');
  expect(standingOf(two, ['I2', 'I3', 'L3', 'T4', 'L4', 'I4', 'S4'])).toBe('too-many-pieces');
});

test('pieces stay in the order of the box', () => {
  expect(toggled(['P5'], 'I2')).toEqual(['I2', 'P5']);
  expect(toggled(['I2', 'P5'], 'I2')).toEqual(['P5']);
});

test('only numbers of pieces that could have so many cells are asked for', () => {
  expect(countsFor(2)).toEqual([1]);
  expect(countsFor(16)).toEqual([4, 5]);
  expect(countsFor(28)).toEqual([6]);
  expect(countsFor(1)).toEqual([]);
});

const laid = (piece: 'I2' | 'I3', x: number): Laid => ({ piece, cells: [[x, 0]] });
const three: readonly (readonly Laid[])[] = [[laid('I2', 0)], [laid('I2', 1)], [laid('I2', 2)]];
const page = (first: number): Solutions => ({
  area: '###',
  pieces: ['I2', 'I3'],
  count: 3,
  first,
  solutions: three.slice(first, first + 2),
  more: first + 2 < 3,
  tries: 3,
  stars: 1,
});
const kind = (given: Laid | null): HintGiven => ({
  kind: given ? 'lay' : 'covered',
  lay: given,
  lift: [],
});
const api: LookupApi = {
  solutions: async (asked) => page(asked.first ?? 0),
  hint: async (asked) => {
    const count = asked.laid?.length ?? 0;
    return kind(count === 0 ? laid('I2', 0) : count === 1 ? laid('I3', 1) : null);
  },
};

test('solutions come one at a time, the next ones when they are needed', async () => {
  const finding = newLookupState();
  await look(finding, { area: '###' }, api);

  expect([finding.standing, finding.count, laidIn(finding)]).toEqual(['found', 3, []]);
  await showSolution(finding, 0, api);
  expect(laidIn(finding)).toEqual(three[0]);
  await showSolution(finding, 2, api);
  expect([finding.index, laidIn(finding)]).toEqual([2, three[2]]);
  await showSolution(finding, 3, api);
  expect(finding.index).toBe(2);
  hide(finding);
  expect(laidIn(finding)).toEqual([]);
});

test('hints go on from what they have laid, until all lies', async () => {
  const finding = newLookupState();
  await look(finding, { area: '###' }, api);

  expect(await nextHint(finding, api)).toBe(true);
  expect(laidIn(finding)).toEqual([laid('I2', 0)]);
  expect(await nextHint(finding, api)).toBe(true);
  expect(await nextHint(finding, api)).toBe(false);
  expect(laidIn(finding)).toEqual([laid('I2', 0), laid('I3', 1)]);
});

test('an answer to an older question comes too late', async () => {
  const finding = newLookupState();
  let answer: (found: Solutions) => void = () => {};
  const slow: LookupApi = {
    ...api,
    solutions: () =>
      new Promise((on) => {
        answer = on;
      }),
  };
  const asked = look(finding, { area: '##' }, slow);
  forget(finding);
  answer(page(0));
  await asked;

  expect(finding).toEqual(newLookupState());
});

test('a refusal is kept to be said, and the next look begins anew', async () => {
  const finding = newLookupState();
  const live: LookupApi = {
    ...api,
    solutions: () => Promise.reject(new Failure('board_is_live')),
  };
  await look(finding, { area: '###' }, live);

  expect([finding.standing, finding.refusal?.code]).toEqual(['refused', 'board_is_live']);
  await look(finding, { area: '###' }, api, 'solution');
  expect([finding.standing, finding.refusal, laidIn(finding)]).toEqual(['found', null, three[0]]);
});

test('sets of several numbers of pieces are put together, and none is an answer', async () => {
  const found = await setsThatFit('####', [1, 2, 3], async ({ pieces }) => {
    if (pieces === 2) throw new Failure('no_set_fits');
    const sets = [{ pieces: ['I2'] as const, count: pieces }];
    return { area: '####', cells: 4, count: 1, sets, more: pieces === 3 };
  });

  expect(found).toEqual({
    count: 2,
    sets: [
      { pieces: ['I2'], count: 1 },
      { pieces: ['I2'], count: 3 },
    ],
    more: true,
  });
  const offline = setsThatFit('####', [1], () => Promise.reject(new Failure('offline')));
  await expect(offline).rejects.toThrow('offline');
  expect(cellsIn(newPainting().grid)).toEqual([]);
});
