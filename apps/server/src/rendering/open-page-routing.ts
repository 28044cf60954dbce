import type { Snapshot } from '../platform/features/feature.ts';
import type { FeaturePages } from '../platform/features/feature-pages.ts';
import type { App } from '../platform/http/create-app.ts';
import { NotReady } from '../platform/http/errors.ts';
import type { ResolvePageHead } from '../platform/http/page-head.ts';
import type { RenderPage } from '../platform/http/site/rendered-page.ts';
import { buildPageHead } from './build-page-head.ts';
import { createPagePictures } from './page-pictures.ts';
import { createSiteMessages } from './site-messages.ts';
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
  readonly drawPage: RenderPage | undefined;
}

/** The heads of pages, and the routes for search engines. */
export interface Pages {
  readonly headOf: ResolvePageHead;
  routes(app: App): void;
}

/** Registers the first HTML and the files for search engines. @param current throws before the first snapshot */
export function openPageRouting(
  features: readonly FeaturePages[],
  current: () => Snapshot,
  { county, spanishCounty, publicUrl, imagesUrl, startPage, drawPage }: PagesOptions,
): Pages {
  const messages = createSiteMessages({ en: county, es: spanishCounty });
  const pictures = createPagePictures(features, messages, { current, drawPage });
  return {
    headOf(url, origin) {
      try {
        current();
        return buildPageHead(url, origin, features, { messages, pictures, imagesUrl, startPage });
      } catch (error) {
        // before the first snapshot the page itself shows a message
        if (error instanceof NotReady) return null;
        throw error;
      }
    },
    routes(app) {
      sitemapRoutes(app, features, current, publicUrl);
      pictures.routes(app);
    },
  };
}
