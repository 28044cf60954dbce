import { type CoronavirusCounty, hasNoReportingAreas } from '@townlight/domain/coronavirus';
import { describeNewestRelease } from '../../ingest/release/describe-newest-release.ts';
import type { Feature } from '../../platform/features/feature.ts';
import type { PlacesFeature } from '../places/index.ts';
import { registerCoronavirusCommands } from './commands.ts';
import { removeSampleCases } from './ingest/sample-cases.ts';
import type { CoronavirusPagesOptions } from './pages/open-coronavirus-pages.ts';
import { loadSampleCases, type SampleCaseGenerator } from './sample/load-sample-cases.ts';
import { buildCoronavirusData } from './snapshot/build-coronavirus-data.ts';
import { type CoronavirusData, listSharedBuffers } from './snapshot/coronavirus-data.ts';
import {
  type CoronavirusSnapshot,
  openCoronavirusSnapshot,
} from './snapshot/coronavirus-snapshot.ts';

export type CoronavirusFeature = Feature<CoronavirusData, CoronavirusSnapshot>;

export interface CoronavirusFeatureOptions {
  readonly places: PlacesFeature;
  readonly county: CoronavirusCounty;
  readonly timeZone: string;
  readonly pages: Omit<CoronavirusPagesOptions, 'isAbsent'>;
  /** Imports the recipe of the county's sample cases when they are loaded. */
  sampleRecipe(): Promise<SampleCaseGenerator | null>;
}

/**
 * Creates the feature of coronavirus cases: the reports of health departments by area and day, and what may be shown
 * of them.
 */
export function coronavirusFeature(options: CoronavirusFeatureOptions): CoronavirusFeature {
  const { places, county, timeZone, sampleRecipe } = options;
  const isAbsent = hasNoReportingAreas(county);
  return {
    name: 'coronavirus',
    needs: [places],
    snapshot: {
      build: ({ db, spare, dataOf }) =>
        buildCoronavirusData(db, { county, places: dataOf(places), spare }),
      open: openCoronavirusSnapshot,
      memoryOf: ({ data }) => listSharedBuffers(data),
      warm: () => ['/api/health/coronavirus_status', '/api/health/coronavirus'],
    },
    async serve({ currentData, current }) {
      const { registerCoronavirusRoutes } = await import('./routes.ts');
      const { openCoronavirusPages } = await import('./pages/open-coronavirus-pages.ts');
      const pageContext = () => ({ coronavirus: currentData(), places: current().of(places) });
      const { pages, pictures } = openCoronavirusPages(pageContext, { ...options.pages, isAbsent });
      return {
        routes(app) {
          registerCoronavirusRoutes(app, currentData);
          pictures.routes(app);
        },
        pages,
        close: () => pictures.close(),
      };
    },
    ingest: (ingest, context) => registerCoronavirusCommands(ingest, context, county, timeZone),
    isAbsent,
    describeStatus: async (db) =>
      isAbsent
        ? []
        : [
            await describeNewestRelease(
              db,
              'coronavirus',
              'townlight ingest coronavirus --source NAME --file FILE',
            ),
          ],
    async loadSample(client, { scale }) {
      const recipe = await sampleRecipe();
      if (recipe !== null) await loadSampleCases(client, recipe, scale);
    },
    removeSample: removeSampleCases,
  };
}
