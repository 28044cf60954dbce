import { COUNTY_MAP_PAGE, pagePath, trackerPath } from '@townlight/domain/pages';
import type { MessageId } from '../i18n/messages/en.ts';

export interface PageLink {
  readonly to: string;
  readonly text: MessageId;
  /** Subpages. */
  readonly subpages?: readonly PageLink[];
}

/** The tools of the top bar, in the specification's order. A page that does not exist yet is not linked. // spec 2 */
export const TOOL_PAGES: readonly PageLink[] = [
  { to: pagePath({ kind: 'coronavirus', area: null }), text: 'nav.coronavirus' },
  { to: pagePath({ kind: 'traffic' }), text: 'nav.traffic' },
  { to: pagePath({ kind: 'air-map', area: null }), text: 'nav.air' },
  { to: pagePath(COUNTY_MAP_PAGE), text: 'nav.crimeMap' },
  { to: trackerPath('crime', null), text: 'nav.crimeTracker' },
  { to: trackerPath('neighborhood', null), text: 'nav.neighborhoodTracker' },
];

/** Tools that the specification's bar does not list; the drawer and the footer link to them. */
export const MORE_TOOL_PAGES: readonly PageLink[] = [
  { to: pagePath({ kind: 'air', place: null }), text: 'nav.airTracker' },
  { to: pagePath({ kind: 'compare', areas: [] }), text: 'nav.compare' },
];

/** News and newsletters. // spec 2 */
export const STORY_PAGES: readonly PageLink[] = [
  { to: pagePath({ kind: 'news', area: null }), text: 'nav.news' },
  { to: pagePath({ kind: 'subscribe' }), text: 'nav.subscribe' },
];

const DATA_PAGES: readonly PageLink[] = [
  { to: pagePath({ kind: 'data-coverage' }), text: 'nav.dataCoverage' },
  { to: pagePath({ kind: 'data-downloads' }), text: 'nav.dataDownloads' },
  { to: pagePath({ kind: 'data-releases' }), text: 'nav.dataReleases' },
  { to: pagePath({ kind: 'data-api' }), text: 'nav.dataApi' },
];

export const ABOUT_PAGES: readonly PageLink[] = [
  { to: pagePath({ kind: 'data' }), text: 'nav.data', subpages: DATA_PAGES },
  { to: pagePath({ kind: 'method' }), text: 'nav.method' },
  { to: pagePath({ kind: 'air-method' }), text: 'nav.airMethod' },
  { to: pagePath({ kind: 'coronavirus-method' }), text: 'nav.coronavirusMethod' },
];
