import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import type { TilesetExtent } from '@townlight/pmtiles/header';
import { idOfTile } from '@townlight/pmtiles/tile-id';
import type { CompressedTile } from '@townlight/pmtiles/write-pmtiles';

export interface Mbtiles {
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly extent: TilesetExtent;
  /** Yields tiles in PMTiles order; each tile is read when it is requested. */
  tiles(): Generator<CompressedTile>;
  close(): void;
}

const GZIP_MAGIC = 0x1f8b;

/** Opens MBTiles, the SQLite file that most tile makers write. */
export function openMbtiles(path: string): Mbtiles {
  const database = new DatabaseSync(path, { readOnly: true });
  const rows = database.prepare('SELECT name, value FROM metadata').all() as {
    name: string;
    value: string;
  }[];
  const values = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
  const { json, bounds, center: _center, minzoom, maxzoom, ...plain } = values;
  const metadata = { ...plain, ...(JSON.parse(json ?? '{}') as Record<string, unknown>) };
  const box = (bounds ?? '').split(',').map(Number) as [number, number, number, number];
  const [west, south, east, north] = box;
  return {
    metadata,
    extent: {
      minZoom: Number(minzoom),
      maxZoom: Number(maxzoom),
      bounds: box,
      center: [(west + east) / 2, (south + north) / 2, 10],
    },
    *tiles() {
      const read = database.prepare(
        'SELECT tile_data AS data FROM tiles WHERE zoom_level = ? AND tile_column = ? AND tile_row = ?',
      );
      for (const { tileId, z, x, row } of listTilesInOrder(database)) {
        const { data } = read.get(z, x, row) as { data: Uint8Array };
        const bytes = Buffer.from(data);
        const packed = bytes.length > 2 && bytes.readUInt16BE(0) === GZIP_MAGIC;
        yield { tileId, data: packed ? bytes : gzipSync(bytes) };
      }
    },
    close: () => database.close(),
  };
}

/** Sorts by PMTiles id. MBTiles counts rows from the south, PMTiles from the north. */
function listTilesInOrder(database: DatabaseSync) {
  const places = database
    .prepare('SELECT zoom_level AS z, tile_column AS x, tile_row AS row FROM tiles')
    .all() as { z: number; x: number; row: number }[];
  return places
    .map(({ z, x, row }) => ({ tileId: idOfTile(z, x, 2 ** z - 1 - row), z, x, row }))
    .sort((a, b) => a.tileId - b.tileId);
}
