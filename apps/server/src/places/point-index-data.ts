/** Longitude, latitude; rings closed or not; any winding; the first ring of a polygon is its outline. */
export type MultiPolygonCoordinates = number[][][][];

export type IndexedArea = { id: number; coordinates: MultiPolygonCoordinates };

export type PointIndex = {
  /**
   * The id of the area that holds the point, 0 where there is none. Edges belong to their areas; where areas touch or
   * overlap, the first of the list wins.
   */
  locate(longitude: number, latitude: number): number;
  /** What another thread needs to answer the same questions without building anything: memory is shared, not copied. */
  toTransferable(): PointIndexData;
};

/**
 * A raster over all areas. A cell of `cells` holds 0 (no area), an area's id (the whole cell is inside) or, negative,
 * the place in `entries` of the first of its candidates. An entry is
 *
 *     next, area id, inside | capCount << 1, runCount, capCount × vertex, runCount × (first vertex, edge count)
 *
 * `next` is what the cell would hold without the entry. A run is a chain of edges that pass through the cell.
 * Edges left of the cell are not looked at: `inside` says how often (odd or even) a line from far left meets them
 * below the lowest cap, and each cap is a height at which that changes (see point-index-build.ts).
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
