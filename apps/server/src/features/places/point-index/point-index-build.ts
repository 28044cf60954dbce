import { type FlatPolygon, type FlatPolygons, flattenPolygons } from './flat-polygons.ts';
import { GrowingInts } from './growing-ints.ts';
import type { IndexedArea, PointIndexData } from './point-index-data.ts';
import { createRaster, type Raster, toColumn, toRow } from './point-index-raster.ts';
import { RowBuffers, sortEdgesByRow } from './row-buffers.ts';

/**
 * Fills the raster. For each polygon and row of cells, edges are listed in every cell they may pass through. A
 * horizontal line from the far left at height y then meets, before it reaches a cell, only edges left of it; the parity
 * of that number changes with y exactly where a chain of such edges begins or ends inside the row, at a vertex shared
 * with a listed edge. These vertices are the caps. So point location in a cell needs its edges, its caps and one bit,
 * and no coordinate is rounded.
 */
export function buildPointIndex(areas: readonly IndexedArea[]): PointIndexData {
  const flat = flattenPolygons(areas);
  const raster = createRaster(flat);
  const entries = new GrowingInts(flat.vertices.length * 3);
  // 0 means "no area", so no entry may have this index
  entries.push(0);
  const scratch = new RowBuffers(flat, raster);
  // the last area first: later entries precede or replace earlier ones
  for (const [turn, polygon] of flat.polygons.entries())
    drawPolygon(flat, polygon, turn, raster, scratch, entries);
  const shared = new Int32Array(new SharedArrayBuffer(4 * entries.length));
  shared.set(entries.data.subarray(0, entries.length));
  return { ...raster, entries: shared, vertices: flat.vertices };
}

function drawPolygon(
  flat: FlatPolygons,
  polygon: FlatPolygon,
  turn: number,
  raster: Raster,
  scratch: RowBuffers,
  entries: GrowingInts,
): void {
  const { vertices } = flat;
  const { columns, rows, west, south, rowScale, cells } = raster;
  const { from, to, seenIn, turns, heads, pairs } = scratch;
  const lowest = toRow(raster, polygon.south);
  const highest = toRow(raster, polygon.north);
  const leftmost = toColumn(raster, polygon.west);
  const rightmost = toColumn(raster, polygon.east);
  // far above the rounding error of a row's edge or of a crossing, far below a cell
  const slack = 1e-14 * Math.max(-west, -south, Math.abs(raster.east), Math.abs(raster.north));
  sortEdgesByRow(flat, polygon, raster, scratch, lowest, highest);

  for (let row = lowest; row <= highest; row++) {
    const stamp = turn * rows + row;
    const bottom = south + row / rowScale - slack;
    const top = south + (row + 1) / rowScale + slack;
    const middle = south + (row + 0.5) / rowScale;
    const begin = scratch.rowStarts[row - lowest] as number;
    const end = scratch.rowStarts[row - lowest + 1] as number;
    pairs.clear();
    // backwards, so that each cell's list is in ring order
    for (let i = end - 1; i >= begin; i--) {
      const edge = scratch.rowEdges.data[i] as number;
      const ax = vertices[2 * edge] as number;
      const ay = vertices[2 * edge + 1] as number;
      const bx = vertices[2 * edge + 2] as number;
      const by = vertices[2 * edge + 3] as number;
      const atBottom = by === ay ? ax : crossing(ax, ay, bx, by, bottom);
      const atTop = by === ay ? bx : crossing(ax, ay, bx, by, top);
      const first = toColumn(raster, Math.max(Math.min(ax, bx), Math.min(atBottom, atTop) - slack));
      const last = toColumn(raster, Math.min(Math.max(ax, bx), Math.max(atBottom, atTop) + slack));
      from[edge] = first;
      to[edge] = last;
      seenIn[edge] = stamp;
      if (ay > middle !== by > middle) turns[last + 1] = (turns[last + 1] as number) ^ 1;
      for (let column = first; column <= last; column++) {
        const pair = pairs.length;
        pairs.push(edge);
        pairs.push(heads[column] as number);
        heads[column] = pair;
      }
    }
    let inside = 0;
    for (let column = leftmost; column <= rightmost; column++) {
      inside ^= turns[column] as number;
      turns[column] = 0;
      const cell = row * columns + column;
      const head = heads[column] as number;
      if (head >= 0) {
        const entry = entries.length;
        entries.push(cells[cell] as number);
        entries.push(polygon.id);
        writeEdges(flat, scratch, entries, { head, column, stamp, inside, middle });
        cells[cell] = -entry;
        heads[column] = -1;
      } else if (inside) cells[cell] = polygon.id;
    }
    turns[rightmost + 1] = 0;
  }
}

/** Returns the x of an edge at a height, clamped to the edge. */
function crossing(ax: number, ay: number, bx: number, by: number, y: number): number {
  return ax + Math.min(1, Math.max(0, (y - ay) / (by - ay))) * (bx - ax);
}

type ListedCell = { head: number; column: number; stamp: number; inside: number; middle: number };

/** Writes `inside | caps << 1, runs, caps …, runs …` of one cell. */
function writeEdges(
  { vertices, previous, next }: FlatPolygons,
  { to, seenIn, pairs }: RowBuffers,
  entries: GrowingInts,
  { head, column, stamp, inside, middle }: ListedCell,
): void {
  const flags = entries.length;
  entries.push(0);
  entries.push(0);
  const list = pairs.data;
  const isLeft = (edge: number) => seenIn[edge] === stamp && (to[edge] as number) < column;
  let below = inside;
  const addCap = (vertex: number) => {
    entries.push(vertex);
    if ((vertices[2 * vertex + 1] as number) > middle) below ^= 1;
  };
  for (let pair = head; pair >= 0; pair = list[pair + 1] as number) {
    const edge = list[pair] as number;
    if (isLeft(previous[edge] as number)) addCap(edge);
    if (isLeft(next[edge] as number)) addCap(edge + 1);
  }
  const caps = entries.length - flags - 2;
  for (let pair = head; pair >= 0; ) {
    const begin = list[pair] as number;
    let edge = begin;
    pair = list[pair + 1] as number;
    while (pair >= 0 && list[pair] === edge + 1) {
      edge++;
      pair = list[pair + 1] as number;
    }
    entries.push(begin);
    entries.push(edge - begin + 1);
  }
  entries.data[flags] = below | (caps << 1);
  entries.data[flags + 1] = (entries.length - flags - 2 - caps) / 2;
}
