import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FeatureCollection } from 'geojson';
import { buildOcean } from '../geography/lib/ocean.ts';

/** West, south, east and north of the base map: slightly more than a wide screen shows at the smallest zoom level. */
export const BASE_MAP_BOUNDS = [-121.4, 32.2, -115.6, 35.9] as const;

const geography = new URL('../geography/', import.meta.url);

/** The county's base map for the server and its commands. */
export const baseMap = {
  /** The PMTiles file in this package. */
  embedded: fileURLToPath(new URL('basemap.pmtiles', geography)),
  bounds: BASE_MAP_BOUNDS,
  /** Returns the approximate sea: an outer ring, and the islands in it. */
  sea(): [number, number][][] {
    const land = readFileSync(new URL('basemap/land.json', geography), 'utf8');
    return buildOcean(JSON.parse(land) as FeatureCollection).geometry.coordinates as [
      number,
      number,
    ][][];
  },
} as const;
