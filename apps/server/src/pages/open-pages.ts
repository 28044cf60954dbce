import type { App } from '../platform/http/create-app.ts';
import { NotReady } from '../platform/http/errors.ts';
import type { HeadOfPage } from '../platform/http/page-head.ts';
import type { DrawPage } from '../platform/http/site/drawn-page.ts';
import type { Snapshot } from '../platform/parts/part.ts';
import type { PartPages } from '../platform/parts/part-pages.ts';
import { headOf } from './page-heads.ts';
import { pagePictures } from './page-pictures.ts';
import { siteWords } from './site-words.ts';
import { sitemapRoutes } from './sitemap-routes.ts';

/** What is true of the county that the pages are of, and of the place they are served at. */
export interface PagesOptions {
  readonly county: string;
  /** What Spanish readers call the county. */
  readonly spanishCounty: string;
  readonly publicUrl: string | undefined;
  readonly imagesUrl: string | undefined;
  /** Where the bare address leads, without a language. */
  readonly startPage: string;
  /** Draws pages, which tell their titles and sentences; without it the site's stand for them. */
  readonly drawPage: DrawPage | undefined;
}

export interface Pages {
  readonly headOf: HeadOfPage;
  routes(app: App): void;
}

/** First HTML and what search engines ask for, as the parts tell it. @param current throws before the first snapshot */
export function openPages(
  parts: readonly PartPages[],
  current: () => Snapshot,
  { county, spanishCounty, publicUrl, imagesUrl, startPage, drawPage }: PagesOptions,
): Pages {
  const words = siteWords(county, spanishCounty);
  const pictures = pagePictures(parts, words, { current, drawPage });
  return {
    headOf(url, origin) {
      try {
        current();
        return headOf(url, origin, parts, { words, pictures, imagesUrl, startPage });
      } catch (error) {
        // before the first snapshot a page says so itself
        if (error instanceof NotReady) return null;
        throw error;
      }
    },
    routes(app) {
      sitemapRoutes(app, parts, current, publicUrl);
      pictures.routes(app);
    },
  };
}
