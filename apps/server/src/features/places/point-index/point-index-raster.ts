import type { FlatPolygons } from './flat-polygons.ts';
import type { PointIndexData } from './point-index-data.ts';

/** With this many cells, one that edges pass through usually has one to three of them. */
const CELLS_PER_EDGE = 6;
const MIN_CELLS = 1 << 11;
const MAX_CELLS = 1 << 20;

export type Raster = Omit<PointIndexData, 'entries' | 'vertices'>;

/** Returns an empty raster over all polygons, with cells about as wide as high. */
export function createRaster({ polygons, vertices }: FlatPolygons): Raster {
  const bounds = { west: 0, south: 0, east: 0, north: 0 };
  for (const [i, { west, south, east, north }] of polygons.entries()) {
    bounds.west = i ? Math.min(bounds.west, west) : west;
    bounds.south = i ? Math.min(bounds.south, south) : south;
    bounds.east = i ? Math.max(bounds.east, east) : east;
    bounds.north = i ? Math.max(bounds.north, north) : north;
  }
  const wanted = (vertices.length / 2) * CELLS_PER_EDGE;
  const count = Math.min(MAX_CELLS, Math.max(MIN_CELLS, wanted));
  const width = bounds.east - bounds.west || Number.MIN_VALUE;
  const height = bounds.north - bounds.south || Number.MIN_VALUE;
  const columns = Math.round(Math.min(count / 8, Math.max(8, Math.sqrt((count * width) / height))));
  const rows = Math.max(1, Math.floor(count / columns));
  return {
    ...bounds,
    columns,
    rows,
    columnScale: scale(columns, width),
    rowScale: scale(rows, height),
    cells: new Int32Array(new SharedArrayBuffer(4 * columns * rows)),
  };
}

/** Returns cells per degree; 1 when all points lie on one line. */
function scale(cells: number, extent: number): number {
  return Number.isFinite(cells / extent) ? cells / extent : 1;
}

/** Uses the same arithmetic as `locate`, so that rounding puts a point into the same cell. */
export function toColumn({ west, columnScale, columns }: Raster, x: number): number {
  return Math.min(((x - west) * columnScale) | 0, columns - 1);
}

export function toRow({ south, rowScale, rows }: Raster, y: number): number {
  return Math.min(((y - south) * rowScale) | 0, rows - 1);
}
