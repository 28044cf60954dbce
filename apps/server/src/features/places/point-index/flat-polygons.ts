import type { IndexedArea } from './point-index-data.ts';

/** One polygon of an area. Its vertices are `first` to `end`; each begins an edge, except the last of a ring. */
export type FlatPolygon = {
  id: number;
  first: number;
  end: number;
  west: number;
  south: number;
  east: number;
  north: number;
};

export type FlatPolygons = {
  polygons: FlatPolygon[];
  /** x, y, x, y …; every ring closed. */
  vertices: Float64Array<SharedArrayBuffer>;
  /** By edge number (that of its first vertex): its neighbors in the ring, -1 where no edge begins. */
  previous: Int32Array;
  next: Int32Array;
};

/** Concatenates all rings, closing open ones; the polygons of the last area come first. */
export function flattenPolygons(areas: readonly IndexedArea[]): FlatPolygons {
  const ordered = areas.toReversed();
  let capacity = 0;
  for (const area of ordered)
    for (const polygon of area.coordinates) for (const ring of polygon) capacity += ring.length + 1;
  const vertices = new Float64Array(new SharedArrayBuffer(16 * capacity));
  const previous = new Int32Array(capacity).fill(-1);
  const next = new Int32Array(capacity).fill(-1);
  const polygons: FlatPolygon[] = [];
  let end = 0;

  for (const { id, coordinates } of ordered) {
    for (const polygon of coordinates) {
      const flat = { id, first: end, end, ...nowhere };
      for (const ring of polygon) {
        const begin = end;
        for (const position of ring) {
          const [x, y] = position as [number, number];
          vertices[2 * end] = x;
          vertices[2 * end + 1] = y;
          end++;
          flat.west = Math.min(flat.west, x);
          flat.south = Math.min(flat.south, y);
          flat.east = Math.max(flat.east, x);
          flat.north = Math.max(flat.north, y);
        }
        if (end === begin) continue;
        const x = vertices[2 * begin] as number;
        const y = vertices[2 * begin + 1] as number;
        if (vertices[2 * end - 2] !== x || vertices[2 * end - 1] !== y || end === begin + 1) {
          vertices[2 * end] = x;
          vertices[2 * end + 1] = y;
          end++;
        }
        const last = end - 2;
        for (let edge = begin; edge <= last; edge++) {
          previous[edge] = edge === begin ? last : edge - 1;
          next[edge] = edge === last ? begin : edge + 1;
        }
      }
      flat.end = end;
      if (flat.end > flat.first) polygons.push(flat);
    }
  }
  return { polygons, vertices, previous, next };
}

const nowhere = {
  west: Number.POSITIVE_INFINITY,
  south: Number.POSITIVE_INFINITY,
  east: Number.NEGATIVE_INFINITY,
  north: Number.NEGATIVE_INFINITY,
};
