import { writeFile } from 'node:fs/promises';

export type Ring = readonly (readonly [longitude: number, latitude: number])[];

const POLYGON = 5;
const HEADER_BYTES = 100;
const WORD = 2;

/**
 * Writes one polygon as an ESRI shapefile (.shp, .shx, .dbf), the only format besides OpenStreetMap's that tilemaker 2
 * reads.
 * @param base path without an extension
 * @param rings the outer ring first, then its holes; closed, in degrees
 */
export async function writeShapefile(base: string, rings: readonly Ring[]): Promise<void> {
  // the format distinguishes outer rings from holes by direction: outer rings run clockwise
  const turned = rings.map((ring, at) =>
    isClockwise(ring) === (at === 0) ? ring : ring.toReversed(),
  );
  const content = polygonRecord(turned);
  const box = boxOf(turned);
  const record = Buffer.alloc(8);
  record.writeInt32BE(1, 0);
  record.writeInt32BE(content.length / WORD, 4);
  const index = Buffer.alloc(8);
  index.writeInt32BE(HEADER_BYTES / WORD, 0);
  index.writeInt32BE(content.length / WORD, 4);
  const shapes = Buffer.concat([record, content]);
  await Promise.all([
    writeFile(`${base}.shp`, Buffer.concat([header(shapes.length, box), shapes])),
    writeFile(`${base}.shx`, Buffer.concat([header(index.length, box), index])),
    writeFile(`${base}.dbf`, oneRowTable()),
  ]);
}

function header(bodyLength: number, box: readonly number[]): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES);
  bytes.writeInt32BE(9994, 0);
  bytes.writeInt32BE((HEADER_BYTES + bodyLength) / WORD, 24);
  bytes.writeInt32LE(1000, 28);
  bytes.writeInt32LE(POLYGON, 32);
  for (const [at, value] of box.entries()) bytes.writeDoubleLE(value, 36 + at * 8);
  return bytes;
}

function polygonRecord(rings: readonly Ring[]): Buffer {
  const points = rings.flat();
  const bytes = Buffer.alloc(44 + rings.length * 4 + points.length * 16);
  bytes.writeInt32LE(POLYGON, 0);
  for (const [at, value] of boxOf(rings).entries()) bytes.writeDoubleLE(value, 4 + at * 8);
  bytes.writeInt32LE(rings.length, 36);
  bytes.writeInt32LE(points.length, 40);
  let first = 0;
  for (const [at, ring] of rings.entries()) {
    bytes.writeInt32LE(first, 44 + at * 4);
    first += ring.length;
  }
  const start = 44 + rings.length * 4;
  for (const [at, [longitude, latitude]] of points.entries()) {
    bytes.writeDoubleLE(longitude, start + at * 16);
    bytes.writeDoubleLE(latitude, start + at * 16 + 8);
  }
  return bytes;
}

/** Returns a dBASE table of one row with one field, because readers expect a row per shape. */
function oneRowTable(): Buffer {
  const head = Buffer.alloc(65);
  head.writeUInt8(3, 0);
  head.writeUInt32LE(1, 4);
  head.writeUInt16LE(65, 8);
  head.writeUInt16LE(3, 10);
  head.write('ID', 32, 'latin1');
  head.write('N', 43, 'latin1');
  head.writeUInt8(2, 48);
  head.writeUInt8(0x0d, 64);
  return Buffer.concat([head, Buffer.from('  1\x1a', 'latin1')]);
}

function boxOf(rings: readonly Ring[]): [number, number, number, number] {
  const points = rings.flat();
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  return [
    Math.min(...longitudes),
    Math.min(...latitudes),
    Math.max(...longitudes),
    Math.max(...latitudes),
  ];
}

function isClockwise(ring: Ring): boolean {
  let twiceArea = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length] as readonly [number, number];
    twiceArea += x * nextY - nextX * y;
  }
  return twiceArea < 0;
}
