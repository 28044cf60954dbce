import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REQUIRED_LAYERS } from '@townlight/basemap/tile-schema';
import { encodeEmptyTile } from '@townlight/pmtiles/empty-tile';
import { writePmtiles } from '@townlight/pmtiles/write-pmtiles';

/**
 * Writes a base map without lines, for a county whose pack has none: areas are then drawn on plain ground. Several
 * servers with one data folder may write it at the same time.
 * @returns its path
 */
export async function writeEmptyBaseMap(options: {
  readonly dataFolder: string;
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
}): Promise<string> {
  const folder = join(options.dataFolder, 'basemap');
  const path = join(folder, 'empty.pmtiles');
  const [west, south, east, north] = options.bounds;
  await mkdir(folder, { recursive: true });
  const unfinished = await mkdtemp(join(folder, 'empty-'));
  const written = join(unfinished, 'empty.pmtiles');
  await writePmtiles(
    written,
    [{ tileId: 0, data: gzipSync(encodeEmptyTile()) }],
    {
      minZoom: 0,
      maxZoom: 0,
      bounds: options.bounds,
      center: [(west + east) / 2, (south + north) / 2, 0],
    },
    {
      name: 'Plain ground',
      attribution: '',
      vector_layers: REQUIRED_LAYERS.map(({ layer: id }) => ({
        id,
        minzoom: 0,
        maxzoom: 0,
        fields: {},
      })),
    },
  );
  await rename(written, path);
  await rm(unfinished, { recursive: true });
  return path;
}
