import type { CrimeSnapshot } from '../crime/index.ts';
import { openRenderer, readScenery } from '../pictures/index.ts';
import type { PlacesSnapshot } from '../places/index.ts';
import type { App } from '../platform/http/create-app.ts';
import { NotReady } from '../platform/http/errors.ts';
import type { HeadOfPage } from '../platform/http/page-head.ts';
import type { DefaultSubjects } from './page-address.ts';
import { pageBooks } from './page-book.ts';
import { headOf } from './page-heads.ts';
import { pictureRoutes } from './picture-routes.ts';
import { sitemapRoutes } from './sitemap-routes.ts';
import { englishWords } from './words/english.ts';
import { spanishWords } from './words/spanish.ts';

/** What is true of the county that the pages are of, and of the place they are served at. */
export interface PagesOptions {
  readonly county: string;
  /** What Spanish readers call what has an English name. */
  readonly spanishNames: Readonly<Record<string, string>>;
  readonly defaults: DefaultSubjects;
  /** GeoJSON of land and of freeways, for map pictures. */
  readonly land: unknown;
  readonly freeways: unknown;
  readonly publicUrl: string | undefined;
  readonly imagesUrl: string | undefined;
}

export interface Pages {
  readonly headOf: HeadOfPage;
  routes(app: App): void;
  close(): Promise<void>;
}

type Snapshot = { readonly crime: CrimeSnapshot; readonly places: PlacesSnapshot };

/** First HTML, link previews, pictures and what search engines ask for. @param current throws before the first snapshot */
export function openPages(current: () => Snapshot, options: PagesOptions): Pages {
  const { county, defaults, imagesUrl, publicUrl } = options;
  const words = { en: englishWords(county), es: spanishWords(county, options.spanishNames) };
  const bookOf = pageBooks(readScenery(options.land, options.freeways), words);
  const book = () => bookOf(current());
  const renderer = openRenderer();
  return {
    headOf(url, origin) {
      try {
        return headOf(url, origin, book(), { words, defaults, imagesUrl });
      } catch (error) {
        // before the first snapshot a page says so itself
        if (error instanceof NotReady) return null;
        throw error;
      }
    },
    routes(app) {
      pictureRoutes(app, book, renderer);
      sitemapRoutes(app, book, publicUrl);
    },
    close: () => renderer.close(),
  };
}
