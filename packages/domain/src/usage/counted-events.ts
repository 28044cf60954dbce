import { PAGE_PATHS, type Page, type PageKind } from '../pages/index.ts';

/** Counted usage events. They contain nothing that a reader typed, chose or clicked. // spec 7 */
export const USAGE_EVENTS = [
  'page-view',
  'map-click',
  'filter-change',
  'place-search',
  'feedback-answer',
] as const;

export type UsageEvent = (typeof USAGE_EVENTS)[number];

/**
 * The kind of a page for usage counts, without the place, month or person of its address. The bare address redirects
 * and is not counted.
 */
export type CountedPage = PageKind | 'not-found';

/** Address patterns for staff and analytics services; staff pages are not counted. */
export const COUNTED_PAGE_PATHS: Readonly<Record<CountedPage, string>> = {
  ...PAGE_PATHS,
  'not-found': '/:unknown',
};

/** All kinds of pages that are counted. */
export const COUNTED_PAGES = Object.keys(COUNTED_PAGE_PATHS) as CountedPage[];

/** Returns the counted kind of a page; `null` for staff pages. */
export function toCountedPage(page: Page | null): CountedPage | null {
  const kind = page?.kind ?? 'not-found';
  return kind in COUNTED_PAGE_PATHS ? (kind as CountedPage) : null;
}

/** Returns whether a page may be reported to external services: personal subscription pages may not. */
export function canReportToAnalytics(page: CountedPage): boolean {
  return !page.startsWith('subscription');
}
