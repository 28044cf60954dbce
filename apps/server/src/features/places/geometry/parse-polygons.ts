import type { PolygonRings, Position, Ring } from './ring.ts';
import { signedArea } from './ring.ts';

export type ParsedPolygons = { polygons: PolygonRings[]; remarks: string[]; turned: number };

/**
 * Parses the polygons of a GeoJSON geometry. Closes rings, removes repeated points and rings without an area, and winds
 * rings by the standard (outlines counterclockwise, holes clockwise); `remarks` lists the repairs.
 * @returns the reason as text when the geometry cannot be used
 */
export function parsePolygons(geometry: unknown): ParsedPolygons | string {
  if (geometry === null || geometry === undefined) return 'has no geometry';
  const { type, coordinates } = geometry as { type?: unknown; coordinates?: unknown };
  if (type === undefined)
    return 'has a geometry without a type; only Polygon and MultiPolygon are areas';
  if (type !== 'Polygon' && type !== 'MultiPolygon')
    return `is a ${String(type)}; only Polygon and MultiPolygon are areas`;
  const given = type === 'Polygon' ? [coordinates] : coordinates;
  if (!Array.isArray(given) || given.length === 0) return 'has no geometry';
  const read: ParsedPolygons = { polygons: [], remarks: [], turned: 0 };
  for (const [i, polygon] of given.entries()) {
    if (!Array.isArray(polygon) || polygon.length === 0) return `part ${i + 1} holds no rings`;
    const rings: PolygonRings = [];
    for (const [j, positions] of polygon.entries()) {
      const name = `${given.length > 1 ? `part ${i + 1} of ${given.length}, ` : ''}ring ${j + 1} of ${polygon.length}`;
      const ring = readRing(positions);
      if (typeof ring === 'string') return `${name} ${ring}`;
      repairRing(ring, name, j > 0, read);
      if (ring.length > 0) rings.push(ring);
      // holes of a dropped outline are dropped
      else if (j === 0) break;
    }
    if (rings.length > 0) read.polygons.push(rings);
  }
  return read.polygons.length > 0 ? read : 'has no area; all its rings are points or lines';
}

function readRing(positions: unknown): Ring | string {
  if (!Array.isArray(positions)) return 'is not a list of positions';
  const ring: Ring = [];
  for (const position of positions) {
    const [x, y] = Array.isArray(position) ? (position as unknown[]) : [];
    if (!Number.isFinite(x) || !Number.isFinite(y))
      return `holds ${JSON.stringify(position)?.slice(0, 40)}, which is not a position in numbers`;
    const outside = outsideOfEarth(x as number, y as number);
    if (outside !== null) return outside;
    ring.push([x as number, y as number]);
  }
  return ring;
}

function outsideOfEarth(x: number, y: number): string | null {
  if (Math.abs(x) <= 180 && Math.abs(y) <= 90) return null;
  const problem = `holds (${x}, ${y}), which is not a longitude and latitude in degrees`;
  return Math.abs(x) <= 90 && Math.abs(y) <= 180
    ? `${problem}; latitude comes before longitude: swap them`
    : `${problem}; the file is in a projected system (State Plane?): export it as WGS 84 (EPSG:4326)`;
}

function repairRing(ring: Ring, name: string, isHole: boolean, read: ParsedPolygons): void {
  const given = ring.length;
  const distinct = ring.filter((at, i) => i === 0 || !same(at, ring[i - 1] as Position));
  if (distinct.length < given) read.remarks.push(`${name} repeats points; they were dropped`);
  const [first, last] = [distinct[0], distinct.at(-1)];
  const isOpen = first !== undefined && last !== undefined && !same(first, last);
  if (isOpen) distinct.push(first);
  const area = signedArea(distinct);
  ring.length = 0;
  if (distinct.length < 4 || area === 0) {
    // a bow-tie may have the signed area 0 and still enclose something
    if (distinct.length < 5 || onOneLine(distinct)) {
      read.remarks.push(`${name} has no area; it was dropped`);
      return;
    }
  }
  if (isOpen) read.remarks.push(`${name} was not closed; it is now`);
  if (area > 0 === isHole) {
    distinct.reverse();
    read.turned++;
  }
  for (const position of distinct) ring.push(position);
}

function onOneLine(ring: readonly Position[]): boolean {
  const [ax, ay] = ring[0] as Position;
  const far = ring.find((at) => !same(at, ring[0] as Position));
  if (far === undefined) return true;
  return ring.every(([x, y]) => (far[0] - ax) * (y - ay) === (far[1] - ay) * (x - ax));
}

function same(a: Position, b: Position): boolean {
  return a[0] === b[0] && a[1] === b[1];
}
