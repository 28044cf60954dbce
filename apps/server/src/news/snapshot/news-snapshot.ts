import type { NewsEntry } from '@townlight/contract/news';
import { LRUCache } from 'lru-cache';
import type { AirSnapshot } from '../../air/index.ts';
import type { CrimeSnapshot } from '../../crime/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import { type FoundEntry, listEntries } from '../facts/list-entries.ts';
import type { NewsData } from './news-data.ts';

/** The news as requests read them. */
export interface NewsSnapshot {
  readonly data: NewsData;
  readonly crime: CrimeSnapshot;
  readonly air: AirSnapshot;
  readonly places: PlacesSnapshot;
  /** Newest first. */
  readonly entries: readonly FoundEntry[];
  /** Cache of described entries, by entry, area and language. */
  readonly kept: LRUCache<string, NewsEntry>;
}

/** Covers the county's neighborhoods for the entries in use. */
const MOST_KEPT = 4_000;

export function openNewsSnapshot(
  data: NewsData,
  others: Pick<NewsSnapshot, 'crime' | 'air' | 'places'>,
): NewsSnapshot {
  return {
    data,
    ...others,
    entries: listEntries(data, others),
    kept: new LRUCache({ max: MOST_KEPT }),
  };
}
