import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { type DirectoryEntry, encodeDirectories } from './directory.ts';
import { encodeHeader, MAX_ROOT_BYTES, type TilesetExtent } from './header.ts';

/** A gzipped vector tile and its id: the position on the Hilbert curve over all zoom levels. */
export interface CompressedTile {
  readonly tileId: number;
  readonly data: Uint8Array;
}

/** What was written. */
export interface PmtilesSummary {
  /** Size of the file. */
  readonly bytes: number;
  /** Number of addressed tiles, and of distinct contents among them. */
  readonly addressed: number;
  readonly contents: number;
}

/** Chunk size for copying tile data. */
const COPY_CHUNK_BYTES = 4 * 1024 * 1024;

/**
 * Writes a PMTiles file, version 3: clustered, deduplicated, with gzipped directories and metadata. The output is
 * deterministic and appears atomically.
 * @param tiles in ascending order of their ids; they are read once and not buffered
 * @param metadata the TileJSON-like object, with `vector_layers` and `attribution`
 * @throws Error where the tiles are out of order or there are none
 */
export async function writePmtiles(
  path: string,
  tiles: Iterable<CompressedTile> | AsyncIterable<CompressedTile>,
  extent: TilesetExtent,
  metadata: Readonly<Record<string, unknown>>,
): Promise<PmtilesSummary> {
  // The directories precede the tiles but are known last, so the tiles go to a separate file first.
  const waiting = `${path}.tiles`;
  const unfinished = `${path}.part`;
  try {
    const { entries, addressed, contents, length } = await storeTiles(waiting, tiles);
    if (entries.length === 0) throw new Error(`there are no tiles to write to ${path}`);
    const { root, leaves } = encodeDirectories(entries, MAX_ROOT_BYTES);
    const about = gzipSync(JSON.stringify(metadata), { level: 9 });
    const header = encodeHeader(
      extent,
      { root: root.length, metadata: about.length, leaves: leaves.length, tiles: length },
      { addressed, entries: entries.length, contents },
    );
    const file = await open(unfinished, 'w');
    try {
      await file.writev([header, root, about, leaves]);
      await append(waiting, file);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
    return { bytes: (await stat(path)).size, addressed, contents };
  } finally {
    await rm(waiting, { force: true });
    await rm(unfinished, { force: true });
  }
}

async function storeTiles(
  path: string,
  tiles: Iterable<CompressedTile> | AsyncIterable<CompressedTile>,
): Promise<{ entries: DirectoryEntry[]; addressed: number; contents: number; length: number }> {
  const entries: DirectoryEntry[] = [];
  const known = new Map<string, { offset: number; length: number }>();
  let addressed = 0;
  let length = 0;
  const file = await open(path, 'w');
  try {
    for await (const { tileId, data } of tiles) {
      const last = entries.at(-1);
      if (last && tileId < last.tileId + last.runLength)
        throw new Error(`tile ${tileId} comes after ${last.tileId}: tiles must ascend`);
      addressed++;
      const key = createHash('sha256').update(data).digest('base64');
      let place = known.get(key);
      if (place === undefined) {
        place = { offset: length, length: data.length };
        known.set(key, place);
        await file.write(data);
        length += data.length;
      }
      const continues =
        last?.offset === place.offset && last.tileId + last.runLength === tileId ? last : undefined;
      if (continues) continues.runLength++;
      else entries.push({ tileId, ...place, runLength: 1 });
    }
  } finally {
    await file.close();
  }
  return { entries, addressed, contents: known.size, length };
}

async function append(from: string, to: FileHandle): Promise<void> {
  const source = await open(from, 'r');
  try {
    const buffer = Buffer.allocUnsafe(COPY_CHUNK_BYTES);
    for (;;) {
      const { bytesRead } = await source.read(buffer, 0, buffer.length);
      if (bytesRead === 0) return;
      await to.write(buffer.subarray(0, bytesRead));
    }
  } finally {
    await source.close();
  }
}
