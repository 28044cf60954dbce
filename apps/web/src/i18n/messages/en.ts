import type { areaMapEn } from './en/area-map.en.ts';
import type { chartTipEn } from './en/chart-tip.en.ts';
import type { downloadEn } from './en/download.en.ts';
import type { embedEn } from './en/embed.en.ts';
import type { mapEn } from './en/map.en.ts';
import type { methodEn } from './en/method.en.ts';
import type { placeSearchEn } from './en/place-search.en.ts';
import type { readingEn } from './en/reading.en.ts';
import type { searchPageEn } from './en/search-page.en.ts';
import type { shareEn } from './en/share.en.ts';
import type { siteEn } from './en/site.en.ts';
import type { startEn } from './en/start.en.ts';

type SharedEn = typeof siteEn &
  typeof areaMapEn &
  typeof chartTipEn &
  typeof downloadEn &
  typeof embedEn &
  typeof shareEn &
  typeof mapEn &
  typeof methodEn &
  typeof placeSearchEn &
  typeof readingEn &
  typeof searchPageEn &
  typeof startEn;

/**
 * Every text of the site by its id. The English catalogs define the ids: those of the shared components here, and those
 * of a feature in its `messages/catalogs.ts`, which extends this interface.
 */
export interface Messages extends Record<keyof SharedEn, string> {}

export type MessageId = keyof Messages;
