import type { NewsEntry, NewsList } from '@townlight/contract/news';
import type { Language } from '@townlight/domain/language';
import { newsFeedPaths } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { NotFound } from '../../platform/http/errors.ts';
import type { FoundEntry } from '../facts/list-entries.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';
import type { NewsWords } from '../words/news-words.ts';
import { tellEntry } from './tell-entry.ts';
import type { NewsArea } from './telling.ts';

export interface AskedNews {
  readonly area?: AreaId | undefined;
  readonly language: Language;
}

/**
 * Lists the newest entries, or those after a given one.
 * @throws NotFound for an unknown neighborhood or entry
 */
export function tellList(
  news: NewsSnapshot,
  asked: AskedNews & { readonly limit: number; readonly after?: string | undefined },
  words: NewsWords,
): NewsList {
  const area = findArea(news, asked.area);
  const begin = asked.after === undefined ? 0 : placeOf(news, asked.after) + 1;
  const shown = news.entries.slice(begin, begin + asked.limit);
  return {
    area,
    entries: shown.map((entry) =>
      tellEntry(entry, { news, area, language: asked.language, words }),
    ),
    more: begin + shown.length < news.entries.length,
    feeds: newsFeedPaths(asked),
  };
}

/** @throws NotFound */
export function tellOne(
  news: NewsSnapshot,
  id: string,
  { area, language }: AskedNews,
  words: NewsWords,
): NewsEntry {
  const entry = news.entries[placeOf(news, id)] as FoundEntry;
  return tellEntry(entry, { news, area: findArea(news, area), language, words });
}

/** @throws NotFound */
export function findArea({ places }: NewsSnapshot, id: AreaId | undefined): NewsArea {
  if (id === undefined) return null;
  const found = places.data.neighborhoods.find(({ slug }) => slug === id);
  if (found === undefined)
    throw new NotFound(
      `There is no neighborhood “${id}”; /api/neighborhoods/names lists them all.`,
    );
  return { id: found.slug, name: found.name };
}

function placeOf({ entries }: NewsSnapshot, id: string): number {
  const place = entries.findIndex((entry) => entry.id === id);
  if (place < 0) throw new NotFound(`There is no news entry “${id}”; /api/news lists them all.`);
  return place;
}
