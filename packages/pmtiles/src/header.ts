/** Size of the fixed header; header and root directory must fit in the first 16 KiB. */
export const HEADER_BYTES = 127;
/** Maximum size of the compressed root directory. */
export const MAX_ROOT_BYTES = 16_384 - HEADER_BYTES;

const VERSION = 3;
const GZIP = 2;
const VECTOR_TILES = 1;

/** Zoom range, bounds and initial view in the header. */
export interface TilesetExtent {
  readonly minZoom: number;
  readonly maxZoom: number;
  /** West, south, east, north in degrees. */
  readonly bounds: readonly [number, number, number, number];
  /** Longitude, latitude and zoom of the initial view. */
  readonly center: readonly [number, number, number];
}

/** Sizes of the file's sections in bytes. */
export interface SectionLengths {
  readonly root: number;
  readonly metadata: number;
  readonly leaves: number;
  readonly tiles: number;
}

/** Numbers of addressed tiles, directory entries and distinct contents. */
export interface TileCounts {
  readonly addressed: number;
  readonly entries: number;
  readonly contents: number;
}

/** Encodes the header of a clustered file of gzipped vector tiles: root, metadata, leaves and tiles in this order. */
export function encodeHeader(
  extent: TilesetExtent,
  lengths: SectionLengths,
  counts: TileCounts,
): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 'latin1');
  header.writeUInt8(VERSION, 7);
  let offset = HEADER_BYTES;
  let at = 8;
  for (const length of [lengths.root, lengths.metadata, lengths.leaves, lengths.tiles]) {
    header.writeBigUInt64LE(BigInt(offset), at);
    header.writeBigUInt64LE(BigInt(length), at + 8);
    offset += length;
    at += 16;
  }
  header.writeBigUInt64LE(BigInt(counts.addressed), 72);
  header.writeBigUInt64LE(BigInt(counts.entries), 80);
  header.writeBigUInt64LE(BigInt(counts.contents), 88);
  header.writeUInt8(1, 96); // clustered: tiles are ordered by id
  header.writeUInt8(GZIP, 97);
  header.writeUInt8(GZIP, 98);
  header.writeUInt8(VECTOR_TILES, 99);
  header.writeUInt8(extent.minZoom, 100);
  header.writeUInt8(extent.maxZoom, 101);
  const [longitude, latitude, zoom] = extent.center;
  for (const [place, degrees] of [...extent.bounds].entries())
    header.writeInt32LE(tenMillionths(degrees), 102 + place * 4);
  header.writeUInt8(Math.round(zoom), 118);
  header.writeInt32LE(tenMillionths(longitude), 119);
  header.writeInt32LE(tenMillionths(latitude), 123);
  return header;
}

function tenMillionths(degrees: number): number {
  return Math.round(degrees * 1e7);
}
