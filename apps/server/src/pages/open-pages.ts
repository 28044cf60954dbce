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

/** The county and the deployment that the pages belong to. */
export interface PagesOptions {
  readonly county: string;
  /** The county's name in Spanish. */
  readonly spanishCounty: string;
  readonly publicUrl: string | undefined;
  readonly imagesUrl: string | undefined;
  /** Where the bare address redirects, without a language. */
  readonly startPage: string;
  /** Renders pages, whose titles and descriptions become their metadata; without it the site's are used. */
  readonly drawPage: DrawPage | undefined;
}

export interface Pages {
  readonly headOf: HeadOfPage;
  routes(app: App): void;
}

/** Registers the first HTML and the files for search engines. @param current throws before the first snapshot */
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
        // before the first snapshot the page itself shows a message
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
