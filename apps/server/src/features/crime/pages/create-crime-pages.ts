import { COUNTY_MAP_PAGE, crimePath, pagePath, trackerPath } from '@townlight/domain/pages';
import { openImageRenderer, parseLandAndFreeways } from '../../../images/index.ts';
import type { FeaturePages } from '../../../platform/features/feature-pages.ts';
import type { App } from '../../../platform/http/create-app.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import { createPictureMessages } from '../messages/index.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';
import { type DefaultSubjects, describeCrimePage } from './describe-crime-page.ts';
import { type CrimePageContent, createPageContentCache } from './page-content.ts';
import { registerPictureRoutes } from './picture-routes.ts';

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
  readonly pages: FeaturePages;
  routes(app: App): void;
  close(): Promise<void>;
}

/**
 * Creates the metadata, link previews and pictures of neighborhood and crime pages.
 * @param current throws before the first snapshot
 */
export function createCrimePages(
  current: () => { readonly crime: CrimeSnapshot; readonly places: PlacesSnapshot },
  { county, spanishNames, defaults, scenery }: CrimePagesOptions,
): CrimePages {
  const messages = createPictureMessages(county, spanishNames);
  const { land, freeways } = scenery();
  const contentOf = createPageContentCache(parseLandAndFreeways(land, freeways), messages);
  const content = () => contentOf(current());
  const renderer = openImageRenderer();
  return {
    pages: {
      describePage: (address) => describeCrimePage(address, content(), { messages, defaults }),
      quietPanel: () => content().quietPanel(),
      sitemap: () => ({ paths: publicPaths(content()), changed: findLastChange(content()) }),
    },
    routes: (app) => registerPictureRoutes(app, content, renderer),
    close: () => renderer.close(),
  };
}

function publicPaths({ facts, places }: CrimePageContent): string[] {
  return [
    pagePath(COUNTY_MAP_PAGE),
    ...places.data.neighborhoods.map(({ slug }) => trackerPath('neighborhood', slug)),
    ...facts.crimes.map(({ slug }) => crimePath(slug)),
    ...facts.crimes.flatMap(({ slug }) =>
      facts.ratedAreas(slug).map((area) => crimePath(slug, { area })),
    ),
    pagePath({ kind: 'compare', areas: [] }),
    pagePath({ kind: 'data' }),
    pagePath({ kind: 'method' }),
    pagePath({ kind: 'categories-method' }),
    pagePath({ kind: 'crime-types-method' }),
  ];
}

/** Returns the day of the last release, on which all pages depend. */
function findLastChange({ facts }: CrimePageContent): string | undefined {
  return facts.status.released_at?.slice(0, 10);
}
