import type { Page, StaffPage } from '../pages/index.ts';

/**
 * The kind of a page for usage counts, without the place, month or person of its address. The bare address redirects
 * and is not counted.
 */
export type CountedPage = Exclude<Page['kind'], StaffPage['kind'] | 'start'> | 'not-found';

/** Address patterns for staff and analytics services; staff pages are not counted. */
export const COUNTED_PAGE_PATHS: Readonly<Record<CountedPage, string>> = {
  map: '/map',
  neighborhood: '/neighborhood/:area',
  crime: '/crime/:crime',
  compare: '/compare',
  'air-map': '/aqi-map',
  air: '/aqi/:place',
  'air-unknown': '/aqi/:unknown',
  coronavirus: '/coronavirus',
  traffic: '/traffic',
  search: '/search',
  feedback: '/feedback',
  news: '/news',
  'news-entry': '/news/:entry',
  data: '/about/data',
  'data-coverage': '/about/data/coverage',
  'data-downloads': '/about/data/downloads',
  'data-releases': '/about/data/releases',
  'data-api': '/about/data/api',
  method: '/about/method',
  'categories-method': '/about/categories',
  'crime-types-method': '/about/crime-types',
  'air-method': '/about/air',
  'coronavirus-method': '/about/coronavirus',
  'embed-map': '/embed/map',
  'embed-chart': '/embed/chart/:area',
  'embed-air-map': '/embed/aqi-map',
  'embed-coronavirus': '/embed/coronavirus',
  'embed-unknown': '/embed/:unknown',
  subscribe: '/subscribe',
  subscription: '/subscription/:reader',
  'subscription-confirm': '/subscription/confirm',
  'subscription-manage': '/subscription/manage',
  'subscription-unsubscribe': '/subscription/unsubscribe',
  'not-found': '/:unknown',
};

export const COUNTED_PAGES = Object.keys(COUNTED_PAGE_PATHS) as CountedPage[];

/** Returns the counted kind of a page; `null` for staff pages. */
export function toCountedPage(page: Page | null): CountedPage | null {
  const kind = page?.kind ?? 'not-found';
  return kind in COUNTED_PAGE_PATHS ? (kind as CountedPage) : null;
}

/** Returns whether a page may be reported to external services: personal subscription pages may not. */
export function canReportToServices(page: CountedPage): boolean {
  return !page.startsWith('subscription');
}
