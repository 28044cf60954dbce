import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { REQUIRED_LAYERS } from '@townlight/basemap/tile-schema';
import { encodePlainTile } from '@townlight/pmtiles/plain-tile';
import { writePmtiles } from '@townlight/pmtiles/write-pmtiles';

/**
 * Writes a base map without lines, for a county whose pack has none: areas are then drawn on plain ground.
 * @returns its path
 */
export async function writeEmptyBaseMap(options: {
  readonly dataFolder: string;
  readonly bounds: readonly [west: number, south: number, east: number, north: number];
}): Promise<string> {
  const path = join(options.dataFolder, 'basemap', 'empty.pmtiles');
  const [west, south, east, north] = options.bounds;
  await mkdir(dirname(path), { recursive: true });
  await writePmtiles(
    path,
    [{ tileId: 0, data: gzipSync(encodePlainTile()) }],
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
  return path;
}
