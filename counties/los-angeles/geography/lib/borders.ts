/**
 * Converts labeled cells to one TopoJSON: borders between differently labeled cells become arcs, arcs are simplified
 * without ever crossing one another, and rings are assembled from the arcs.
 */
import type { Grid } from './grid.ts';
import { degreesPerUnit } from './grid.ts';
import { isInsideRing, kmPerDegreeLat, kmPerDegreeLon, type Position, ringArea } from './plane.ts';

export interface LabeledPartition {
  name: string;
  /** Label of each cell, -1 outside the county. */
  labels: Int32Array;
  /** Properties of each label; `id` is required. */
  areas: { id: string; name?: string }[];
}

interface Arc {
  points: Position[];
  left: number;
  right: number;
  outline: boolean;
  /** Size of the smallest area on either side, in km²: large areas may have simpler borders. */
  smallest: number;
}

const key = (x: number, y: number): number => x * 1e8 + y;

/** Chains edges between places where three or more areas, or an outline and a border, meet. */
function chainArcs(grid: Grid, partitions: readonly LabeledPartition[]): Arc[] {
  const sizes = partitions.map(({ labels, areas }) => {
    const sum = new Float64Array(areas.length);
    labels.forEach((label, cell) => {
      if (label >= 0) sum[label] = (sum[label] as number) + (grid.area[cell] as number);
    });
    return sum;
  });
  const smallestAt = (cell: number): number =>
    cell < 0
      ? Number.POSITIVE_INFINITY
      : Math.min(...partitions.map((p, i) => sizes[i]?.[p.labels[cell] as number] as number));
  const differs = (a: number, b: number): boolean =>
    a < 0 || b < 0 || partitions.some((p) => p.labels[a] !== p.labels[b]);
  const edges = grid.edges.filter((e) => differs(e.left, e.right));
  const at = new Map<number, number[]>();
  edges.forEach((e, i) => {
    for (const k of [key(e.ax, e.ay), key(e.bx, e.by)]) {
      const list = at.get(k);
      if (list) list.push(i);
      else at.set(k, [i]);
    }
  });
  const used = new Uint8Array(edges.length);
  const arcs: Arc[] = [];
  const walk = (start: number, forward: boolean): void => {
    const first = edges[start];
    if (!first || used[start]) return;
    used[start] = 1;
    const left = forward ? first.left : first.right;
    const right = forward ? first.right : first.left;
    const points: Position[] = forward
      ? [
          [first.ax, first.ay],
          [first.bx, first.by],
        ]
      : [
          [first.bx, first.by],
          [first.ax, first.ay],
        ];
    for (;;) {
      const [x, y] = points.at(-1) as Position;
      const here = at.get(key(x, y)) ?? [];
      if (here.length !== 2) break;
      const next = here.find((i) => !used[i]);
      if (next === undefined) break;
      const e = edges[next];
      if (!e) break;
      used[next] = 1;
      points.push(e.ax === x && e.ay === y ? [e.bx, e.by] : [e.ax, e.ay]);
    }
    arcs.push({
      points,
      left,
      right,
      outline: left < 0 || right < 0,
      smallest: Math.min(smallestAt(left), smallestAt(right)),
    });
  };
  for (const [k, list] of at) {
    if (list.length === 2) continue;
    for (const i of list) {
      const e = edges[i];
      if (e) walk(i, key(e.ax, e.ay) === k);
    }
  }
  // The remaining edges are closed rings that touch no other.
  for (let i = 0; i < edges.length; i++) walk(i, true);
  return arcs;
}

/**
 * Visvalingam's method with a guard: a point is removed only when no other point lies in its triangle, so that
 * borders never cross. Of two arcs with the same ends one retains a bend.
 */
function simplifyArcs(arcs: Arc[], tolerance: number, outlineTolerance: number): void {
  const bucketSize = 400;
  const buckets = new Map<number, { x: number; y: number; count: number }[]>();
  const bucketKey = (x: number, y: number): number =>
    Math.floor(x / bucketSize) * 1e6 + Math.floor(y / bucketSize);
  const add = (x: number, y: number): void => {
    const k = bucketKey(x, y);
    const list = buckets.get(k) ?? [];
    if (list.length === 0) buckets.set(k, list);
    const known = list.find((p) => p.x === x && p.y === y);
    if (known) known.count++;
    else list.push({ x, y, count: 1 });
  };
  const drop = (x: number, y: number): void => {
    const list = buckets.get(bucketKey(x, y)) ?? [];
    const i = list.findIndex((p) => p.x === x && p.y === y);
    const known = list[i];
    if (!known) return;
    known.count--;
    if (known.count === 0) list.splice(i, 1);
  };
  for (const arc of arcs) for (const [x, y] of arc.points) add(x, y);
  const side = (a: Position, b: Position, x: number, y: number): number =>
    (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]);
  const free = (a: Position, b: Position, c: Position): boolean => {
    const minX = Math.min(a[0], b[0], c[0]);
    const maxX = Math.max(a[0], b[0], c[0]);
    const minY = Math.min(a[1], b[1], c[1]);
    const maxY = Math.max(a[1], b[1], c[1]);
    for (let i = Math.floor(minX / bucketSize); i <= Math.floor(maxX / bucketSize); i++) {
      for (let j = Math.floor(minY / bucketSize); j <= Math.floor(maxY / bucketSize); j++) {
        for (const { x, y } of buckets.get(i * 1e6 + j) ?? []) {
          if (x < minX || x > maxX || y < minY || y > maxY) continue;
          if (
            (x === a[0] && y === a[1]) ||
            (x === b[0] && y === b[1]) ||
            (x === c[0] && y === c[1])
          ) {
            continue;
          }
          const s1 = side(a, b, x, y);
          const s2 = side(b, c, x, y);
          const s3 = side(c, a, x, y);
          if ((s1 >= 0 && s2 >= 0 && s3 >= 0) || (s1 <= 0 && s2 <= 0 && s3 <= 0)) return false;
        }
      }
    }
    return true;
  };
  const kmArea = degreesPerUnit * degreesPerUnit * kmPerDegreeLon * kmPerDegreeLat;
  const size = (a: Position, b: Position, c: Position): number =>
    (Math.abs(side(a, b, c[0], c[1])) / 2) * kmArea;
  const pair = (arc: Arc): string => {
    const a = arc.points[0] as Position;
    const b = arc.points.at(-1) as Position;
    const p = key(a[0], a[1]);
    const q = key(b[0], b[1]);
    return `${Math.min(p, q)},${Math.max(p, q)}`;
  };
  const sharedEnds = new Map<string, number>();
  for (const arc of arcs) sharedEnds.set(pair(arc), (sharedEnds.get(pair(arc)) ?? 0) + 1);
  // Straight runs first, then small triangles, then larger ones, so neighbors shrink evenly.
  for (const share of [1e-9, 0.1, 0.25, 0.5, 0.75, 1]) {
    for (const arc of arcs) {
      const wide = Math.max(tolerance, Math.min(6 * tolerance, 0.004 * arc.smallest));
      const limit = (arc.outline ? outlineTolerance : wide) * share;
      const points = arc.points;
      const first = points[0] as Position;
      const last = points.at(-1) as Position;
      const ring = first[0] === last[0] && first[1] === last[1];
      const minPoints = ring ? 5 : (sharedEnds.get(pair(arc)) ?? 0) > 1 ? 3 : 2;
      const blocked = new Set<Position>();
      const sizes: number[] = points.map((p, i) => {
        const a = points[i - 1];
        const c = points[i + 1];
        return a && c ? size(a, p, c) : Number.POSITIVE_INFINITY;
      });
      while (points.length > minPoints) {
        let best = limit;
        let where = -1;
        for (let i = 1; i < points.length - 1; i++) {
          const s = sizes[i] as number;
          if (s <= best && !blocked.has(points[i] as Position)) {
            best = s;
            where = i;
          }
        }
        if (where < 0) break;
        const a = points[where - 1] as Position;
        const b = points[where] as Position;
        const c = points[where + 1] as Position;
        if (!free(a, b, c)) {
          blocked.add(b);
          continue;
        }
        points.splice(where, 1);
        sizes.splice(where, 1);
        drop(b[0], b[1]);
        for (const i of [where - 1, where]) {
          const p = points[i - 1];
          const q = points[i];
          const r = points[i + 1];
          if (p && q && r) {
            sizes[i] = size(p, q, r);
            blocked.delete(q);
          }
        }
      }
    }
  }
}

/** Assembles rings of arc numbers (~n is arc n backwards), each with the label's area on its left. */
function walkRings(arcs: readonly Arc[], labels: Int32Array, count: number): number[][][] {
  const labelOf = (cell: number): number => (cell < 0 ? -1 : (labels[cell] ?? -1));
  const outgoing = new Map<string, number[]>();
  const ends = (arc: number): { from: Position; to: Position; angle: number; back: number } => {
    const points = (arcs[arc < 0 ? ~arc : arc] as Arc).points;
    const n = points.length;
    const [from, second, beforeLast, to] = (
      arc < 0
        ? [points[n - 1], points[n - 2], points[1], points[0]]
        : [points[0], points[1], points[n - 2], points[n - 1]]
    ) as [Position, Position, Position, Position];
    return {
      from,
      to,
      angle: Math.atan2(second[1] - from[1], second[0] - from[0]),
      back: Math.atan2(beforeLast[1] - to[1], beforeLast[0] - to[0]),
    };
  };
  const all: number[] = [];
  const labelOfHalf = new Map<number, number>();
  arcs.forEach((arc, i) => {
    const left = labelOf(arc.left);
    const right = labelOf(arc.right);
    if (left === right) return;
    for (const [half, label] of [
      [i, left],
      [~i, right],
    ] as Position[]) {
      if (label < 0) continue;
      all.push(half);
      labelOfHalf.set(half, label);
      const { from } = ends(half);
      const k = `${label},${from[0]},${from[1]}`;
      const list = outgoing.get(k);
      if (list) list.push(half);
      else outgoing.set(k, [half]);
    }
  });
  const rings: number[][][] = Array.from({ length: count }, () => []);
  const used = new Set<number>();
  for (const start of all) {
    if (used.has(start)) continue;
    const label = labelOfHalf.get(start) as number;
    const ring: number[] = [];
    let half = start;
    while (!used.has(half)) {
      used.add(half);
      ring.push(half);
      const { to, back } = ends(half);
      const options = outgoing.get(`${label},${to[0]},${to[1]}`) ?? [];
      let best: number | undefined;
      let bestTurn = Number.POSITIVE_INFINITY;
      for (const option of options) {
        // Clockwise from the incoming arc: the sharpest turn with the area still on the left.
        let turn = back - ends(option).angle;
        while (turn <= 1e-12) turn += 2 * Math.PI;
        if (turn < bestTurn) {
          bestTurn = turn;
          best = option;
        }
      }
      if (best === undefined) throw new Error(`a ring of area ${label} does not close`);
      half = best;
    }
    rings[label]?.push(ring);
  }
  return rings;
}

export function buildTopology(
  grid: Grid,
  partitions: readonly LabeledPartition[],
  tolerance: number,
  outlineTolerance: number,
): { text: string; arcs: number; points: number } {
  const arcs = chainArcs(grid, partitions);
  simplifyArcs(arcs, tolerance, outlineTolerance);
  const ringPoints = (ring: readonly number[]): Position[] =>
    ring.flatMap((half) => {
      const points = (arcs[half < 0 ? ~half : half] as Arc).points;
      return (half < 0 ? points.toReversed() : points).slice(0, -1);
    });
  const objects: Record<string, unknown> = {};
  for (const { name, labels, areas } of partitions) {
    const geometries = walkRings(arcs, labels, areas.length).map((rings, label) => {
      const shapes = rings.map((ring) => ({ ring, points: ringPoints(ring) }));
      const polygons = shapes
        .filter((s) => ringArea(s.points) > 0)
        .map((outer) => ({ outer, holes: [] as number[][] }));
      for (const hole of shapes.filter((s) => ringArea(s.points) < 0)) {
        // A hole may touch its ring in a corner, so the middle of one of its sides is tested.
        const [a, b] = hole.points as [Position, Position];
        const x = (a[0] + b[0]) / 2;
        const y = (a[1] + b[1]) / 2 + 1e-3;
        const around = polygons
          .filter((p) => isInsideRing(x, y, p.outer.points))
          .sort((p, q) => ringArea(p.outer.points) - ringArea(q.outer.points))[0];
        if (!around) throw new Error(`a hole of ${areas[label]?.id} lies in no ring`);
        around.holes.push(hole.ring);
      }
      polygons.sort((p, q) => ringArea(q.outer.points) - ringArea(p.outer.points));
      const coordinates = polygons.map((p) => [p.outer.ring, ...p.holes]);
      return {
        type: coordinates.length === 1 ? 'Polygon' : 'MultiPolygon',
        properties: areas[label],
        arcs: coordinates.length === 1 ? coordinates[0] : coordinates,
      };
    });
    objects[name] = { type: 'GeometryCollection', geometries };
  }
  const translate: Position = [grid.x0, grid.y0];
  const packed = arcs.map((arc) => {
    let [x, y] = translate;
    return arc.points.map(([px, py]) => {
      const step = [px - x, py - y];
      x = px;
      y = py;
      return step;
    });
  });
  const topology = {
    type: 'Topology',
    transform: {
      scale: [degreesPerUnit, degreesPerUnit],
      translate: translate.map((v) => Math.round(v) / 1e5),
    },
    objects,
    arcs: packed,
  };
  return {
    text: `${JSON.stringify(topology)}\n`,
    arcs: arcs.length,
    points: arcs.reduce((sum, arc) => sum + arc.points.length, 0),
  };
}
