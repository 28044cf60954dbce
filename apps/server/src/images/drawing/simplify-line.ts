import type { Point } from './clip.ts';

/** Removes the corners of a line that are closer than `minDistance` to the corner before. The last corner remains. */
export function simplifyLine(points: readonly Point[], minDistance: number): readonly Point[] {
  let last: Point | undefined;
  return points.filter((point, i) => {
    const isNear =
      last !== undefined &&
      Math.abs(point[0] - last[0]) < minDistance &&
      Math.abs(point[1] - last[1]) < minDistance;
    if (isNear && i < points.length - 1) return false;
    last = point;
    return true;
  });
}
