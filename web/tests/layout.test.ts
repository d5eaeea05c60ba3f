import { expect, test } from 'vitest';
import { type Box, beginningPose, type Scene, type SceneWish, sceneFor } from '../src/play/layout';
import { parsed, type Shape, type Size, sizeOf, written } from '../src/shapes/geometry';
import { PIECES, pieceOf } from '../src/shapes/pieces';

const four = ['Y5', 'L5', 'I4', 'P5'].map((id) => pieceOf(id).shape);
const hard = { width: 6, height: 5 };
const SPACES: readonly Size[] = [
  { width: 304, height: 420 },
  { width: 370, height: 620 },
  { width: 580, height: 374 },
  { width: 654, height: 610 },
  { width: 516, height: 600 },
  { width: 772, height: 640 },
  { width: 1100, height: 1040 },
];

const isInside = (box: Box, outer: Size): boolean =>
  box.x >= -1e-9 &&
  box.y >= -1e-9 &&
  box.x + box.width <= outer.width + 1e-9 &&
  box.y + box.height <= outer.height + 1e-9;

const trayTop = ({ slots }: Scene): number =>
  Math.min(...slots.map((slot) => slot.middle.y - slot.height / 2));
const trayBottom = ({ slots }: Scene): number =>
  Math.max(...slots.map((slot) => slot.middle.y + slot.height / 2));

const areaBox = (scene: Scene, area: Size): Box => ({ ...scene.board, ...area });

test('everything lies inside the space, whatever its size', () => {
  for (const shapes of [four.slice(0, 3), four, PIECES.map((one) => one.shape), []]) {
    for (const hasLists of [true, false]) {
      for (const space of SPACES) {
        const scene = sceneFor(space, { area: hard, shapes, hasLists });
        expect(scene.width * scene.cell).toBeCloseTo(space.width);
        expect(isInside(scene.card, scene)).toBe(true);
        // The area and the lists are on the card, side by side or one below the other.
        const onCard = (box: Box): Box => ({
          ...box,
          x: box.x - scene.card.x,
          y: box.y - scene.card.y,
        });
        expect(isInside(onCard(areaBox(scene, hard)), scene.card)).toBe(true);
        if (hasLists) {
          expect(isInside(onCard(scene.list), scene.card)).toBe(true);
          const beside = scene.list.x + scene.list.width <= scene.board.x;
          const above = scene.list.y + scene.list.height <= scene.board.y;
          expect(beside || above).toBe(true);
        }
        expect(scene.slots).toHaveLength(shapes.length);
        for (const { middle, width, height } of scene.slots) {
          const box = { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
          expect(isInside(box, scene)).toBe(true);
          const below = box.y >= scene.card.y + scene.card.height;
          const right = box.x >= scene.card.x + scene.card.width;
          expect(below || right).toBe(true);
        }
      }
    }
  }
});

test('the card has the same place and size whatever is dealt', () => {
  const areas = ['####/####/####/####', '######/.####./..##..', '#####/#####/#####/#####/.#...'];
  for (const space of SPACES) {
    const scenes = areas.map((text, index) =>
      sceneFor(space, {
        area: sizeOf(parsed(text)),
        room: hard,
        shapes: ['Y5', 'L5', 'I4', 'P5', 'I2', 'O4', 'Z5']
          .slice(index, index + 4)
          .map((id) => pieceOf(id).shape),
        hasLists: true,
      }),
    );
    for (const scene of scenes) {
      expect(scene.card).toEqual(scenes[0]!.card);
      expect(scene.cell).toBe(scenes[0]!.cell);
      // The tray too, though pieces of other lengths share it in another way.
      for (const [edge, other] of [
        [trayTop(scene), trayTop(scenes[0]!)],
        [trayBottom(scene), trayBottom(scenes[0]!)],
      ] as const) {
        expect(edge).toBeCloseTo(other);
      }
    }
  }
});

const wish: SceneWish = { area: hard, shapes: four, hasLists: true };

test('a desk and a tablet show the whole card, a phone the list that was rolled', () => {
  expect(sceneFor({ width: 654, height: 610 }, wish).lists).toBe('column');
  expect(sceneFor({ width: 772, height: 640 }, wish).lists).toBe('column');
  expect(sceneFor({ width: 516, height: 600 }, wish).lists).toBe('strip');
  expect(sceneFor({ width: 370, height: 620 }, wish).lists).toBe('strip');
});

test('a phone on its side has the tray beside the card', () => {
  const scene = sceneFor({ width: 580, height: 374 }, wish);
  expect(scene.lists).toBe('strip');
  expect(scene.slots[0]!.middle.x).toBeGreaterThan(scene.card.x + scene.card.width);
  const left = sceneFor({ width: 580, height: 374 }, { ...wish, leftHanded: true });
  expect(left.slots[0]!.middle.x).toBeLessThan(left.card.x);
});

test('where there is more height than anybody needs, the card stays near its pieces', () => {
  const scene = sceneFor({ width: 2000, height: 2000 }, { ...wish, largest: 72 });
  const highest = Math.min(...scene.slots.map((slot) => slot.middle.y - slot.height / 2));
  const above = scene.card.y;
  expect(above).toBeGreaterThan(1);
  expect(highest - scene.card.y - scene.card.height).toBeLessThan(above + 0.5);
});

test('cells are large enough for fingers, and not larger than wanted', () => {
  expect(sceneFor({ width: 370, height: 600 }, wish).cell).toBeGreaterThan(46);
  expect(sceneFor({ width: 304, height: 430 }, wish).cell).toBeGreaterThan(34);
  expect(sceneFor({ width: 580, height: 374 }, wish).cell).toBeGreaterThan(42);
  expect(sceneFor({ width: 2000, height: 2000 }, { ...wish, largest: 72 }).cell).toBe(72);
});

test('pieces lie flat where they fit, and stand upright in a narrow tray', () => {
  const posed = (space: Size, ids: readonly string[]) => {
    const shapes = ids.map((id) => pieceOf(id).shape);
    const scene = sceneFor(space, { area: hard, shapes, hasLists: true });
    return shapes.map((shape, index) => sizeOf(beginningPose(shape, scene.slots[index]!)));
  };
  // Two in a row on a phone: flat. Four in a row on a desk: the longest flat, the others upright.
  expect(posed({ width: 370, height: 620 }, ['L5', 'L4', 'P5', 'S4'])).toEqual([
    ...[
      { width: 4, height: 2 },
      { width: 3, height: 2 },
    ],
    ...[
      { width: 3, height: 2 },
      { width: 3, height: 2 },
    ],
  ]);
  expect(posed({ width: 654, height: 610 }, ['I3', 'L4', 'I4', 'P5'])).toEqual([
    ...[
      { width: 1, height: 3 },
      { width: 2, height: 3 },
    ],
    ...[
      { width: 4, height: 1 },
      { width: 2, height: 3 },
    ],
  ]);
});

/** Every choice of so many of the twelve pieces. */
const choices = (count: number, from = 0): Shape[][] =>
  count === 0
    ? [[]]
    : PIECES.slice(from).flatMap((one, at) =>
        choices(count - 1, from + at + 1).map((others) => [one.shape, ...others]),
      );

/** By how much two boxes of cells lie over each other. */
const overlap = (one: Box, other: Box): number =>
  Math.min(
    Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x),
    Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y),
  );

test('pieces that were just dealt lie apart, and none on the card', { timeout: 60_000 }, () => {
  const crowded: string[] = [];
  // A small phone, a phone, the same with a coach, and one on its side.
  for (const [width, height, count] of [
    [304, 420, 3],
    [304, 420, 4],
    [370, 620, 3],
    [370, 560, 3],
    [370, 560, 4],
    [580, 374, 3],
    [580, 374, 4],
  ] as const) {
    const area = count === 3 ? { width: 6, height: 4 } : hard;
    for (const shapes of choices(count)) {
      const scene = sceneFor({ width, height }, { area, shapes, hasLists: true });
      const lying = shapes.map((shape, index): Box[] => {
        const posed = beginningPose(shape, scene.slots[index]!);
        const { middle } = scene.slots[index]!;
        const size = sizeOf(posed);
        return posed.map(([x, y]) => ({
          x: middle.x - size.width / 2 + x,
          y: middle.y - size.height / 2 + y,
          width: 1,
          height: 1,
        }));
      });
      const apart = lying.every(
        (one, at) =>
          one.every((cell) => overlap(cell, scene.card) < 0.1) &&
          lying
            .slice(at + 1)
            .every((other) => one.every((a) => other.every((b) => overlap(a, b) < 0.1))),
      );
      if (!apart) crowded.push(`${width} × ${height}: ${shapes.map(written).join(' ')}`);
    }
  }
  expect(crowded).toEqual([]);
});
