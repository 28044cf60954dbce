import type { FlatPolygon, FlatPolygons } from './flat-polygons.ts';
import { GrowingInts } from './growing-ints.ts';
import { type Raster, toRow } from './point-index-raster.ts';

/** Buffers for one row of one polygon, reused for all rows. */
export class RowBuffers {
  /** Columns that an edge passes through in the current row; valid when `seenIn` has the row and polygon. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  readonly seenIn: Int32Array;
  /** Columns at which the parity changes at the middle of the row. */
  readonly turns: Uint8Array;
  /** By column: the first pair (edge, index of the next pair) in `pairs`, -1 for none. */
  readonly heads: Int32Array;
  readonly pairs = new GrowingInts(1024);
  /** The edges of one polygon by row. */
  readonly rowStarts: Int32Array;
  readonly rowEdges = new GrowingInts(1024);

  constructor({ vertices }: FlatPolygons, { columns, rows }: Raster) {
    this.from = new Int32Array(vertices.length / 2);
    this.to = new Int32Array(vertices.length / 2);
    this.seenIn = new Int32Array(vertices.length / 2).fill(-1);
    this.turns = new Uint8Array(columns + 1);
    this.heads = new Int32Array(columns).fill(-1);
    this.rowStarts = new Int32Array(rows + 1);
  }
}

/** Sorts the edges of a polygon by the rows they pass through, in ring order. */
export function sortEdgesByRow(
  { vertices, next }: FlatPolygons,
  { first, end }: FlatPolygon,
  raster: Raster,
  { rowStarts, rowEdges }: RowBuffers,
  lowest: number,
  highest: number,
): void {
  const each = (visit: (edge: number, row: number) => void) => {
    for (let edge = first; edge < end; edge++) {
      if ((next[edge] as number) < 0) continue;
      const ay = vertices[2 * edge + 1] as number;
      const by = vertices[2 * edge + 3] as number;
      const last = toRow(raster, Math.max(ay, by)) - lowest;
      for (let row = toRow(raster, Math.min(ay, by)) - lowest; row <= last; row++) visit(edge, row);
    }
  };
  rowStarts.fill(0, 0, highest - lowest + 2);
  each((_, row) => {
    rowStarts[row + 1] = (rowStarts[row + 1] as number) + 1;
  });
  for (let row = 0; row <= highest - lowest; row++)
    rowStarts[row + 1] = (rowStarts[row + 1] as number) + (rowStarts[row] as number);
  rowEdges.reserve(rowStarts[highest - lowest + 1] as number);
  const places = rowStarts.slice(0, highest - lowest + 1);
  each((edge, row) => {
    const place = places[row] as number;
    rowEdges.data[place] = edge;
    places[row] = place + 1;
  });
}
