import type { Point } from './clip.ts';

/** The corners of a line, those that are closer than that to the one before as one. Its end stays. */
export function thinOut(points: readonly Point[], closest: number): readonly Point[] {
  let last: Point | undefined;
  return points.filter((point, i) => {
    const isNear =
      last !== undefined &&
      Math.abs(point[0] - last[0]) < closest &&
      Math.abs(point[1] - last[1]) < closest;
    if (isNear && i < points.length - 1) return false;
    last = point;
    return true;
  });
}
