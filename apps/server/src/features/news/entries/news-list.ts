import type { NewsEntry, NewsList } from '@townlight/contract/news';
import type { Language } from '@townlight/domain/language';
import { newsFeedPaths } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { NotFound } from '../../../platform/http/errors.ts';
import type { NewsEntryHead } from '../facts/list-news-entries.ts';
import type { NewsMessages } from '../messages/index.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';
import { describeNewsEntry } from './describe-news-entry.ts';
import type { NewsArea } from './news-entry-context.ts';

export interface NewsQuery {
  readonly area?: AreaId | undefined;
  readonly language: Language;
}

/**
 * Lists the newest entries, or those after a given one.
 * @throws NotFound for an unknown neighborhood or entry
 */
export function buildNewsList(
  news: NewsSnapshot,
  query: NewsQuery & { readonly limit: number; readonly after?: string | undefined },
  messages: NewsMessages,
): NewsList {
  const area = requireNewsArea(news, query.area);
  const begin = query.after === undefined ? 0 : findEntryIndex(news, query.after) + 1;
  const shown = news.entries.slice(begin, begin + query.limit);
  return {
    area,
    entries: shown.map((entry) =>
      describeNewsEntry(entry, { news, area, language: query.language, messages }),
    ),
    more: begin + shown.length < news.entries.length,
    feeds: newsFeedPaths(query),
  };
}

/** @throws NotFound */
export function getNewsEntry(
  news: NewsSnapshot,
  id: string,
  { area, language }: NewsQuery,
  messages: NewsMessages,
): NewsEntry {
  const entry = requireNewsEntry(news, id);
  return describeNewsEntry(entry, { news, area: requireNewsArea(news, area), language, messages });
}

/** @throws NotFound */
export function requireNewsArea({ places }: NewsSnapshot, id: AreaId | undefined): NewsArea {
  if (id === undefined) return null;
  const found = places.data.neighborhoods.find(({ slug }) => slug === id);
  if (found === undefined)
    throw new NotFound(
      `There is no neighborhood “${id}”; /api/neighborhoods/names lists them all.`,
    );
  return { id: found.slug, name: found.name };
}

/** @throws NotFound */
export function requireNewsEntry(news: NewsSnapshot, id: string): NewsEntryHead {
  return news.entries[findEntryIndex(news, id)] as NewsEntryHead;
}

function findEntryIndex({ entries }: NewsSnapshot, id: string): number {
  const place = entries.findIndex((entry) => entry.id === id);
  if (place < 0) throw new NotFound(`There is no news entry “${id}”; /api/news lists them all.`);
  return place;
}
