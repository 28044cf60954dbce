import { DEFAULT_LANGUAGE, type Language } from '../language/index.ts';
import { type AreaId, PARTITIONS, type Partition } from '../places/index.ts';
import { monthOfYear, parseYearMonth, type YearMonth, yearOf } from '../time/index.ts';
import { type AirPlace, airPath, parseAirPlace } from './air-place.ts';
import { PAGE_PATHS, type PageKind, STAFF_PAGE_PATHS, type StaffPageKind } from './page-paths.ts';

/** A page whose address has parameters. */
type PageWithParameters =
  | { readonly kind: 'map'; readonly partition: Partition; readonly area: AreaId | null }
  | TrackerPage
  | { readonly kind: 'compare'; readonly areas: readonly AreaId[] }
  /** The air quality map. */
  | { readonly kind: 'air-map'; readonly area: AreaId | null }
  /** The air quality tracker; without a place it shows the county's default. */
  | { readonly kind: 'air'; readonly place: AirPlace | null }
  /** The coronavirus map. */
  | { readonly kind: 'coronavirus'; readonly area: AreaId | null }
  /** Data news of the county, or of a neighborhood. */
  | { readonly kind: 'news'; readonly area: AreaId | null }
  | { readonly kind: 'news-entry'; readonly entry: string; readonly area: AreaId | null }
  | { readonly kind: 'embed-chart'; readonly area: AreaId };

/**
 * Every page by the content of its address, without view state. Personal parameters of a subscription are never part of
 * a `Page`, see `subscription-page`. `air-unknown` and `embed-unknown` are addresses below `/aqi` and `/embed` that
 * cannot be parsed.
 */
export type Page =
  /** The bare address, which redirects to the installation's start page. */
  | { readonly kind: 'start' }
  | PageWithParameters
  | { readonly kind: Exclude<PageKind, PageWithParameters['kind']> | StaffPageKind };

/** The pages below `/about/data`. */
export type DataPage = { readonly kind: Extract<PageKind, `data-${string}`> };

/** A tracker without a subject shows the county's default. */
export type TrackerPage =
  | { readonly kind: 'neighborhood'; readonly area: AreaId | null; readonly month: RequestedMonth }
  | {
      readonly kind: 'crime';
      readonly crime: string | null;
      readonly month: RequestedMonth;
      /** The neighborhood that the page shows instead of the county. */
      readonly area: AreaId | null;
    };

/** `undefined` without a month in the address, `null` for an invalid one. */
export type RequestedMonth = YearMonth | undefined | null;

/** Maximum number of lines that remain distinguishable and whose labels fit. */
export const MAX_COMPARED_AREAS = 4;

/** The parameter of a crime page that names a neighborhood. */
export const CRIME_AREA_PARAM = 'in';

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
      return {
        kind: first,
        crime: second ?? null,
        month: parseMonth(month, year),
        area: query.get(CRIME_AREA_PARAM) || null,
      };
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
    case 'news': {
      const area = query.get('area') || null;
      if (second === undefined) return { kind: first, area };
      return steps.length > 2 ? null : { kind: 'news-entry', entry: second, area };
    }
    case 'embed':
      return parseEmbedPage(steps);
    case 'subscription':
      return steps.length > 2 ? null : (parsePlainPage(steps) ?? { kind: first });
    default:
      return parsePlainPage(steps);
  }
}

const PLAIN_PATHS = { ...PAGE_PATHS, ...STAFF_PAGE_PATHS };
const PLAIN_PAGES: ReadonlyMap<string, Page> = new Map(
  Object.entries(PLAIN_PATHS).map(([kind, path]) => [path, { kind } as Page]),
);

/** Parses the address of a page without parameters. */
function parsePlainPage(steps: readonly string[]): Page | null {
  // a decoded segment may contain a slash
  if (steps.some((step) => step.includes('/'))) return null;
  return PLAIN_PAGES.get(`/${steps.join('/')}`) ?? null;
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
      return crimePath(page.crime, page);
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
    case 'embed-chart':
      return `/embed/chart/${encodeURIComponent(page.area)}`;
    case 'embed-unknown':
      return '/embed';
    case 'subscription':
      return '/subscription';
    default:
      return PLAIN_PATHS[page.kind];
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

/** Returns `/crime/burglary`, or of a neighborhood `/crime/burglary?in=hollywood`. */
export function crimePath(
  crime: string | null,
  shown: { readonly area?: AreaId | null; readonly month?: RequestedMonth } = {},
): string {
  const path = trackerPath('crime', crime, shown.month);
  return shown.area ? `${path}?${new URLSearchParams({ [CRIME_AREA_PARAM]: shown.area })}` : path;
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

function parseEmbedPage(steps: readonly string[]): Page {
  const [, shown, area, ...more] = steps;
  if (shown === 'chart' && area !== undefined && more.length === 0) {
    return { kind: 'embed-chart', area };
  }
  return parsePlainPage(steps) ?? { kind: 'embed-unknown' };
}

/** Returns the path of the coverage page, with or without a selected neighborhood. */
export function coveragePath(area: AreaId | null): string {
  const path = pagePath({ kind: 'data-coverage' });
  return area === null ? path : `${path}?${new URLSearchParams({ area })}`;
}

/** Returns the paths of the news feeds, of the county or a neighborhood. */
export function newsFeedPaths({
  area,
  language,
}: {
  readonly area?: AreaId | null | undefined;
  readonly language: Language;
}): { readonly atom: string; readonly json: string } {
  const query = new URLSearchParams();
  if (area) query.set('area', area);
  if (language !== DEFAULT_LANGUAGE) query.set('language', language);
  const end = query.size === 0 ? '' : `?${query}`;
  return { atom: `/news.atom${end}`, json: `/news.json${end}` };
}
