import type { Page, StaffPage } from '../pages/index.ts';

/** A page as it is counted: its kind alone, whatever place, month or person its address names. The bare address leads on. */
export type CountedPage = Exclude<Page['kind'], StaffPage['kind'] | 'start'> | 'not-found';

/** Each with its address as staff and services of usage read it; pages of staff are not counted. */
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

/** What a page is counted as; `null` for pages of staff, which are not. */
export function countedPage(page: Page | null): CountedPage | null {
  const kind = page?.kind ?? 'not-found';
  return kind in COUNTED_PAGE_PATHS ? (kind as CountedPage) : null;
}

/** Whether services outside may be told of it: of the pages that one reader alone can open they learn nothing. */
export function isToldOutside(page: CountedPage): boolean {
  return !page.startsWith('subscription');
}
