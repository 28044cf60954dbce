/** Area boundaries have fewer rings, and the library compares each ring with each. */
const MAX_RINGS = 5_000;
const HEADER_BYTES = 100;
const RECORD_HEADER_BYTES = 8;
const POLYGON_TYPES = [5, 15, 25];

/**
 * Follows the record lengths of a .shp. The library does not check them and would loop forever on a negative one.
 * @returns what is wrong, `null` for nothing
 */
export function findShpFault(shp: DataView): string | null {
  if (shp.byteLength < HEADER_BYTES || shp.getInt32(0) !== 9994) return 'its .shp is none';
  let at = HEADER_BYTES;
  while (at < shp.byteLength) {
    if (at + RECORD_HEADER_BYTES + 4 > shp.byteLength) return 'its .shp is cut off';
    const bytes = shp.getInt32(at + 4) * 2;
    if (bytes < 4 || at + RECORD_HEADER_BYTES + bytes > shp.byteLength)
      return 'its .shp is cut off or damaged';
    const isPolygon = POLYGON_TYPES.includes(shp.getInt32(at + 8, true));
    if (isPolygon && bytes >= 44 && shp.getInt32(at + 44, true) > MAX_RINGS)
      return `it has a shape of more than ${MAX_RINGS.toLocaleString('en')} rings`;
    at += RECORD_HEADER_BYTES + bytes;
  }
  return null;
}

/** Checks the header of a .dbf against its size, because the row count may be any number. */
export function findDbfFault(dbf: DataView): string | null {
  if (dbf.byteLength < 32) return 'its .dbf is none';
  const [rows, headerBytes, rowBytes] = [
    dbf.getUint32(4, true),
    dbf.getUint16(8, true),
    dbf.getUint16(10, true),
  ];
  if (headerBytes < 33 || rowBytes < 1) return 'its .dbf is damaged';
  return headerBytes + rows * rowBytes > dbf.byteLength ? 'its .dbf is cut off' : null;
}

export function readDbfRowCount(dbf: DataView): number {
  return dbf.getUint32(4, true);
}
