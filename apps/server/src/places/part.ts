import { outlinesPath } from '@townlight/contract/places';
import type { Partition } from '@townlight/domain/places';
import type { Part } from '../platform/parts/part.ts';
import { buildPlacesData, type PlacesData } from './build-places-data.ts';
import { checkCommands, type PlacesCommandsOptions, registerPlacesCommands } from './commands.ts';
import type { GivenArea } from './ingest/given-area.ts';
import { loadBoundaryFeatures } from './ingest/ingest-boundaries.ts';
import type { OutlinesOptions } from './outlines/area-outlines.ts';
import { openPlacesSnapshot, type PlacesSnapshot } from './snapshot.ts';

export type PlacesPart = Part<PlacesData, PlacesSnapshot>;

export interface PlacesOptions extends PlacesCommandsOptions {
  /** Outlines that pages color before the map has loaded. */
  readonly outlines: OutlinesOptions;
  /** The areas of the sample county, generated when they are loaded. */
  sampleGeography(): Promise<
    readonly {
      readonly partition: Partition;
      readonly featureCollection: { readonly features: readonly GivenArea[] };
    }[]
  >;
}

/** Areas, their boundaries and residents, and who polices them. */
export function placesPart({ outlines, sampleGeography, ...commands }: PlacesOptions): PlacesPart {
  return {
    name: 'places',
    snapshot: {
      build: ({ db, before }) => buildPlacesData(db, before),
      open: (data, { before }) => openPlacesSnapshot(data, before),
      // pages request the shapes by their hash
      warm: ({ lastingGeojson }) => [
        '/api/neighborhoods/names',
        `/api/neighborhoods/geojson?v=${lastingGeojson.neighborhoods.hash}`,
        '/api/neighborhoods/geojson',
        outlinesPath('neighborhoods'),
        '/api/zipcodes/geojson',
        '/api/tracts/geojson',
      ],
    },
    async serve({ own }) {
      const { placeRoutes } = await import('./routes.ts');
      return { routes: (app) => placeRoutes(app, own, outlines) };
    },
    commands: checkCommands,
    ingest: (ingest, context) => registerPlacesCommands(ingest, context, commands),
    async loadSample(client, { tell }) {
      for (const { partition, featureCollection } of await sampleGeography()) {
        tell(`drawing the ${partition} of the sample county`);
        await loadBoundaryFeatures(client, {
          partition,
          features: featureCollection.features,
          origin: 'sample county',
          sample: true,
        });
      }
    },
    async writeSample({ folder }) {
      const { writeSampleAreas } = await import('./write-sample-areas.ts');
      return await writeSampleAreas(folder, await sampleGeography());
    },
  };
}
