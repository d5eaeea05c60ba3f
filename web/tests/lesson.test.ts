/** The lesson: what completes each step, what is said to which mistake, and what time does. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { aheadOf, answerOf, bestFields } from '../src/features/learn/answers';
import { handOf } from '../src/features/learn/boards';
import {
  addressed,
  bookmark,
  bookmarked,
  isDone,
  leftAt,
  NONE,
} from '../src/features/learn/bookmark';
import { adviceFor } from '../src/features/learn/covers';
import { keysFor } from '../src/features/learn/keys';
import {
  type Act,
  begun,
  CHEERS,
  heard,
  isFinished,
  type Lesson,
  needsHint,
  ROLLS,
  sandLeft,
  stepOf,
} from '../src/features/learn/lesson';
import { rivalAt } from '../src/features/learn/rival';
import type { LayStep, Step } from '../src/features/learn/step';
import { CHAPTERS, type Chapter, STEPS } from '../src/features/learn/steps';
import { COUNT, GEM_BOARD, SHARED, TIE, tookFrom } from '../src/features/learn/views';
import { flip, type Hand, lay, loosen, select, toTray, turn } from '../src/play/hand';
import type { Effect } from '../src/play/input';
import { partsOf } from '../src/table/views/animals/coop-score';
import { partOf } from './all-words';

const at = (chapter: Chapter, name: string, now = 0): Lesson =>
  begun(
    chapter,
    STEPS[chapter].findIndex((step) => step.name === name),
    [],
    now,
  );
const layStep = (lesson: Lesson): LayStep => {
  const step = stepOf(lesson);
  if (step?.kind !== 'lay') throw new Error('not a step to lay');
  return step;
};
const handFor = (lesson: Lesson): Hand => handOf(layStep(lesson).boards[lesson.board]!);
const laid = (lesson: Lesson, hand: Hand, effect: Effect, now = 100): Lesson =>
  heard(lesson, { kind: 'laid', effect, hand }, now);

/** Do what the hints say until the board is covered. */
const coveredBy = (lesson: Lesson, now = 100): Lesson => {
  const hand = handFor(lesson);
  let here = lesson;
  for (let advice = adviceFor(hand); advice; advice = adviceFor(hand)) {
    select(hand, advice.piece);
    if (advice.kind === 'drag') {
      lay(hand, advice.piece, advice.to);
      here = laid(here, hand, 'snap', now);
    } else {
      (advice.kind === 'turn' ? turn : flip)(hand, advice.piece);
      here = laid(here, hand, 'turn', now);
    }
  }
  return here;
};

describe('laying', () => {
  test('a piece that lies completes the first step, and it goes on by itself', () => {
    const done = coveredBy(at('classic', 'first'));
    expect([done.stage, done.line]).toEqual(['done', { id: 'learn-first-good', mood: 'glad' }]);
    expect(done.learned).toEqual(['first']);
    expect(heard(done, { kind: 'time' }, 100 + CHEERS - 1)).toBe(done);
    expect(stepOf(heard(done, { kind: 'time' }, 100 + CHEERS))?.name).toBe('turn');
  });

  const first = () => {
    const lesson = at('classic', 'first');
    const hand = handFor(lesson);
    select(hand, 'L4');
    return { lesson, hand };
  };

  test('let go beside the board, it is told where to let go', () => {
    const { lesson, hand } = first();
    expect(laid(lesson, hand, 'back').line.id).toBe('learn-miss-off');
  });

  test('let go a little beside its place, it is told how near that was', () => {
    const { lesson, hand } = first();
    loosen(hand, 'L4', { x: 1.4, y: 0.9 });
    expect(laid(lesson, hand, 'bad').line.id).toBe('learn-miss-aim');
  });

  test('turned away from its place, it is told to turn on, and praised when it fits again', () => {
    const { lesson, hand } = first();
    turn(hand, 'L4');
    const away = laid(lesson, hand, 'turn');
    expect(away.line).toEqual({ id: 'learn-miss-away', mood: 'kind' });
    for (let quarter = 0; quarter < 2; quarter++) turn(hand, 'L4');
    expect(laid(away, hand, 'turn').line.id).toBe('learn-miss-turn');
    turn(hand, 'L4');
    expect(laid(away, hand, 'turn').line.id).toBe('learn-pose-fits');
  });

  test('laid without turning, it is told to turn', () => {
    const lesson = at('classic', 'turn');
    const hand = handFor(lesson);
    select(hand, 'T4');
    loosen(hand, 'T4', { x: 0, y: 0 });
    expect(laid(lesson, hand, 'bad').line.id).toBe('learn-miss-turn');
  });

  test('where only flipping helps, turning is answered so', () => {
    const lesson = at('classic', 'flip');
    const hand = handFor(lesson);
    select(hand, 'S4');
    turn(hand, 'S4');
    const missed = laid(lesson, hand, 'turn');
    expect(missed.line.id).toBe('learn-miss-flip');
    flip(hand, 'S4');
    expect(laid(missed, hand, 'turn').line).toEqual({ id: 'learn-flipped-now-turn', mood: 'glad' });
  });

  test('pieces that leave no room for the rest are said to be in the way', () => {
    const lesson = at('classic', 'cover');
    const hand = handFor(lesson);
    select(hand, 'Y5');
    lay(hand, 'Y5', { x: 0, y: 0 });
    const stuck = laid(lesson, hand, 'snap');
    expect(stuck.line.id).toBe('learn-more');
    select(hand, 'L3');
    lay(hand, 'L3', { x: 0, y: 1 });
    const told = laid(stuck, hand, 'snap');
    expect(told.line).toEqual({ id: 'learn-miss-stuck', mood: 'kind' });
    // Taken back, the question is asked again.
    toTray(hand, 'L3');
    expect(laid(told, hand, 'back').line.id).toBe('learn-cover');
  });

  test('where another piece lies it says so', () => {
    const lesson = at('classic', 'sand');
    const hand = handFor(lesson);
    lay(hand, 'I3', { x: 0, y: 0 });
    select(hand, 'L4');
    const doing = { ...lesson, stage: 'doing' as const };
    loosen(hand, 'L4', { x: 0, y: 0 });
    expect(laid(doing, hand, 'bad').line.id).toBe('learn-miss-taken');
  });

  test('what is done after the end changes nothing', () => {
    const done = coveredBy(at('classic', 'first'));
    expect(laid(done, handFor(done), 'bad')).toBe(done);
  });
});

describe('the hourglass', () => {
  const rolled = (): Lesson => {
    const lesson = at('classic', 'sand');
    expect([lesson.stage, sandLeft(lesson, 0)]).toEqual(['ready', null]);
    const rolling = heard(lesson, { kind: 'pressed' }, 1000);
    expect([rolling.stage, sandLeft(rolling, 1500)]).toEqual(['rolling', 90_000]);
    expect(heard(rolling, { kind: 'pressed' }, 1200)).toBe(rolling);
    return heard(rolling, { kind: 'time' }, 1000 + ROLLS);
  };

  test('the die first, then the sand runs', () => {
    const doing = rolled();
    expect(doing.stage).toBe('doing');
    expect(sandLeft(doing, 1000 + ROLLS + 30_000)).toBe(60_000);
  });

  test('nobody made it: it is turned again, and nobody loses', () => {
    const begins = 1000 + ROLLS;
    const second = heard(rolled(), { kind: 'time' }, begins + 90_000);
    expect([second.stage, second.turns, second.line.id]).toEqual([
      'doing',
      1,
      'learn-second-chance',
    ]);
    expect(sandLeft(second, begins + 90_000)).toBe(90_000);
    const third = heard(second, { kind: 'time' }, begins + 180_000);
    expect([third.turns, third.line.id]).toEqual([2, 'learn-sand-again']);
    expect(coveredBy(third).line.id).toBe('learn-sand-good');
  });

  test('the other one lays too, and is never first here', () => {
    const { rival } = layStep(at('classic', 'sand'));
    expect(rivalAt(rival!, 0)).toMatchObject({ laid: [], called: false });
    expect(rivalAt(rival!, 20_000).laid.length).toBe(1);
    expect(rivalAt(rival!, 1e9)).toMatchObject({ called: false });
  });
});

describe('gems', () => {
  const lesson = at('classic', 'take');

  test('two of one colour are best; any two are taken', () => {
    expect(bestFields()).toEqual([3]);
    const best = heard(lesson, { kind: 'took', field: 3 }, 50);
    expect([best.stage, best.chosen, best.line.id]).toEqual(['done', 3, 'learn-take-good']);
    expect(heard(lesson, { kind: 'took', field: 0 }, 50).line.id).toBe('learn-take-fine');
  });

  test('further than three fields is too far', () => {
    expect(heard(lesson, { kind: 'took', field: 5 }, 50)).toBe(lesson);
    expect(heard(lesson, { kind: 'reached-too-far' }, 50).line.id).toBe('learn-miss-far');
    expect(GEM_BOARD.reachable.every((field) => Math.abs(field - GEM_BOARD.pawns[0]!) <= 3)).toBe(
      true,
    );
  });

  test('the pair leaves the row and comes to its taker', () => {
    const after = tookFrom(GEM_BOARD, 0, 3);
    expect(after.rows[3]!.length).toBe(GEM_BOARD.rows[3]!.length - 2);
    expect(after.pawns).toEqual([3, 2]);
    expect(after.gems[0]).toEqual([1, 4, 0, 0, 1, 0]);
    expect(after.gems[1]).toEqual(GEM_BOARD.gems[1]);
  });

  test('time that runs out is forgiven', () => {
    const late = heard(lesson, { kind: 'time' }, 60_000);
    expect([late.stage, late.line.id]).toEqual(['doing', 'learn-take-late']);
  });

  test('most of one colour wins, not most gems; then the second colour decides (R-152, R-153)', () => {
    const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
    expect(aheadOf(COUNT)).toBe(0);
    expect(sum(COUNT[1]!)).toBeGreaterThan(sum(COUNT[0]!));
    expect(aheadOf(TIE)).toBe(0);
    expect(Math.max(...TIE[0]!)).toBe(Math.max(...TIE[1]!));
    expect(aheadOf([...COUNT].reverse())).toBe(1);
  });

  test.each([
    ['classic', 'count', 'learn-miss-heap'],
    ['classic', 'tie', 'learn-miss-tie'],
    ['2024', 'points', 'learn-miss-points'],
    ['cooperative', 'set', 'learn-miss-set'],
  ] as const)(
    '%s %s: a wrong answer is told why, the right one completes',
    (chapter, name, miss) => {
      const asked = at(chapter, name);
      const step = stepOf(asked) as Extract<Step, { kind: 'pick' }>;
      const right = answerOf(step);
      const wrong = heard(asked, { kind: 'picked', answer: right === 0 ? 1 : 0 }, 10);
      expect([wrong.stage, wrong.line]).toEqual(['doing', { id: miss, mood: 'kind' }]);
      const done = heard(wrong, { kind: 'picked', answer: right }, 20);
      expect([done.stage, done.line.id]).toEqual(['done', step.good]);
    },
  );
});

describe('the other games', () => {
  test('2024: the first gets a sapphire, the second an amber, both their board (R-209)', () => {
    const first = coveredBy(at('2024', 'sapphire'));
    expect([first.beaten, first.line.id]).toEqual([false, 'learn-sapphire-good']);
    const beaten = heard(at('2024', 'amber'), { kind: 'time' }, 2500);
    expect([beaten.beaten, beaten.line.id]).toEqual([true, 'learn-beaten']);
    const second = coveredBy(beaten, 3000);
    expect([second.stage, second.line.id]).toEqual(['done', 'learn-amber-good']);
    const { reward } = layStep(second);
    if (reward?.on !== 'track') throw new Error('no track');
    expect(reward.before.points).toEqual([4, 2]);
    expect(reward.after(2).points).toEqual([6, 6]);
    expect([reward.after(2).sapphires, reward.after(2).ambers]).toEqual([7, 7]);
  });

  test('whoever is quicker than the quick one is first after all', () => {
    expect(coveredBy(at('2024', 'amber'), 900).line.id).toBe('learn-sapphire-good');
  });

  test('together: what is shown adds up as the rules count it (R-271)', () => {
    for (const view of Object.values(SHARED)) expect(partsOf(view)).not.toBeNull();
    expect(SHARED.helped.score - SHARED.beforeHelp.score).toBe(4);
    expect(SHARED.set.score - SHARED.beforeSet.score).toBe(4);
  });

  test('together: first the board of the other is chosen, then its piece is laid', () => {
    const ready = at('cooperative', 'help');
    expect(laid(ready, handFor(ready), 'bad')).toBe(ready);
    const helping = heard(ready, { kind: 'pressed' }, 10);
    expect(helping.stage).toBe('doing');
    expect(coveredBy(helping).line.id).toBe('learn-help-good');
  });

  test('solo: one board after the other; one may be put aside for nothing (R-300, R-301)', () => {
    const one = coveredBy(at('solo', 'run'));
    expect([one.stage, one.solved, one.board, one.line.id]).toEqual([
      'doing',
      1,
      1,
      'learn-run-on',
    ]);
    expect(coveredBy(one)).toMatchObject({ stage: 'done', solved: 2 });

    const mean = at('solo', 'aside');
    const aside = heard(mean, { kind: 'put-aside' }, 10);
    expect(aside).toMatchObject({ aside: 1, solved: 2, board: 1, stage: 'doing' });
    expect(heard(aside, { kind: 'put-aside' }, 20)).toBe(aside);
    expect(coveredBy(aside)).toMatchObject({ aside: 1, solved: 3, stage: 'done' });
    expect(coveredBy(mean).line.id).toBe('learn-aside-solved');
  });

  test('solo: the clock ends the run, and what was solved counts', () => {
    const last = at('solo', 'clock');
    expect(sandLeft(last, 0)).toBe(30_000);
    const over = heard(last, { kind: 'time' }, 30_000);
    expect(over).toMatchObject({ stage: 'done', solved: 3, line: { id: 'learn-clock-over' } });
    expect(coveredBy(last)).toMatchObject({ solved: 4, line: { id: 'learn-clock-good' } });
  });
});

describe('hints', () => {
  test('whoever does nothing is shown how, sooner after mistakes', () => {
    const lesson = at('classic', 'cover');
    expect(needsHint(lesson, 8999)).toBe(false);
    expect(needsHint(lesson, 9000)).toBe(true);
    expect(needsHint(heard(lesson, { kind: 'touched' }, 8000), 9000)).toBe(false);
    expect(needsHint({ ...lesson, mistakes: 2 }, 1500)).toBe(true);
    expect(needsHint({ ...lesson, stage: 'done' }, 99_999)).toBe(false);
  });

  test('whoever plays by keys is told the keys', () => {
    const hand = handFor(at('classic', 'turn'));
    expect(keysFor(adviceFor(hand)!, hand, null)).toEqual(['1', 'R']);
    select(hand, 'T4');
    turn(hand, 'T4');
    expect(keysFor(adviceFor(hand)!, hand, 'T4')).toEqual(['↑']);
    loosen(hand, 'T4', { x: 0.4, y: 0.3 });
    expect(keysFor(adviceFor(hand)!, hand, 'T4')).toEqual(['Enter']);
    const big = handFor(at('2024', 'play-off'));
    select(big, 'I4');
    loosen(big, 'I4', { x: 1, y: 0 });
    expect(keysFor(adviceFor(big)!, big, null)).toEqual(['3', '↓']);
  });
});

describe('coming and going', () => {
  const walk = (chapter: Chapter, act: Act['kind']): Lesson => {
    let lesson = begun(chapter, 0, [], 0);
    for (let count = 0; count < 20 && !isFinished(lesson); count++) {
      lesson = heard(lesson, { kind: act } as Act, count);
    }
    return lesson;
  };

  test.each(CHAPTERS)('every step of %s can be skipped, and gone back to', (chapter) => {
    const end = walk(chapter, 'next');
    expect(isFinished(end)).toBe(true);
    expect(end.learned).toEqual([]);
    const back = heard(end, { kind: 'back' }, 99);
    expect(back.step).toBe(STEPS[chapter].length - 1);
    expect(heard(begun(chapter, 0, [], 0), { kind: 'back' }, 1).step).toBe(0);
  });

  test('addresses name a chapter and a step as people count; nonsense is none', () => {
    expect(addressed([])).toBeNull();
    expect(addressed(['chess'])).toBeNull();
    expect(addressed(['2024'])).toEqual({ chapter: '2024', step: null });
    expect(addressed(['classic', '3'])).toEqual({ chapter: 'classic', step: 2 });
    for (const odd of ['0', '99', 'x', '-1']) {
      expect(addressed(['solo', odd])).toEqual({ chapter: 'solo', step: null });
    }
    expect(begun('solo', Number.NaN, [], 0).step).toBe(0);
  });

  const storeWith = (text: string | null) => {
    let kept = text;
    return { getItem: () => kept, setItem: (_: string, value: string) => (kept = value) };
  };

  test('where somebody left off is remembered', () => {
    const store = storeWith(null);
    expect(bookmarked(store)).toEqual(NONE);
    const mark = {
      ...NONE,
      chapter: 'solo' as const,
      steps: { ...NONE.steps, solo: 2 },
      learned: ['run'],
    };
    bookmark(store, mark);
    expect(bookmarked(store)).toEqual(mark);
    expect(leftAt(mark, 'solo')).toBe(2);
    const whole = { ...mark, steps: { ...mark.steps, solo: 3 } };
    expect([leftAt(whole, 'solo'), isDone(whole, 'solo'), isDone(mark, 'solo')]).toEqual([
      0,
      true,
      false,
    ]);
  });

  test.each([
    '{',
    '7',
    'null',
    '[]',
    '{"chapter":3,"steps":[],"learned":{}}',
    '{"steps":{"classic":-1,"solo":1.5,"2024":"2"},"learned":["first",9,"none","first"]}',
  ])('a broken store is tolerated: %s', (text) => {
    const mark = bookmarked(storeWith(text));
    expect(mark.chapter).toBe('classic');
    expect(mark.steps).toEqual(NONE.steps);
    expect(mark.learned.filter((one) => one !== 'first')).toEqual([]);
    expect(mark.learned.length).toBeLessThan(2);
  });

  test('a forbidden store is tolerated', () => {
    const shut = {
      getItem: (): never => {
        throw new Error('no');
      },
      setItem: (): never => {
        throw new Error('no');
      },
    };
    expect(bookmarked(shut)).toEqual(NONE);
    expect(() => bookmark(shut, NONE)).not.toThrow();
    expect(bookmarked(null)).toEqual(NONE);
  });
});

test('every line of a lesson is in the words, and is short', () => {
  const text = partOf('en', 'learn');
  const lines = new Map(
    [...text.matchAll(/^(learn-[a-z0-9-]+) = (.*)$/gm)].map((one) => [one[1]!, one[2]!]),
  );
  const names = CHAPTERS.flatMap((one) => STEPS[one].map((step) => step.name));
  expect(new Set(names).size).toBe(names.length);
  const said = CHAPTERS.flatMap((chapter) =>
    STEPS[chapter].flatMap((step) => [
      step.line,
      step.good,
      ...(step.kind === 'pick' ? [step.miss] : []),
    ]),
  );
  const judge = ['judge', 'lesson']
    .map((name) => readFileSync(`src/features/learn/${name}.ts`, 'utf8'))
    .join();
  const answers = [...judge.matchAll(/'(learn-[a-z0-9-]+)'/g)].map((one) => one[1]!);
  expect([...said, ...answers].filter((id) => !lines.has(id))).toEqual([]);
  expect([...lines].filter(([, line]) => line.length > 62)).toEqual([]);
});
