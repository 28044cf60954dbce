/**
 * A fine grid over the county's outline, on an integer lattice of 1e-5 degree.
 *
 * Grid lines are at integer multiples of the cell size. The outline is split wherever it crosses a grid line, so
 * every piece of every border belongs to exactly one cell on each side: areas built from cells share their borders
 * exactly and follow the outline exactly.
 */
import type { Position } from './plane.ts';

export const degreesPerUnit = 1e-5;
/** Cell size in lattice units: about 184 by 178 meters. */
export const cellWidth = 200;
export const cellHeight = 160;

export interface CellEdge {
  ax: number;
  ay: number;
  bx: number;
  by: number;
  /** Cell on the left and on the right when walking from a to b; -1 is outside the county. */
  left: number;
  right: number;
}

export interface Grid {
  columns: number;
  rows: number;
  /** West and south edge in lattice units. */
  x0: number;
  y0: number;
  /** 1 where some of the cell is land of the county. */
  land: Uint8Array;
  /** Area of land in the cell, in square kilometers. */
  area: Float64Array;
  edges: CellEdge[];
  lon(cell: number): number;
  lat(cell: number): number;
}

interface Segment {
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

/** Splits rings, as lattice points with outer ones counterclockwise, at every crossing of a grid line. */
function splitRing(ring: readonly Position[]): Segment[] {
  const points = ring.map(
    ([x, y]): Position => [Math.round(x / degreesPerUnit), Math.round(y / degreesPerUnit)],
  );
  const segments: Segment[] = [];
  for (let i = 0; i + 1 < points.length; i++) {
    const [ax, ay] = points[i] as Position;
    const [bx, by] = points[i + 1] as Position;
    const cuts: { t: number; x: number; y: number }[] = [{ t: 1, x: bx, y: by }];
    const firstColumn = Math.ceil(Math.min(ax, bx) / cellWidth);
    for (let c = firstColumn; c * cellWidth <= Math.max(ax, bx) && ax !== bx; c++) {
      const x = c * cellWidth;
      const t = (x - ax) / (bx - ax);
      cuts.push({ t, x, y: Math.round(ay + t * (by - ay)) });
    }
    const firstRow = Math.ceil(Math.min(ay, by) / cellHeight);
    for (let r = firstRow; r * cellHeight <= Math.max(ay, by) && ay !== by; r++) {
      const y = r * cellHeight;
      const t = (y - ay) / (by - ay);
      cuts.push({ t, x: Math.round(ax + t * (bx - ax)), y });
    }
    cuts.sort((p, q) => p.t - q.t);
    let x = ax;
    let y = ay;
    for (const cut of cuts) {
      if (cut.x === x && cut.y === y) continue;
      segments.push({ ax: x, ay: y, bx: cut.x, by: cut.y });
      x = cut.x;
      y = cut.y;
    }
  }
  return segments;
}

export function buildGrid(polygons: readonly (readonly Position[][])[]): Grid {
  const outline = polygons.flatMap((rings) => rings.flatMap((ring) => splitRing(ring)));
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (const s of outline) {
    minX = Math.min(minX, s.ax);
    maxX = Math.max(maxX, s.ax);
    minY = Math.min(minY, s.ay);
    maxY = Math.max(maxY, s.ay);
  }
  const firstColumn = Math.floor(minX / cellWidth) - 1;
  const firstRow = Math.floor(minY / cellHeight) - 1;
  const columns = Math.ceil(maxX / cellWidth) + 1 - firstColumn;
  const rows = Math.ceil(maxY / cellHeight) + 1 - firstRow;
  const x0 = firstColumn * cellWidth;
  const y0 = firstRow * cellHeight;
  const cellAt = (x: number, y: number): number =>
    Math.floor((y - y0) / cellHeight) * columns + Math.floor((x - x0) / cellWidth);

  // Outline segments by grid row, for point-in-polygon tests.
  const byRow: Segment[][] = Array.from({ length: rows }, () => []);
  for (const s of outline) {
    const from = Math.floor((Math.min(s.ay, s.by) - y0) / cellHeight);
    const to = Math.floor((Math.max(s.ay, s.by) - y0) / cellHeight);
    for (let r = from; r <= to; r++) byRow[r]?.push(s);
  }
  const inside = (x: number, y: number): boolean => {
    let within = false;
    for (const s of byRow[Math.floor((y - y0) / cellHeight)] ?? []) {
      if (s.ay > y !== s.by > y) {
        if (x < ((s.bx - s.ax) * (y - s.ay)) / (s.by - s.ay) + s.ax) within = !within;
      }
    }
    return within;
  };

  const land = new Uint8Array(columns * rows);
  const edges: CellEdge[] = [];
  const onVertical = new Map<number, Set<number>>();
  const onHorizontal = new Map<number, Set<number>>();
  const alongOutline = new Set<string>();
  const note = (map: Map<number, Set<number>>, line: number, at: number): void => {
    const set = map.get(line);
    if (set) set.add(at);
    else map.set(line, new Set([at]));
  };
  for (const s of outline) {
    for (const [x, y] of [
      [s.ax, s.ay],
      [s.bx, s.by],
    ] as Position[]) {
      if (x % cellWidth === 0) note(onVertical, x, y);
      if (y % cellHeight === 0) note(onHorizontal, y, x);
    }
    // The interior is on the left: test a point slightly to that side of the middle.
    const length = Math.hypot(s.bx - s.ax, s.by - s.ay);
    const mx = (s.ax + s.bx) / 2 - (0.01 * (s.by - s.ay)) / length;
    const my = (s.ay + s.by) / 2 + (0.01 * (s.bx - s.ax)) / length;
    const cell = cellAt(mx, my);
    land[cell] = 1;
    edges.push({ ...s, left: cell, right: -1 });
    if ((s.ax === s.bx && s.ax % cellWidth === 0) || (s.ay === s.by && s.ay % cellHeight === 0)) {
      alongOutline.add(
        s.ax < s.bx || s.ay < s.by
          ? `${s.ax},${s.ay},${s.bx},${s.by}`
          : `${s.bx},${s.by},${s.ax},${s.ay}`,
      );
    }
  }
  // Pieces of grid lines inside the county.
  const steps = (from: number, to: number, extra: Set<number> | undefined): number[] => {
    const all = new Set<number>([from, to]);
    for (const v of extra ?? []) if (v > from && v < to) all.add(v);
    return [...all].sort((p, q) => p - q);
  };
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const x = x0 + c * cellWidth;
      const y = y0 + r * cellHeight;
      const cell = r * columns + c;
      if (c > 0) {
        const ys = steps(y, y + cellHeight, onVertical.get(x));
        for (let i = 0; i + 1 < ys.length; i++) {
          const a = ys[i] as number;
          const b = ys[i + 1] as number;
          if (alongOutline.has(`${x},${a},${x},${b}`) || !inside(x, (a + b) / 2)) continue;
          land[cell] = 1;
          land[cell - 1] = 1;
          edges.push({ ax: x, ay: a, bx: x, by: b, left: cell - 1, right: cell });
        }
      }
      if (r > 0) {
        const xs = steps(x, x + cellWidth, onHorizontal.get(y));
        for (let i = 0; i + 1 < xs.length; i++) {
          const a = xs[i] as number;
          const b = xs[i + 1] as number;
          // Slightly above the line, where the half-open rule uses the upper cell's segments.
          if (alongOutline.has(`${a},${y},${b},${y}`) || !inside((a + b) / 2, y + 1e-6)) continue;
          land[cell] = 1;
          land[cell - columns] = 1;
          edges.push({ ax: a, ay: y, bx: b, by: y, left: cell, right: cell - columns });
        }
      }
    }
  }
  // Land area of each cell, integrated along its edges (Green's theorem on the equal-area cylinder).
  const area = new Float64Array(columns * rows);
  const radius = 6371.007;
  const rad = (Math.PI / 180) * degreesPerUnit;
  for (const e of edges) {
    const ha = Math.sin(e.ay * rad) * radius;
    const hb = Math.sin(e.by * rad) * radius;
    const cross = ((e.ax - x0) * hb - (e.bx - x0) * ha) * rad * radius;
    if (e.left >= 0) area[e.left] = (area[e.left] ?? 0) + cross / 2;
    if (e.right >= 0) area[e.right] = (area[e.right] ?? 0) - cross / 2;
  }
  return {
    columns,
    rows,
    x0,
    y0,
    land,
    area,
    edges,
    lon: (cell) => (x0 + ((cell % columns) + 0.5) * cellWidth) * degreesPerUnit,
    lat: (cell) => (y0 + (Math.floor(cell / columns) + 0.5) * cellHeight) * degreesPerUnit,
  };
}
