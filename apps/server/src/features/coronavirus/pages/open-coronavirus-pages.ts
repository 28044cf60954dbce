import { pagePath } from '@townlight/domain/pages';
import type { LoadLandAndFreeways } from '../../../images/index.ts';
import type { FeaturePages } from '../../../platform/features/feature-pages.ts';
import { type CoronavirusPagesCounty, createCoronavirusPreviews } from './coronavirus-previews.ts';
import {
  type CoronavirusPageContext,
  describeCoronavirusPage,
} from './describe-coronavirus-page.ts';

export interface CoronavirusPagesOptions extends CoronavirusPagesCounty {
  /** Land and freeways around the areas in map images. */
  readonly scenery: LoadLandAndFreeways;
  /** The county has no reporting areas: the sitemap lists none of the pages. */
  readonly isAbsent: boolean;
}

/**
 * Creates metadata, sitemap and preview images of the coronavirus pages.
 * @param current throws before the first snapshot
 */
export function openCoronavirusPages(
  current: () => CoronavirusPageContext,
  { scenery, isAbsent, ...county }: CoronavirusPagesOptions,
) {
  const pictures = createCoronavirusPreviews(current, scenery, county);
  const pages: FeaturePages = {
    describePage: (address) => describeCoronavirusPage(address, current(), pictures.pictureOf),
    sitemap: () => {
      const loaded = current().coronavirus.data.releases.map(({ publishedAt }) => publishedAt);
      const newest = loaded.sort((a, b) => Number(a) - Number(b)).at(-1);
      return {
        paths: isAbsent
          ? []
          : [
              pagePath({ kind: 'coronavirus', area: null }),
              pagePath({ kind: 'coronavirus-method' }),
            ],
        changed: newest?.toISOString().slice(0, 10),
      };
    },
  };
  return { pages, pictures };
}
