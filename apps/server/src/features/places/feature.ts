import { outlinesPath } from '@townlight/contract/places/outlines';
import type { Partition } from '@townlight/domain/places';
import type { Feature } from '../../platform/features/feature.ts';
import { buildPlacesData, type PlacesData } from './build-places-data.ts';
import {
  type PlacesCommandsOptions,
  registerCheckCommands,
  registerPlacesCommands,
} from './commands.ts';
import { loadBoundaryFeatures } from './ingest/ingest-boundaries.ts';
import type { ProvidedAreaFeature } from './ingest/provided-area-feature.ts';
import type { OutlinesOptions } from './outlines/area-outlines.ts';
import { openPlacesSnapshot, type PlacesSnapshot } from './snapshot.ts';

export type PlacesFeature = Feature<PlacesData, PlacesSnapshot>;

export interface PlacesOptions extends PlacesCommandsOptions {
  /** Outlines that pages color before the map has loaded. */
  readonly outlines: OutlinesOptions;
  /** The areas of the sample county, generated when they are loaded. */
  sampleGeography(): Promise<
    readonly {
      readonly partition: Partition;
      readonly featureCollection: { readonly features: readonly ProvidedAreaFeature[] };
    }[]
  >;
}

/** Areas, their boundaries and residents, and who polices them. */
export function placesFeature({
  outlines,
  sampleGeography,
  ...commands
}: PlacesOptions): PlacesFeature {
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
    async serve({ currentData }) {
      const { placeRoutes } = await import('./routes.ts');
      return { routes: (app) => placeRoutes(app, currentData, outlines) };
    },
    commands: registerCheckCommands,
    async describeStatus(db) {
      const { describePlacesStatus } = await import('./describe-status.ts');
      return await describePlacesStatus(db);
    },
    ingest: (ingest, context) => registerPlacesCommands(ingest, context, commands),
    async loadSample(client, { reportProgress }) {
      const partitions = await sampleGeography();
      for (const [at, { partition, featureCollection }] of partitions.entries()) {
        reportProgress(at / partitions.length);
        await loadBoundaryFeatures(client, {
          partition,
          features: featureCollection.features,
          origin: 'sample county',
          sample: true,
        });
      }
    },
    async exportSample({ folder }) {
      const { writeSampleAreas } = await import('./write-sample-areas.ts');
      return await writeSampleAreas(folder, await sampleGeography());
    },
  };
}
