import { type AreaId, PARTITIONS, type Partition } from '../places/index.ts';
import { monthOfYear, parseYearMonth, type YearMonth, yearOf } from '../time/index.ts';
import { type AirPlace, airPath, parseAirPlace } from './air-place.ts';
import { SUBSCRIPTION_PAGES } from './subscription-pages.ts';

/** Every page by the content of its address, without view state. */
export type Page =
  /** The bare address, which redirects to the installation's start page. */
  | { readonly kind: 'start' }
  | { readonly kind: 'map'; readonly partition: Partition; readonly area: AreaId | null }
  | TrackerPage
  | { readonly kind: 'compare'; readonly areas: readonly AreaId[] }
  /** The air quality map. */
  | { readonly kind: 'air-map'; readonly area: AreaId | null }
  /** The air quality tracker; without a place it shows the county's default. */
  | { readonly kind: 'air'; readonly place: AirPlace | null }
  /** Under `/aqi`, with an invalid point. */
  | { readonly kind: 'air-unknown' }
  /** The coronavirus map. */
  | { readonly kind: 'coronavirus'; readonly area: AreaId | null }
  /** An external page in a frame. */
  | { readonly kind: 'traffic' }
  /** Search results, for browsers without JavaScript. */
  | { readonly kind: 'search' }
  /** The feedback form as a separate page, for browsers without JavaScript. */
  | { readonly kind: 'feedback' }
  /** Data news of the county, or of a neighborhood. */
  | { readonly kind: 'news'; readonly area: AreaId | null }
  | { readonly kind: 'news-entry'; readonly entry: string; readonly area: AreaId | null }
  | { readonly kind: 'data' }
  | DataPage
  | { readonly kind: 'method' }
  /** The mapping of codes to crime types. */
  | { readonly kind: 'categories-method' }
  /** Definitions of the crime types. */
  | { readonly kind: 'crime-types-method' }
  | { readonly kind: 'air-method' }
  | { readonly kind: 'coronavirus-method' }
  | { readonly kind: 'embed-map' }
  | { readonly kind: 'embed-chart'; readonly area: AreaId }
  | { readonly kind: 'embed-air-map' }
  | { readonly kind: 'embed-coronavirus' }
  /** Under `/embed/`, with an unknown path. */
  | { readonly kind: 'embed-unknown' }
  | SubscriberPage
  | StaffPage;

/** The pages below `/about/data`. */
export type DataPage = {
  readonly kind: 'data-coverage' | 'data-downloads' | 'data-releases' | 'data-api';
};

/** The third segment, below `/about/data`. */
const DATA_PAGES: Readonly<Record<string, DataPage['kind']>> = {
  coverage: 'data-coverage',
  downloads: 'data-downloads',
  releases: 'data-releases',
  api: 'data-api',
};

/** Newsletter pages. Personal parameters are never part of a `Page`, see `subscription-page`. */
export type SubscriberPage =
  | { readonly kind: 'subscribe' }
  /** A reader's subscription. */
  | { readonly kind: 'subscription' }
  | { readonly kind: 'subscription-confirm' | 'subscription-manage' | 'subscription-unsubscribe' };

/** The second segment of the pages behind mailed links; any other is a reader's hash. */
const MAILED_PAGES: Readonly<Record<string, SubscriberPage['kind']>> = {
  confirm: 'subscription-confirm',
  manage: 'subscription-manage',
  unsubscribe: 'subscription-unsubscribe',
};

/** Pages for staff: in no menu, in no sitemap, excluded from search engines. */
export type StaffPage =
  /** The Bundle Tool, and its read-only view. // spec 2 */
  | { readonly kind: 'bundles' }
  | { readonly kind: 'bundling' }
  | { readonly kind: 'staff' }
  | { readonly kind: `staff-${StaffStep}` };

/**
 * Below `/staff`: `feedback` lists readers' feedback, `newsletter` the editions, `members` the staff, for
 * administrators.
 */
const STAFF_STEPS = ['sign-in', 'usage', 'feedback', 'newsletter', 'members'] as const;
type StaffStep = (typeof STAFF_STEPS)[number];

/** A tracker without a subject shows the county's default. */
export type TrackerPage =
  | { readonly kind: 'neighborhood'; readonly area: AreaId | null; readonly month: RequestedMonth }
  | { readonly kind: 'crime'; readonly crime: string | null; readonly month: RequestedMonth };

/** `undefined` without a month in the address, `null` for an invalid one. */
export type RequestedMonth = YearMonth | undefined | null;

/** Maximum number of lines that remain distinguishable and whose labels fit. */
export const MAX_COMPARED_AREAS = 4;

/** Redirect target of the bare address by default. // spec 2, 9 */
export const DEFAULT_START_PAGE = '/coronavirus';

/** The crime map of the whole county. */
export const COUNTY_MAP_PAGE: Page = { kind: 'map', partition: 'neighborhoods', area: null };

/** Parses an address; `null` where no page matches. */
export function parsePage(steps: readonly string[], query: URLSearchParams): Page | null {
  const [first, second, month, year] = steps;
  switch (first) {
    case undefined:
      return { kind: 'start' };
    case 'map':
      if (steps.length > 2 || (second !== undefined && second !== 'place')) return null;
      return {
        kind: 'map',
        partition: PARTITIONS.find((one) => one === query.get('partition')) ?? 'neighborhoods',
        area: query.get('area') || null,
      };
    case 'neighborhood':
      if (steps.length > 4) return null;
      return { kind: first, area: second ?? null, month: parseMonth(month, year) };
    case 'crime':
      if (steps.length > 4) return null;
      return { kind: first, crime: second ?? null, month: parseMonth(month, year) };
    case 'compare':
      return steps.length > 1 ? null : { kind: first, areas: parseComparedAreas(query) };
    case 'aqi-map':
      return steps.length > 1 ? null : { kind: 'air-map', area: query.get('area') || null };
    case 'aqi': {
      if (second === undefined) return { kind: 'air', place: null };
      const place = parseAirPlace(steps.slice(1));
      return place === null ? { kind: 'air-unknown' } : { kind: 'air', place };
    }
    case 'coronavirus':
      return steps.length > 1 ? null : { kind: first, area: query.get('area') || null };
    case 'traffic':
    case 'search':
    case 'feedback':
      return steps.length > 1 ? null : { kind: first };
    case 'news': {
      const area = query.get('area') || null;
      if (second === undefined) return { kind: first, area };
      return steps.length > 2 ? null : { kind: 'news-entry', entry: second, area };
    }
    case 'about':
      if (second === 'data' && steps.length === 3) {
        const kind = DATA_PAGES[month ?? ''];
        return kind === undefined ? null : { kind };
      }
      if (steps.length !== 2) return null;
      if (second === 'air' || second === 'coronavirus' || second === 'categories')
        return { kind: `${second}-method` };
      if (second === 'crime-types') return { kind: 'crime-types-method' };
      return second === 'data' || second === 'method' ? { kind: second } : null;
    case 'embed':
      return parseEmbedPage(steps);
    case 'subscription':
      return steps.length > 2 ? null : { kind: MAILED_PAGES[second ?? ''] ?? first };
    case 'subscribe':
    case 'bundles':
    case 'bundling':
      return steps.length > 1 ? null : { kind: first };
    case 'staff':
      if (second === undefined) return { kind: first };
      if (steps.length > 2) return null;
      return isStaffStep(second) ? { kind: `staff-${second}` } : null;
    default:
      return null;
  }
}

/** Returns the canonical path of a page, without its language: `/neighborhood/hollywood/9/2026`. */
export function pagePath(page: Page): string {
  switch (page.kind) {
    case 'start':
      return '/';
    case 'map': {
      const query = new URLSearchParams();
      if (page.partition !== 'neighborhoods') query.set('partition', page.partition);
      if (page.area !== null) query.set('area', page.area);
      return query.size === 0 ? '/map' : `/map?${query}`;
    }
    case 'neighborhood':
      return trackerPath(page.kind, page.area, page.month);
    case 'crime':
      return trackerPath(page.kind, page.crime, page.month);
    case 'compare':
      return page.areas.length === 0 ? '/compare' : `/compare?${formatComparedAreas(page.areas)}`;
    case 'air-map':
      return withArea('/aqi-map', page.area);
    case 'air':
      return airPath(page.place);
    case 'air-unknown':
      return `${airPath(null)}/unknown`;
    case 'coronavirus':
      return withArea('/coronavirus', page.area);
    case 'news':
      return withArea('/news', page.area);
    case 'news-entry':
      return withArea(`/news/${encodeURIComponent(page.entry)}`, page.area);
    case 'data':
    case 'method':
      return `/about/${page.kind}`;
    case 'data-coverage':
      return '/about/data/coverage';
    case 'data-downloads':
      return '/about/data/downloads';
    case 'data-releases':
      return '/about/data/releases';
    case 'data-api':
      return '/about/data/api';
    case 'categories-method':
      return '/about/categories';
    case 'crime-types-method':
      return '/about/crime-types';
    case 'air-method':
      return '/about/air';
    case 'coronavirus-method':
      return '/about/coronavirus';
    case 'embed-map':
      return '/embed/map';
    case 'embed-chart':
      return `/embed/chart/${encodeURIComponent(page.area)}`;
    case 'embed-air-map':
      return '/embed/aqi-map';
    case 'embed-coronavirus':
      return '/embed/coronavirus';
    case 'embed-unknown':
      return '/embed';
    case 'subscription-confirm':
      return SUBSCRIPTION_PAGES.confirm;
    case 'subscription-manage':
      return SUBSCRIPTION_PAGES.manage;
    case 'subscription-unsubscribe':
      return SUBSCRIPTION_PAGES.unsubscribe;
    case 'subscribe':
    case 'subscription':
    case 'bundles':
    case 'bundling':
    case 'staff':
    case 'traffic':
    case 'search':
    case 'feedback':
      return `/${page.kind}`;
    case 'staff-sign-in':
    case 'staff-usage':
    case 'staff-feedback':
    case 'staff-newsletter':
    case 'staff-members':
      return `/staff/${page.kind.slice('staff-'.length)}`;
  }
}

function withArea(path: string, area: AreaId | null): string {
  return area === null ? path : `${path}?${new URLSearchParams({ area })}`;
}

/** Returns `/neighborhood/hollywood`, or with a month `/neighborhood/hollywood/9/2026`. */
export function trackerPath(
  tracker: TrackerPage['kind'],
  subject: string | null,
  month: RequestedMonth = undefined,
): string {
  if (subject === null) return `/${tracker}`;
  const path = `/${tracker}/${encodeURIComponent(subject)}`;
  return month == null ? path : `${path}/${monthOfYear(month)}/${yearOf(month)}`;
}

/** Formats `areas=venice,hollywood` with literal commas, for readable links. */
export function formatComparedAreas(areas: readonly AreaId[]): string {
  return `areas=${areas.map(encodeURIComponent).join(',')}`;
}

/** Returns each area once, in order. */
export function parseComparedAreas(query: URLSearchParams): AreaId[] {
  const named = (query.get('areas') ?? '').split(',').map((id) => id.trim());
  return [...new Set(named.filter((id) => id !== ''))].slice(0, MAX_COMPARED_AREAS);
}

/** Parses the month of the segments `9`, `2026`. */
export function parseMonth(month: string | undefined, year: string | undefined): RequestedMonth {
  if (month === undefined) return undefined;
  return parseYearMonth(`${year ?? ''}-${month.padStart(2, '0')}`);
}

function isStaffStep(step: string): step is StaffStep {
  return (STAFF_STEPS as readonly string[]).includes(step);
}

function parseEmbedPage([, shown, area, ...more]: readonly string[]): Page {
  if (shown === 'map' && area === undefined) return { kind: 'embed-map' };
  if (shown === 'aqi-map' && area === undefined) return { kind: 'embed-air-map' };
  if (shown === 'coronavirus' && area === undefined) return { kind: 'embed-coronavirus' };
  if (shown === 'chart' && area !== undefined && more.length === 0) {
    return { kind: 'embed-chart', area };
  }
  return { kind: 'embed-unknown' };
}
