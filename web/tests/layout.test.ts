import { expect, test } from 'vitest';
import { RIM, sceneFor } from '../src/play/layout';
import { parsed, sizeOf } from '../src/shapes/geometry';
import { PIECES, pieceOf } from '../src/shapes/pieces';

const four = ['Y5', 'L5', 'I4', 'P5'].map((id) => pieceOf(id).shape);
const area = sizeOf(parsed('######/######/######/######/######'));

test('everything lies inside the space, whatever its size', () => {
  for (const shapes of [four.slice(0, 3), four, PIECES.map((one) => one.shape)]) {
    for (const [width, height] of [
      [320, 380],
      [390, 600],
      [844, 300],
      [1280, 640],
      [2560, 1300],
    ] as const) {
      const scene = sceneFor({ width, height }, area, shapes);
      expect(scene.width * scene.cell).toBeCloseTo(width);
      expect(scene.board.x - RIM).toBeGreaterThanOrEqual(0);
      expect(scene.board.y + area.height + RIM).toBeLessThanOrEqual(scene.height + 1e-9);
      expect(scene.slots).toHaveLength(shapes.length);
      for (const slot of scene.slots) {
        expect(slot.middle.x - slot.width / 2).toBeGreaterThanOrEqual(-1e-9);
        expect(slot.middle.x + slot.width / 2).toBeLessThanOrEqual(scene.width + 1e-9);
        expect(slot.middle.y + slot.height / 2).toBeLessThanOrEqual(scene.height + 1e-9);
      }
    }
  }
});

test('on a phone held upright cells are large enough for fingers', () => {
  expect(
    sceneFor({ width: 374, height: 610 }, sizeOf(parsed('####/####/####/####')), four.slice(0, 3))
      .cell,
  ).toBeGreaterThan(42);
});

test('the tray is on the left for those who want it there', () => {
  const scene = sceneFor({ width: 1200, height: 500 }, area, four, true);
  expect(scene.slots[0]!.middle.x).toBeLessThan(scene.board.x);
});
