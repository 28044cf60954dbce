import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FeatureCollection } from 'geojson';
import { BASE_MAP_BOUNDS } from '../geography/lib/base-map-bounds.ts';
import { buildOcean } from '../geography/lib/ocean.ts';

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
