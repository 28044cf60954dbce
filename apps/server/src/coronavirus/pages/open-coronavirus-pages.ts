import { pagePath } from '@townlight/domain/pages';
import type { ReadScenery } from '../../pictures/index.ts';
import type { PartPages } from '../../platform/parts/part-pages.ts';
import {
  type CoronavirusPagesCounty,
  coronavirusPictureWords,
} from './coronavirus-picture-words.ts';
import { coronavirusPictures } from './coronavirus-pictures.ts';
import { type CoronavirusBook, tellCoronavirusPage } from './tell-coronavirus-page.ts';

export interface CoronavirusPagesOptions extends CoronavirusPagesCounty {
  /** Land and freeways around the areas in map images. */
  readonly scenery: ReadScenery;
}

/**
 * Creates metadata, sitemap and preview images of the coronavirus pages.
 * @param current throws before the first snapshot
 */
export function openCoronavirusPages(
  current: () => CoronavirusBook,
  { scenery, ...county }: CoronavirusPagesOptions,
) {
  const pictures = coronavirusPictures(current, scenery, coronavirusPictureWords(county));
  const pages: PartPages = {
    tell: (address) => tellCoronavirusPage(address, current(), pictures.pictureOf),
    sitemap: () => {
      const loaded = current().coronavirus.data.releases.map(({ publishedAt }) => publishedAt);
      const newest = loaded.sort((a, b) => Number(a) - Number(b)).at(-1);
      return {
        paths: [
          pagePath({ kind: 'coronavirus', area: null }),
          pagePath({ kind: 'coronavirus-method' }),
        ],
        changed: newest?.toISOString().slice(0, 10),
      };
    },
  };
  return { pages, pictures };
}
