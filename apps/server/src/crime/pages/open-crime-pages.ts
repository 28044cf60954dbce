import { COUNTY_MAP, pagePath, trackerPath } from '@townlight/domain/pages';
import { openRenderer, readScenery } from '../../pictures/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import type { App } from '../../platform/http/create-app.ts';
import type { PartPages } from '../../platform/parts/part-pages.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';
import { type PageBook, pageBooks } from './page-book.ts';
import { pictureRoutes } from './picture-routes.ts';
import { englishWords } from './picture-words/english.ts';
import { spanishWords } from './picture-words/spanish.ts';
import { type DefaultSubjects, tellPage } from './tell-page.ts';

/** The county-specific settings of the pages. */
export interface CrimePagesOptions {
  readonly county: string;
  /** English name → Spanish name. */
  readonly spanishNames: Readonly<Record<string, string>>;
  readonly defaults: DefaultSubjects;
  /** Reads the GeoJSON of land and freeways, for map pictures. */
  readonly scenery: () => { readonly land: unknown; readonly freeways: unknown };
}

export interface CrimePages {
  readonly pages: PartPages;
  routes(app: App): void;
  close(): Promise<void>;
}

/**
 * Creates the metadata, link previews and pictures of neighborhood and crime pages.
 * @param current throws before the first snapshot
 */
export function openCrimePages(
  current: () => { readonly crime: CrimeSnapshot; readonly places: PlacesSnapshot },
  { county, spanishNames, defaults, scenery }: CrimePagesOptions,
): CrimePages {
  const words = { en: englishWords(county), es: spanishWords(county, spanishNames) };
  const { land, freeways } = scenery();
  const bookOf = pageBooks(readScenery(land, freeways), words);
  const book = () => bookOf(current());
  const renderer = openRenderer();
  return {
    pages: {
      tell: (address) => tellPage(address, book(), { words, defaults }),
      quietPanel: () => book().quietPanel(),
      sitemap: () => ({ paths: publicPaths(book()), changed: lastChange(book()) }),
    },
    routes: (app) => pictureRoutes(app, book, renderer),
    close: () => renderer.close(),
  };
}

function publicPaths({ facts, places }: PageBook): string[] {
  return [
    pagePath(COUNTY_MAP),
    ...places.data.neighborhoods.map(({ slug }) => trackerPath('neighborhood', slug)),
    ...facts.crimes.map(({ slug }) => trackerPath('crime', slug)),
    pagePath({ kind: 'compare', areas: [] }),
    pagePath({ kind: 'data' }),
    pagePath({ kind: 'method' }),
    pagePath({ kind: 'categories-method' }),
    pagePath({ kind: 'crime-types-method' }),
  ];
}

/** Returns the day of the last release, on which all pages depend. */
function lastChange({ facts }: PageBook): string | undefined {
  return facts.status.released_at?.slice(0, 10);
}
