import { type FileHandle, open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';
import {
  Compression,
  type Entry,
  FetchSource,
  type Header,
  PMTiles,
  type RangeResponse,
  type Source,
  TileType,
  tileIdToZxy,
  zxyToTileId,
} from 'pmtiles';
import { HEADER_BYTES } from './header.ts';

/** Why a file is not a valid base map; the message is a sentence without the file's name. */
export class InvalidPmtilesError extends Error {}

/** A validated file, open for reading. */
export interface PmtilesReader {
  readonly header: Header;
  readonly metadata: Readonly<Record<string, unknown>>;
  /** Returns the decoded tile, or `undefined` where the file has none. */
  tile(z: number, x: number, y: number): Promise<VectorTile | undefined>;
  /** Returns the tiles of a zoom level with the most bytes. */
  largestTiles(z: number, count: number): Promise<VectorTile[]>;
}

/** A local file with its size and handle; the handle remains valid if the path is replaced. */
export interface LocalPmtilesReader extends PmtilesReader {
  readonly size: number;
  readonly handle: FileHandle;
}

/**
 * Opens a PMTiles file of vector tiles and validates its header, directories, lengths, metadata, and the tiles at its
 * center.
 * @throws InvalidPmtilesError with the defect of the file; file system errors unchanged
 */
export async function openPmtiles(path: string): Promise<LocalPmtilesReader> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return { ...(await openSource(sourceOf(handle, path), size)), size, handle };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/**
 * Opens a file in an object store by range requests.
 * @param timeoutMs milliseconds for each request
 * @throws InvalidPmtilesError; errors of `fetch` where the server is unreachable
 */
export async function openRemotePmtiles(url: string, timeoutMs: number): Promise<PmtilesReader> {
  const remote = new FetchSource(url);
  const source: Source = {
    getKey: () => url,
    getBytes: (offset, length) =>
      remote.getBytes(offset, length, AbortSignal.timeout(timeoutMs)) as Promise<RangeResponse>,
  };
  return await openSource(source, Number.POSITIVE_INFINITY);
}

async function openSource(source: Source, size: number): Promise<PmtilesReader> {
  const head = await source.getBytes(0, HEADER_BYTES);
  checkSignature(Buffer.from(head.data));
  const archive = new PMTiles(source, undefined, decompress);
  const header = await readHeader(archive);
  checkHeader(header, size);
  const metadata = await readMetadata(archive);
  const opened: PmtilesReader = {
    header,
    metadata,
    async tile(z, x, y) {
      const found = await archive.getZxy(z, x, y);
      return found && decodeTile(new Uint8Array(found.data));
    },
    async largestTiles(z, count) {
      const [first, last] = [zxyToTileId(z, 0, 0), zxyToTileId(z + 1, 0, 0)];
      const found: Entry[] = [];
      await visitEntries(archive, header, (entry) => {
        if (entry.tileId >= first && entry.tileId < last) found.push(entry);
      });
      const largest = found.sort((a, b) => b.length - a.length).slice(0, count);
      const tiles = await Promise.all(
        largest.map(({ tileId }) => opened.tile(...tileIdToZxy(tileId))),
      );
      return tiles.filter((tile) => tile !== undefined);
    },
  };
  await checkCenterTiles(opened);
  return opened;
}

/** Visits every entry of every directory in the order of tile ids. */
async function visitEntries(
  archive: PMTiles,
  header: Header,
  visit: (entry: Entry) => void,
  offset = header.rootDirectoryOffset,
  length = header.rootDirectoryLength,
): Promise<void> {
  for (const entry of await archive.cache.getDirectory(archive.source, offset, length, header)) {
    if (entry.runLength > 0) visit(entry);
    else
      await visitEntries(
        archive,
        header,
        visit,
        header.leafDirectoryOffset + entry.offset,
        entry.length,
      );
  }
}

/** Decodes a tile; layers and features are parsed lazily. */
export function decodeTile(bytes: Uint8Array): VectorTile {
  return new VectorTile(new PbfReader(bytes));
}

function checkSignature(head: Buffer): void {
  const magic = head.toString('latin1', 0, 7);
  if (magic !== 'PMTiles')
    throw new InvalidPmtilesError(
      magic.startsWith('SQLite')
        ? 'it is an MBTiles file, not PMTiles; turn it into one with `pmtiles convert`, or build from the extract with `townlight basemap build`'
        : 'it does not begin with "PMTiles": this is another kind of file',
    );
  if (head[7] !== 3)
    throw new InvalidPmtilesError(`it is PMTiles version ${head[7]}; version 3 is needed`);
  if (head.length < HEADER_BYTES) throw new InvalidPmtilesError('it is cut off inside its header');
}

/** The library reads the root directory with the header. */
async function readHeader(archive: PMTiles): Promise<Header> {
  try {
    return await archive.getHeader();
  } catch (error) {
    throw new InvalidPmtilesError(`its directories cannot be read (${(error as Error).message})`);
  }
}

function checkHeader(header: Header, size: number): void {
  if (header.tileType !== TileType.Mvt)
    throw new InvalidPmtilesError(
      `it holds ${TILE_KINDS[header.tileType] ?? 'tiles of an unknown kind'}; vector tiles (MVT) are needed`,
    );
  for (const compression of [header.tileCompression, header.internalCompression])
    if (compression !== Compression.Gzip && compression !== Compression.None)
      throw new InvalidPmtilesError(
        'it is not compressed with gzip, the only kind that browsers can read',
      );
  const ends = [
    header.rootDirectoryOffset + header.rootDirectoryLength,
    header.jsonMetadataOffset + header.jsonMetadataLength,
    header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
    header.tileDataOffset + (header.tileDataLength ?? 0),
  ];
  const end = Math.max(...ends);
  if (end > size)
    throw new InvalidPmtilesError(`it should have ${end} bytes and has ${size}: it was cut off`);
  if (header.minZoom > header.maxZoom || header.minLon >= header.maxLon)
    throw new InvalidPmtilesError('its header gives no area or no zoom levels');
}

const TILE_KINDS: Record<number, string> = {
  [TileType.Png]: 'PNG pictures',
  [TileType.Jpeg]: 'JPEG pictures',
  [TileType.Webp]: 'WebP pictures',
  [TileType.Avif]: 'AVIF pictures',
  [TileType.Mlt]: 'MapLibre tiles (MLT)',
};

async function readMetadata(archive: PMTiles): Promise<Record<string, unknown>> {
  try {
    return (await archive.getMetadata()) as Record<string, unknown>;
  } catch (error) {
    throw new InvalidPmtilesError(`its metadata cannot be read (${(error as Error).message})`);
  }
}

/** Reads the tiles at the center, so that damaged directories and tiles are detected when the file is opened. */
async function checkCenterTiles(opened: PmtilesReader): Promise<void> {
  const { minZoom, maxZoom, minLon, maxLon, minLat, maxLat } = opened.header;
  try {
    let found = false;
    for (const z of new Set([minZoom, Math.floor((minZoom + maxZoom) / 2), maxZoom])) {
      const [x, y] = findTileAt((minLon + maxLon) / 2, (minLat + maxLat) / 2, z);
      const tile = await opened.tile(z, x, y);
      for (const layer of Object.values(tile?.layers ?? {})) {
        found = true;
        for (let i = 0; i < layer.length; i++) layer.feature(i).loadGeometry();
      }
    }
    if (!found) throw new Error('there are no tiles in the middle of its area');
  } catch (error) {
    throw new InvalidPmtilesError(`its tiles cannot be read (${(error as Error).message})`);
  }
}

/** Returns the tile of a zoom level that contains a point. */
export function findTileAt(longitude: number, latitude: number, z: number): [number, number] {
  const tilesPerSide = 2 ** z;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const x = (longitude / 360 + 0.5) * tilesPerSide;
  const y = (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tilesPerSide;
  return [Math.floor(x), Math.floor(y)];
}

function sourceOf(file: FileHandle, path: string): Source {
  return {
    getKey: () => path,
    async getBytes(offset, length) {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.buffer.slice(0, bytesRead) };
    },
  };
}

const gunzipAsync = promisify(gunzip);

async function decompress(bytes: ArrayBuffer, compression: Compression): Promise<ArrayBuffer> {
  if (compression === Compression.None) return bytes;
  const plain = await gunzipAsync(bytes);
  return plain.buffer.slice(plain.byteOffset, plain.byteOffset + plain.length);
}
