import { defineCatalog } from './define-catalog.ts';

/** The texts of the pages with a map, with those of the map itself. */
export const areaMapCatalog = defineCatalog('areaMap', {
  en: async () => ({
    ...(await import('./en/area-map.en.ts')),
    ...(await import('./en/map.en.ts')),
  }),
  es: async () => ({
    ...(await import('./es/area-map.es.ts')),
    ...(await import('./es/map.es.ts')),
  }),
});

export const chartTipCatalog = defineCatalog('chartTip', {
  en: () => import('./en/chart-tip.en.ts'),
  es: () => import('./es/chart-tip.es.ts'),
});

export const downloadCatalog = defineCatalog('download', {
  en: () => import('./en/download.en.ts'),
  es: () => import('./es/download.es.ts'),
});

/** The texts of embeds, with those of their map. */
export const embedCatalog = defineCatalog('embed', {
  en: async () => ({
    ...(await import('./en/embed.en.ts')),
    ...(await import('./en/map.en.ts')),
  }),
  es: async () => ({
    ...(await import('./es/embed.es.ts')),
    ...(await import('./es/map.es.ts')),
  }),
});

/** The texts of a map that a page has besides others. */
export const mapCatalog = defineCatalog('map', {
  en: () => import('./en/map.en.ts'),
  es: () => import('./es/map.es.ts'),
});

export const methodCatalog = defineCatalog('method', {
  en: () => import('./en/method.en.ts'),
  es: () => import('./es/method.es.ts'),
});

export const placeSearchCatalog = defineCatalog('placeSearch', {
  en: () => import('./en/place-search.en.ts'),
  es: () => import('./es/place-search.es.ts'),
});

export const readingCatalog = defineCatalog('reading', {
  en: () => import('./en/reading.en.ts'),
  es: () => import('./es/reading.es.ts'),
});

export const shareCatalog = defineCatalog('share', {
  en: () => import('./en/share.en.ts'),
  es: () => import('./es/share.es.ts'),
});

/** The texts of the tiles on the start page. */
export const startCatalog = defineCatalog('start', {
  en: () => import('./en/start.en.ts'),
  es: () => import('./es/start.es.ts'),
});

/** The texts of the search page and dialog, with those of the suggestions. */
export const searchPageCatalog = defineCatalog('searchPage', {
  en: async () => ({
    ...(await import('./en/search-page.en.ts')),
    ...(await import('./en/place-search.en.ts')),
  }),
  es: async () => ({
    ...(await import('./es/search-page.es.ts')),
    ...(await import('./es/place-search.es.ts')),
  }),
});
