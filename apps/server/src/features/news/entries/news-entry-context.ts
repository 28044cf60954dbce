import type { NewsEntry } from '@townlight/contract/news';
import type { Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import type { NewsMessages } from '../messages/index.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';

/** The neighborhood of the news; null for the county. */
export type NewsArea = { readonly id: AreaId; readonly name: string } | null;

/** The inputs for describing an entry. */
export interface NewsEntryContext {
  readonly news: NewsSnapshot;
  readonly area: NewsArea;
  readonly language: Language;
  readonly messages: NewsMessages;
}

/** The fields of an entry that depend on its kind. */
export type NewsEntryContent = Pick<NewsEntry, 'title' | 'summary' | 'came' | 'moves' | 'links'> & {
  readonly provisional?: string | null;
} & Partial<Pick<NewsEntry, 'crime_month' | 'air_month'>>;
