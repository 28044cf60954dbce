import { formatHour } from '@townlight/domain/time';
import { describeNewestRelease } from '../../ingest/release/describe-newest-release.ts';
import type { Feature } from '../../platform/features/feature.ts';
import type { PlacesFeature } from '../places/index.ts';
import { registerAirCommands } from './commands.ts';
import type { AirCounty } from './ingest/ingest-air.ts';
import { removeSampleAir } from './ingest/sample-air.ts';
import type { AirPagesOptions } from './pages/open-air-pages.ts';
import { airReleaseKind } from './release-kind.ts';
import { loadSampleAir, type SampleAirGenerator } from './sample/load-sample-air.ts';
import { type AirData, listSharedBuffers } from './snapshot/air-data.ts';
import { type AirSnapshot, openAirSnapshot } from './snapshot/air-snapshot.ts';
import { buildAirData } from './snapshot/build-air-data.ts';

export type AirFeature = Feature<AirData, AirSnapshot>;

export interface AirFeatureOptions extends AirCounty {
  readonly places: PlacesFeature;
  readonly pages: Omit<AirPagesOptions, 'timeZone'>;
  /** Public URL of the site for links in feeds; derived from the request by default. */
  readonly publicUrl: string | undefined;
  /** Imports the recipe of the county's sample air when it is loaded. */
  sampleRecipe(): Promise<SampleAirGenerator>;
}

const clock = () => new Date();

/**
 * Creates the feature of fine particles in the air: hourly station readings, estimates elsewhere, and the loading of
 * readings.
 */
export function airFeature(options: AirFeatureOptions): AirFeature {
  const { places, timeZone, searchBounds, sampleRecipe } = options;
  return {
    name: 'air',
    needs: [places],
    snapshot: {
      build: ({ db, before, moved, spare, dataOf }) =>
        buildAirData(db, {
          timeZone,
          places: dataOf(places),
          placesMoved: moved.has(places.name),
          before,
          spare,
        }),
      open: openAirSnapshot,
      memoryOf: ({ data }) => listSharedBuffers(data),
      warm: ({ hours, data }) => [
        '/api/health/air_quality/last_updated',
        '/api/air-quality/ranking',
        // the same URL that the map requests
        hours === null
          ? '/api/air-quality/hours'
          : `/api/air-quality/hours?until=${encodeURIComponent(formatHour(hours.current, data.timeZone))}`,
      ],
    },
    async serve({ currentData, current, pool }) {
      const { registerAirRoutes } = await import('./routes.ts');
      const { registerAirFeedRoutes } = await import('./feed/feed-routes.ts');
      const { openAirPages } = await import('./pages/open-air-pages.ts');
      const { createSampleAirJob } = await import('./sample/sample-air-job.ts');
      const figures = () => ({ air: currentData(), places: current().of(places) });
      const { pages, routes, close } = openAirPages(figures, { ...options.pages, timeZone });
      return {
        routes(app) {
          registerAirRoutes(app, currentData, searchBounds);
          routes(app);
          registerAirFeedRoutes(app, figures, options.publicUrl);
        },
        pages,
        jobs: [createSampleAirJob({ pool, sampleRecipe, clock })],
        close,
      };
    },
    ingest: (ingest, context) => registerAirCommands(ingest, context, { timeZone, searchBounds }),
    describeStatus: async (db) => [
      await describeNewestRelease(db, 'air', 'townlight ingest air, or source add --kind airnow'),
    ],
    releases: [airReleaseKind],
    async loadSample(client, { scale }) {
      const recipe = await sampleRecipe();
      if (recipe.sampleStations.length > 0)
        await loadSampleAir(client, recipe, { now: clock(), scale });
    },
    removeSample: removeSampleAir,
  };
}
