import { orient2d } from 'robust-predicates';
import { buildPointIndex } from './point-index-build.ts';
import type { IndexedArea, PointIndex, PointIndexData } from './point-index-data.ts';

/**
 * Builds an index in time proportional to the number of vertices.
 * @param areas sorted by slug: the first one that contains a point wins, independent of the order of loading.
 *   Ids are positive integers below 2³¹, coordinates as repaired at ingest
 */
export function createPointIndex(areas: readonly IndexedArea[]): PointIndex {
  return openTransferredPointIndex(buildPointIndex(areas));
}

/** Opens the index that `toTransferable` returned, in any thread. */
export function openTransferredPointIndex(data: PointIndexData): PointIndex {
  const { west, south, east, north, columns, columnScale, rowScale, cells, entries } = data;
  const { vertices } = data;
  const lastColumn = columns - 1;
  const lastRow = data.rows - 1;

  function locate(x: number, y: number): number {
    // negated, so that NaN is outside
    if (!(x >= west && x <= east && y >= south && y <= north)) return 0;
    const column = Math.min(((x - west) * columnScale) | 0, lastColumn);
    const row = Math.min(((y - south) * rowScale) | 0, lastRow);
    let found = cells[row * columns + column] as number;
    while (found < 0) {
      if (containsPoint(-found, x, y)) return entries[1 - found] as number;
      found = entries[-found] as number;
    }
    return found;
  }

  function containsPoint(entry: number, x: number, y: number): boolean {
    const flags = entries[entry + 2] as number;
    const runs = entries[entry + 3] as number;
    let inside = (flags & 1) !== 0;
    let at = entry + 4;
    for (const end = at + (flags >> 1); at < end; at++)
      if ((vertices[2 * (entries[at] as number) + 1] as number) > y) inside = !inside;
    for (const end = at + 2 * runs; at < end; at += 2) {
      let vertex = 2 * (entries[at] as number);
      let ax = vertices[vertex] as number;
      let ay = vertices[vertex + 1] as number;
      for (const last = vertex + 2 * (entries[at + 1] as number); vertex < last; vertex += 2) {
        const bx = vertices[vertex + 2] as number;
        const by = vertices[vertex + 3] as number;
        if (ay > y !== by > y) {
          // counts edges that pass left of the point
          if (ax < x && bx < x) inside = !inside;
          else if (ax <= x || bx <= x) {
            const side = sideOf(ax, ay, bx, by, x, y);
            if (side === 0) return true;
            if (side > 0 === by > ay) inside = !inside;
          }
        } else if (ay === y) {
          if (ax === x) return true;
          if (by === y && ax < x !== bx < x) return true;
        }
        ax = bx;
        ay = by;
      }
    }
    return inside;
  }

  return { locate, toTransferable: () => data };
}

/** Rounding may flip the sign of a determinant smaller than this share of its terms (Shewchuk's bound). */
const DOUBTFUL = 3.3306690738754716e-16;

/** Returns a positive number when an upward edge is left of the point, 0 exactly on its line. */
function sideOf(ax: number, ay: number, bx: number, by: number, x: number, y: number): number {
  const left = (ay - y) * (bx - x);
  const right = (ax - x) * (by - y);
  const side = left - right;
  return Math.abs(side) > DOUBTFUL * Math.abs(left + right) ? side : orient2d(ax, ay, bx, by, x, y);
}
