import { type PmtilesSummary, writePmtiles } from '@townlight/pmtiles/write-pmtiles';
import { baseMap } from '../../src/index.ts';
import { readBaseFeatures } from './base-features.ts';
import { cutTiles } from './cut-tiles.ts';

const ZOOMS = { min: 6, max: 12 };

/**
 * Writes the embedded base map from the committed lines, as tiles of the OpenMapTiles schema, so that another file
 * can replace it.
 * @param geography the folder that contains `basemap/`
 */
export async function writeBaseMap(geography: string, out: string): Promise<PmtilesSummary> {
  const features = readBaseFeatures(geography);
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
  return await writePmtiles(
    out,
    cutTiles(features, baseMap.bounds, ZOOMS),
    {
      minZoom: ZOOMS.min,
      maxZoom: ZOOMS.max,
      bounds: baseMap.bounds,
      center: [-118.2439, 34.0544, 10],
    },
    metadata,
  );
}
