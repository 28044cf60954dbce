import { copyFile, mkdir, mkdtemp, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writePmtiles } from '@townlight/pmtiles/write-pmtiles';
import { Failure } from '../../../platform/failure.ts';
import { openMbtiles } from './open-mbtiles.ts';
import { findTilemaker, runTilemaker } from './tilemaker.ts';
import { type Ring, writeShapefile } from './write-shapefile.ts';

export interface BaseMapBuildOptions {
  readonly osm: string;
  readonly out: string;
  /** West, south, east, north. */
  readonly bounds: readonly [number, number, number, number];
  /** The sea polygon of the county pack: an outer ring and the islands in it. */
  readonly sea: () => readonly Ring[];
  /** A shapefile of the sea without its extension, e.g. osmdata's water-polygons-split-4326. */
  readonly coastline?: string | undefined;
  readonly profile?: string | undefined;
  /** Receives one sentence per step. */
  readonly onProgress: (sentence: string) => void;
}

/** The attribution that ODbL 1.0, section 4.3, requires. */
const OSM_CREDIT = '© OpenStreetMap contributors';

/**
 * Builds a base map from an OpenStreetMap extract: tilemaker with its OpenMapTiles profile, then PMTiles.
 * @returns size and number of tiles
 * @throws Failure when a tool is missing or the extract cannot be read
 */
export async function buildBaseMap(
  options: BaseMapBuildOptions,
): Promise<{ bytes: number; tiles: number }> {
  await checkExtract(options.osm);
  const tilemaker = findTilemaker(options.profile);
  await mkdir(dirname(options.out), { recursive: true });
  const folder = await mkdtemp(join(dirname(options.out), '.build-'));
  try {
    options.onProgress('laying out the sea');
    await writeSeaShapefile(folder, options);
    options.onProgress('making tiles from the extract (takes minutes for a county)');
    const tiles = join(folder, 'county.mbtiles');
    await runTilemaker(tilemaker, {
      osm: options.osm,
      output: tiles,
      folder,
      bounds: options.bounds.join(','),
    });
    options.onProgress('writing the file');
    const mbtiles = openMbtiles(tiles);
    try {
      const temporaryFile = join(folder, 'county.pmtiles');
      const written = await writePmtiles(temporaryFile, mbtiles.tiles(), mbtiles.extent, {
        ...mbtiles.metadata,
        name: 'OpenStreetMap',
        attribution: OSM_CREDIT,
      });
      await rename(temporaryFile, options.out);
      return { bytes: written.bytes, tiles: written.addressed };
    } finally {
      mbtiles.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function writeSeaShapefile(
  folder: string,
  { sea, coastline }: BaseMapBuildOptions,
): Promise<void> {
  // tilemaker's profile reads this file name
  const target = join(folder, 'coastline', 'water_polygons');
  await mkdir(dirname(target));
  if (coastline === undefined) return await writeShapefile(target, sea());
  const base = coastline.replace(/\.shp$/, '');
  for (const ending of ['.shp', '.shx', '.dbf']) {
    try {
      await copyFile(base + ending, target + ending);
    } catch (error) {
      throw new Failure(
        `--coastline: ${base}${ending} cannot be read (${(error as Error).message})`,
      );
    }
  }
}

/** Checks the file first, because tilemaker crashes without a message on anything else. */
async function checkExtract(path: string): Promise<void> {
  const file = await open(path, 'r').catch((error: Error) => {
    throw new Failure(`--osm: ${path} cannot be read (${error.message})`);
  });
  try {
    const head = Buffer.alloc(32);
    await file.read(head, 0, 32, 0);
    // the first block of a PBF has this type
    if (!head.toString('latin1').includes('OSMHeader'))
      throw new Failure(
        `--osm: ${path} is not an OpenStreetMap extract in PBF; they end in .osm.pbf ` +
          '(osmium cat converts other formats)',
      );
  } finally {
    await file.close();
  }
}
