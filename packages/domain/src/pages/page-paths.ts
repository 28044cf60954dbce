/**
 * The addresses of all public pages by kind. A page without parameters needs only its line here: it is parsed and
 * formatted by this table.
 */
export const PAGE_PATHS = {
  map: '/map',
  neighborhood: '/neighborhood/:area',
  crime: '/crime/:crime',
  compare: '/compare',
  'air-map': '/aqi-map',
  air: '/aqi/:place',
  'air-unknown': '/aqi/:unknown',
  coronavirus: '/coronavirus',
  traffic: '/traffic',
  my: '/my',
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
} as const;

/** Pages for staff: in no menu, in no sitemap, excluded from search engines and usage counts. */
export const STAFF_PAGE_PATHS = {
  /** The Bundle Tool, and its read-only view. // spec 2 */
  bundles: '/bundles',
  bundling: '/bundling',
  staff: '/staff',
  'staff-sign-in': '/staff/sign-in',
  'staff-members': '/staff/members',
  'staff-usage': '/staff/usage',
  'staff-feedback': '/staff/feedback',
  'staff-newsletter': '/staff/newsletter',
} as const;

export type PageKind = keyof typeof PAGE_PATHS;
export type StaffPageKind = keyof typeof STAFF_PAGE_PATHS;

/** Splits a path without its language into decoded segments: `/crime/Vehicle%20Theft/` is `crime`, `Vehicle Theft`. */
export function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean).map(decodeSegment);
}

/** Decodes a segment; an invalid encoding becomes a character that matches nothing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return '\ufffd';
  }
}

/** Router patterns of the pages with parameters, which `parsePage` parses; other pages are in `PAGE_PATHS`. */
export const PAGE_PATTERNS = {
  place: '/map/place',
  neighborhood: '/neighborhood',
  neighborhoodOf: '/neighborhood/:area/:month?/:year?',
  crime: '/crime',
  crimeOf: '/crime/:crime/:month?/:year?',
  air: '/aqi',
  /** `/aqi/:place/:coordinates` // spec 2; the page itself handles missing or invalid segments */
  airOf: '/aqi/:place/:coordinates?',
  /** `/subscription/{userHash}?{email}&{passwordHash}` // spec 2 */
  subscription: '/subscription/:userHash?',
  embed: '/embed/*',
  /** Relative to `embed`. */
  embedMap: 'map',
  embedChart: 'chart/:area',
} as const;
