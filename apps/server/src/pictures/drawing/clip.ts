export type Point = readonly [x: number, y: number];
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = {
  readonly inside: (point: Point) => boolean;
  readonly cross: (a: Point, b: Point) => Point;
};

function sidesOf({ left, top, right, bottom }: Window): Side[] {
  const atX =
    (x: number) =>
    (a: Point, b: Point): Point => [x, a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0])];
  const atY =
    (y: number) =>
    (a: Point, b: Point): Point => [a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]), y];
  return [
    { inside: ([x]) => x >= left, cross: atX(left) },
    { inside: ([x]) => x <= right, cross: atX(right) },
    { inside: ([, y]) => y >= top, cross: atY(top) },
    { inside: ([, y]) => y <= bottom, cross: atY(bottom) },
  ];
}

/**
 * Clips a ring (not closed by a repeated point) to a window with the Sutherland–Hodgman algorithm: separate pieces
 * remain joined along the window's edge, outside of the visible frame. The renderer fails on geometry far outside.
 */
export function clipRing(ring: readonly Point[], window: Window): readonly Point[] {
  let points = ring;
  for (const { inside, cross } of sidesOf(window)) {
    if (points.every(inside)) continue;
    const kept: Point[] = [];
    let before = points.at(-1);
    for (const point of points) {
      if (before !== undefined && inside(before) !== inside(point)) kept.push(cross(before, point));
      if (inside(point)) kept.push(point);
      before = point;
    }
    points = kept;
  }
  return points;
}

/** Returns the pieces of a line inside a window. */
export function clipLine(line: readonly Point[], window: Window): (readonly Point[])[] {
  let parts: (readonly Point[])[] = [line];
  for (const side of sidesOf(window)) parts = parts.flatMap((part) => cutAt(part, side));
  return parts;
}

function cutAt(line: readonly Point[], { inside, cross }: Side): (readonly Point[])[] {
  if (line.every(inside)) return [line];
  const parts: Point[][] = [];
  let part: Point[] = [];
  for (const [i, point] of line.entries()) {
    const before = line[i - 1];
    if (before !== undefined && inside(before) !== inside(point)) part.push(cross(before, point));
    if (inside(point)) part.push(point);
    else {
      if (part.length > 1) parts.push(part);
      part = [];
    }
  }
  if (part.length > 1) parts.push(part);
  return parts;
}
