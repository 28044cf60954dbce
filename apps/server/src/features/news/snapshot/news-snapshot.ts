import type { NewsEntry } from '@townlight/contract/news';
import { LRUCache } from 'lru-cache';
import type { AirSnapshot } from '../../air/index.ts';
import type { CrimeSnapshot } from '../../crime/index.ts';
import type { PlacesSnapshot } from '../../places/index.ts';
import { listNewsEntries, type NewsEntryHead } from '../facts/list-news-entries.ts';
import type { NewsData } from './build-news-data.ts';

/** The news as requests read them. */
export interface NewsSnapshot {
  readonly data: NewsData;
  readonly crime: CrimeSnapshot;
  readonly air: AirSnapshot;
  readonly places: PlacesSnapshot;
  /** Newest first. */
  readonly entries: readonly NewsEntryHead[];
  /** Cache of described entries, by entry, area and language. */
  readonly describedEntries: LRUCache<string, NewsEntry>;
}

/** Covers the county's neighborhoods for the entries in use. */
const MAX_DESCRIBED_ENTRIES = 4_000;

export function openNewsSnapshot(
  data: NewsData,
  snapshots: Pick<NewsSnapshot, 'crime' | 'air' | 'places'>,
): NewsSnapshot {
  return {
    data,
    ...snapshots,
    entries: listNewsEntries(data, snapshots),
    describedEntries: new LRUCache({ max: MAX_DESCRIBED_ENTRIES }),
  };
}
