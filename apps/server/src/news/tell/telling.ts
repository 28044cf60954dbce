import type { NewsEntry } from '@townlight/contract/news';
import type { Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';
import type { NewsWords } from '../words/news-words.ts';

/** A neighborhood, if the news are those of one. */
export type NewsArea = { readonly id: AreaId; readonly name: string } | null;

/** What an entry is told with. */
export interface Telling {
  readonly news: NewsSnapshot;
  readonly area: NewsArea;
  readonly language: Language;
  readonly words: NewsWords;
}

/** What the kind of an entry says; the rest is the same for all. */
export type ToldOfKind = Pick<NewsEntry, 'title' | 'summary' | 'came' | 'moves' | 'links'> & {
  readonly provisional?: string | null;
};
