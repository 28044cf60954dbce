/**
 * Makes the embedded base map, `basemap.pmtiles`, from the committed lines: the same bytes each time. Tiles of
 * the OpenMapTiles schema, so that a file from elsewhere can take its place.
 */
import { join } from 'node:path';
import { writePmtiles } from '@townlight/pmtiles/write-pmtiles';
import { baseFeatures } from './lib/base-features.ts';
import { BASE_MAP_BOUNDS } from './lib/base-map-bounds.ts';
import { cutTiles } from './lib/cut-tiles.ts';

const here = import.meta.dirname;
const ZOOMS = { min: 6, max: 12 };

const features = baseFeatures(here);
const layers = Map.groupBy(features, ({ layer }) => layer);
const metadata = {
  name: 'Los Angeles County, approximate',
  description: 'Hand-kept lines of the Townlight project: not a record of any place',
  attribution: 'Townlight; shore from GSHHG, county lines from us-atlas',
  type: 'baselayer',
  vector_layers: [...layers].map(([id, list]) => ({
    id,
    minzoom: ZOOMS.min,
    maxzoom: ZOOMS.max,
    fields: Object.fromEntries(
      list.flatMap(({ feature }) =>
        Object.entries(feature.properties).map(([field, value]) => [
          field,
          typeof value === 'number' ? 'Number' : 'String',
        ]),
      ),
    ),
  })),
};
const written = await writePmtiles(
  join(here, 'basemap.pmtiles'),
  cutTiles(features, BASE_MAP_BOUNDS, ZOOMS),
  {
    minZoom: ZOOMS.min,
    maxZoom: ZOOMS.max,
    bounds: BASE_MAP_BOUNDS,
    center: [-118.2439, 34.0544, 10],
  },
  metadata,
);
console.log(
  `basemap.pmtiles: ${features.length} features, ${written.addressed} tiles, ` +
    `${written.contents} of them different, ${Math.round(written.bytes / 1000)} KB`,
);
