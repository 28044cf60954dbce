import type { SourceTerms } from '@townlight/domain/county';
import type { Feature } from '../../platform/features/feature.ts';
import type { AirFeature } from '../air/index.ts';
import type { BundlesFeature } from '../bundles/index.ts';
import type { CoronavirusFeature } from '../coronavirus/index.ts';
import type { CrimeFeature } from '../crime/index.ts';
import type { PlacesFeature } from '../places/index.ts';
import { buildOpenDataSnapshot, type OpenDataSnapshot } from './snapshot.ts';

export interface OpenDataOptions {
  readonly places: PlacesFeature;
  readonly bundles: BundlesFeature;
  readonly crime: CrimeFeature;
  readonly air: AirFeature;
  readonly coronavirus: CoronavirusFeature;
  readonly county: string;
  /** Its name in Spanish. */
  readonly spanishCounty: string;
  /** Publishers and terms of the sources. */
  readonly sourceTerms: readonly SourceTerms[];
  /** Base URL for citations, without a trailing slash. */
  readonly siteUrl: string;
  /** Time zone for the date in a citation. */
  readonly timeZone: string;
  /** The folder of the table files. */
  readonly folder: string;
}

/** Publishes the data behind the figures: releases, changes, tables to download. */
export function openDataFeature(
  options: OpenDataOptions,
): Feature<OpenDataSnapshot, OpenDataSnapshot> {
  const { places, bundles, crime, air, coronavirus } = options;
  return {
    name: 'our-data',
    needs: [places, bundles, crime, air, coronavirus],
    snapshot: { build: ({ db }) => buildOpenDataSnapshot(db), open: (data) => data },
    async serve({ currentData, current, checkNow }) {
      const { openDataRoutes } = await import('./routes/open-data-routes.ts');
      const { openDataPages } = await import('./open-data-pages.ts');
      const { createTableFileCache } = await import('./files/table-file-cache.ts');
      const { tableRoutes } = await import('./routes/table-routes.ts');
      const files = createTableFileCache(options.folder);
      const figures = () => {
        const snapshot = current();
        return {
          versions: snapshot.versions,
          places: snapshot.of(places),
          crime: snapshot.of(crime),
          air: snapshot.of(air),
          coronavirus: snapshot.of(coronavirus).data,
          openData: currentData(),
        };
      };
      return {
        routes(app) {
          openDataRoutes(app, currentData, figures, options.sourceTerms);
          tableRoutes(app, { figures, checkNow }, files, options);
        },
        close: files.close,
        pages: openDataPages(currentData),
      };
    },
  };
}
