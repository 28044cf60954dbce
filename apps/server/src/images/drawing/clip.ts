export type Point = readonly [x: number, y: number];
export interface ClipWindow {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

type Side = {
  readonly inside: (point: Point) => boolean;
  readonly cross: (a: Point, b: Point) => Point;
};

function sidesOf({ left, top, right, bottom }: ClipWindow): Side[] {
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
export function clipRing(ring: readonly Point[], window: ClipWindow): readonly Point[] {
  let points = ring;
  for (const { inside, cross } of sidesOf(window)) {
    if (points.every(inside)) continue;
    const clipped: Point[] = [];
    let before = points.at(-1);
    for (const point of points) {
      if (before !== undefined && inside(before) !== inside(point))
        clipped.push(cross(before, point));
      if (inside(point)) clipped.push(point);
      before = point;
    }
    points = clipped;
  }
  return points;
}

/** Returns the pieces of a line inside a window. */
export function clipLine(line: readonly Point[], window: ClipWindow): (readonly Point[])[] {
  let pieces: (readonly Point[])[] = [line];
  for (const side of sidesOf(window)) pieces = pieces.flatMap((piece) => cutAt(piece, side));
  return pieces;
}

function cutAt(line: readonly Point[], { inside, cross }: Side): (readonly Point[])[] {
  if (line.every(inside)) return [line];
  const pieces: Point[][] = [];
  let piece: Point[] = [];
  for (const [i, point] of line.entries()) {
    const before = line[i - 1];
    if (before !== undefined && inside(before) !== inside(point)) piece.push(cross(before, point));
    if (inside(point)) piece.push(point);
    else {
      if (piece.length > 1) pieces.push(piece);
      piece = [];
    }
  }
  if (piece.length > 1) pieces.push(piece);
  return pieces;
}
