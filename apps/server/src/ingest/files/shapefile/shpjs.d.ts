declare module 'shpjs' {
  type Bytes = Uint8Array | ArrayBuffer | DataView;
  /** Geometries in file order, `null` for rows without one. */
  export function parseShp(shp: Bytes, prj?: string): (object | null)[];
  export function parseDbf(dbf: Bytes, encoding?: string): Record<string, unknown>[];
}
