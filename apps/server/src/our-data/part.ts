import type { AirPart } from '../air/index.ts';
import type { BundlesPart } from '../bundles/index.ts';
import type { CoronavirusPart } from '../coronavirus/index.ts';
import type { CrimePart } from '../crime/index.ts';
import type { PlacesPart } from '../places/index.ts';
import type { Part } from '../platform/parts/part.ts';
import type { OurDataPagesCounty } from './our-data-pages.ts';
import { buildOurData, type OurData } from './snapshot.ts';

export interface OurDataOptions {
  readonly places: PlacesPart;
  readonly bundles: BundlesPart;
  readonly crime: CrimePart;
  readonly air: AirPart;
  readonly coronavirus: CoronavirusPart;
  readonly pages: OurDataPagesCounty;
}

/** What the figures are made of, told to whoever wants to know: releases, changes, tables to download. */
export function ourDataPart(options: OurDataOptions): Part<OurData, OurData> {
  const { places, bundles, crime, air, coronavirus } = options;
  return {
    name: 'our-data',
    needs: [places, bundles, crime, air, coronavirus],
    snapshot: { build: ({ db }) => buildOurData(db), open: (data) => data },
    async serve({ own }) {
      const { ourDataRoutes } = await import('./routes.ts');
      const { ourDataPages } = await import('./our-data-pages.ts');
      return {
        routes: (app) => ourDataRoutes(app, own),
        pages: ourDataPages(options.pages, own),
      };
    },
  };
}
