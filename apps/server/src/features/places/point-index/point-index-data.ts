/** Longitude, latitude; rings closed or not; any winding; the first ring of a polygon is its outline. */
export type MultiPolygonCoordinates = number[][][][];

export type IndexedArea = { id: number; coordinates: MultiPolygonCoordinates };

export type PointIndex = {
  /**
   * Returns the id of the area that contains the point, 0 for none. Edges belong to their areas; where areas touch or
   * overlap, the first of the list wins.
   */
  locate(longitude: number, latitude: number): number;
  /** Returns what another thread needs to use the index without building it; memory is shared, not copied. */
  toTransferable(): PointIndexData;
};

/**
 * A raster over all areas. A cell of `cells` contains 0 (no area), an area's id (the cell is completely inside) or,
 * negated, the
 * index in `entries` of its first candidate. An entry is
 *
 *     next, area id, inside | capCount << 1, runCount, capCount × vertex, runCount × (first vertex, edge count)
 *
 * `next` is what the cell would contain without the entry. A run is a chain of edges that pass through the cell.
 * Edges left of the cell are not read: `inside` is the parity of how often a line from far left meets them below the
 * lowest
 * cap, and each cap is a height at which it changes (see point-index-build.ts).
 */
export type PointIndexData = {
  west: number;
  south: number;
  east: number;
  north: number;
  columns: number;
  rows: number;
  /** Columns per degree, rows per degree. */
  columnScale: number;
  rowScale: number;
  cells: Int32Array<SharedArrayBuffer>;
  entries: Int32Array<SharedArrayBuffer>;
  /** x, y, x, y …; every ring closed. */
  vertices: Float64Array<SharedArrayBuffer>;
};
