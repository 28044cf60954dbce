declare module 'shpjs' {
  type Bytes = Uint8Array | ArrayBuffer | DataView;
  /** Geometries in the order of the file, `null` for those without one. */
  export function parseShp(shp: Bytes, prj?: string): (object | null)[];
  export function parseDbf(dbf: Bytes, encoding?: string): Record<string, unknown>[];
}
