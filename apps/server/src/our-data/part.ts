import type { SourceTerms } from '@townlight/domain/county';
import type { AirPart } from '../air/index.ts';
import type { BundlesPart } from '../bundles/index.ts';
import type { CoronavirusPart } from '../coronavirus/index.ts';
import type { CrimePart } from '../crime/index.ts';
import type { PlacesPart } from '../places/index.ts';
import type { Part } from '../platform/parts/part.ts';
import { buildOurData, type OurData } from './snapshot.ts';

export interface OurDataOptions {
  readonly places: PlacesPart;
  readonly bundles: BundlesPart;
  readonly crime: CrimePart;
  readonly air: AirPart;
  readonly coronavirus: CoronavirusPart;
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
export function ourDataPart(options: OurDataOptions): Part<OurData, OurData> {
  const { places, bundles, crime, air, coronavirus } = options;
  return {
    name: 'our-data',
    needs: [places, bundles, crime, air, coronavirus],
    snapshot: { build: ({ db }) => buildOurData(db), open: (data) => data },
    async serve({ own, current, lookNow }) {
      const { ourDataRoutes } = await import('./routes.ts');
      const { ourDataPages } = await import('./our-data-pages.ts');
      const { keepTableFiles } = await import('./files/keep-table-files.ts');
      const { tableRoutes } = await import('./table-routes.ts');
      const files = keepTableFiles(options.folder);
      const figures = () => {
        const snapshot = current();
        return {
          versions: snapshot.versions,
          places: snapshot.of(places),
          crime: snapshot.of(crime),
          air: snapshot.of(air),
          coronavirus: snapshot.of(coronavirus).data,
          ours: own(),
        };
      };
      return {
        routes(app) {
          ourDataRoutes(app, own, figures, options.sourceTerms);
          tableRoutes(app, { figures, lookNow }, files, options);
        },
        close: files.close,
        pages: ourDataPages(own),
      };
    },
  };
}
