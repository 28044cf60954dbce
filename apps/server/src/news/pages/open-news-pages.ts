import type { NewsEntry } from '@townlight/contract/news';
import type { Language } from '@townlight/domain/language';
import { newsFeedPaths, pagePath, readPage } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { NotFound } from '../../platform/http/errors.ts';
import type { PageAddress, PageTold, PartPages } from '../../platform/parts/part-pages.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';
import { findArea, tellOne } from '../tell/tell-list.ts';
import type { NewsWords } from '../words/news-words.ts';

type PictureOf = (entry: NewsEntry, language: Language) => NonNullable<PageTold['picture']>;

/**
 * Creates the page metadata and the sitemap of the news.
 * @param snapshot throws before the first snapshot
 */
export function openNewsPages(
  own: () => NewsSnapshot,
  { words, pictureOf }: { words: Readonly<Record<Language, NewsWords>>; pictureOf: PictureOf },
): PartPages {
  return {
    tell(address) {
      const page = readPage(address.steps, address.query);
      const told = words[address.language];
      if (page?.kind === 'news') return ifThere(() => tellList(own(), page.area, address, told));
      if (page?.kind === 'news-entry')
        return ifThere(() => {
          const asked = { area: page.area ?? undefined, language: address.language };
          return tellEntryPage(tellOne(own(), page.entry, asked, told), own(), {
            address,
            words: told,
            pictureOf,
          });
        });
      return null;
    },
    sitemap() {
      const { entries, places } = own();
      return {
        paths: [
          pagePath({ kind: 'news', area: null }),
          ...entries.map(({ id }) => pagePath({ kind: 'news-entry', entry: id, area: null })),
          ...places.data.neighborhoods.map(({ slug }) => pagePath({ kind: 'news', area: slug })),
        ],
        changed: entries[0]?.updatedAt.toISOString().slice(0, 10),
      };
    },
  };
}

function tellList(
  news: NewsSnapshot,
  asked: AreaId | null,
  { language }: PageAddress,
  words: NewsWords,
): PageTold {
  const area = findArea(news, asked ?? undefined);
  return {
    path: pagePath({ kind: 'news', area: asked }),
    feeds: [feedOf(area, language, words)],
  };
}

function tellEntryPage(
  entry: NewsEntry,
  news: NewsSnapshot,
  { address, words, pictureOf }: { address: PageAddress; words: NewsWords; pictureOf: PictureOf },
): PageTold {
  const { language, query } = address;
  const area = findArea(news, query.get('area') ?? undefined);
  return {
    // A countywide entry has the same canonical address for every neighborhood.
    path: pagePath({ kind: 'news-entry', entry: entry.id, area: entry.area?.id ?? null }),
    picture: pictureOf(entry, language),
    feeds: [feedOf(area, language, words)],
  };
}

function feedOf(area: ReturnType<typeof findArea>, language: Language, words: NewsWords) {
  const title = area === null ? words.news : words.newsOf(area.name);
  return { title, ...newsFeedPaths({ area: area?.id, language }) };
}

/** Marks the page as missing when its neighborhood or entry does not exist. */
function ifThere(tell: () => PageTold): PageTold {
  try {
    return tell();
  } catch (error) {
    if (error instanceof NotFound) return { path: null, isMissing: true };
    throw error;
  }
}
