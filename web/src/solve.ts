/**
 * One way to cover an area with some pieces, for boards that nobody solved. Plain geometry: the
 * first free cell must be covered by one of the pieces left, in one of its poses.
 */
import { type Cell, parsed, poses } from './geometry';
import { pieceOf } from './pieces';
import type { Laid, PieceId } from './protocol';

export const solved = (area: string, pieces: readonly PieceId[]): readonly Laid[] | null => {
  const free = new Set(parsed(area).map(([x, y]) => `${x},${y}`));
  const laid: Laid[] = [];

  const next = (): Cell | null => {
    let first: Cell | null = null;
    for (const key of free) {
      const [x = 0, y = 0] = key.split(',').map(Number);
      if (!first || y < first[1] || (y === first[1] && x < first[0])) first = [x, y];
    }
    return first;
  };

  const search = (left: readonly PieceId[]): boolean => {
    const target = next();
    if (!target) return left.length === 0;
    for (const piece of left) {
      for (const pose of poses(pieceOf(piece).shape)) {
        for (const [fromX, fromY] of pose) {
          const cells = pose.map(([x, y]): Cell => [x - fromX + target[0], y - fromY + target[1]]);
          const keys = cells.map(([x, y]) => `${x},${y}`);
          if (!keys.every((key) => free.has(key))) continue;
          for (const key of keys) free.delete(key);
          laid.push({ piece, cells });
          if (search(left.filter((one) => one !== piece))) return true;
          laid.pop();
          for (const key of keys) free.add(key);
        }
      }
    }
    return false;
  };

  return search(pieces) ? laid : null;
};
