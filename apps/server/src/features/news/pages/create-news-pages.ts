import type { NewsEntry } from '@townlight/contract/news';
import type { Language } from '@townlight/domain/language';
import { newsFeedPaths, pagePath, parsePage } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import type {
  FeaturePages,
  PageAddress,
  PageMetadata,
} from '../../../platform/features/feature-pages.ts';
import { NotFound } from '../../../platform/http/errors.ts';
import { getNewsEntry, requireNewsArea } from '../entries/news-list.ts';
import type { NewsMessages, NewsMessagesByLanguage } from '../messages/index.ts';
import type { NewsSnapshot } from '../snapshot/news-snapshot.ts';

type PictureOf = (entry: NewsEntry, language: Language) => NonNullable<PageMetadata['picture']>;

/**
 * Creates the page metadata and the sitemap of the news.
 * @param snapshot throws before the first snapshot
 */
export function createNewsPages(
  snapshot: () => NewsSnapshot,
  { messages, pictureOf }: { messages: NewsMessagesByLanguage; pictureOf: PictureOf },
): FeaturePages {
  return {
    describePage(address) {
      const page = parsePage(address.steps, address.query);
      const pageMessages = messages[address.language];
      if (page?.kind === 'news')
        return missingIfNotFound(() =>
          describeListPage(snapshot(), page.area, address, pageMessages),
        );
      if (page?.kind === 'news-entry')
        return missingIfNotFound(() => {
          const query = { area: page.area ?? undefined, language: address.language };
          return describeEntryPage(
            getNewsEntry(snapshot(), page.entry, query, pageMessages),
            snapshot(),
            {
              address,
              messages: pageMessages,
              pictureOf,
            },
          );
        });
      return null;
    },
    sitemap() {
      const { entries, places } = snapshot();
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

function describeListPage(
  news: NewsSnapshot,
  areaId: AreaId | null,
  { language }: PageAddress,
  messages: NewsMessages,
): PageMetadata {
  const area = requireNewsArea(news, areaId ?? undefined);
  return {
    path: pagePath({ kind: 'news', area: areaId }),
    feeds: [describeFeed(area, language, messages)],
  };
}

function describeEntryPage(
  entry: NewsEntry,
  news: NewsSnapshot,
  {
    address,
    messages,
    pictureOf,
  }: { address: PageAddress; messages: NewsMessages; pictureOf: PictureOf },
): PageMetadata {
  const { language, query } = address;
  const area = requireNewsArea(news, query.get('area') ?? undefined);
  return {
    // A countywide entry has the same canonical address for every neighborhood.
    path: pagePath({ kind: 'news-entry', entry: entry.id, area: entry.area?.id ?? null }),
    picture: pictureOf(entry, language),
    feeds: [describeFeed(area, language, messages)],
  };
}

function describeFeed(
  area: ReturnType<typeof requireNewsArea>,
  language: Language,
  messages: NewsMessages,
) {
  const title =
    area === null
      ? messages.text('news.title')
      : messages.text('news.titleOf', { area: area.name });
  return { title, ...newsFeedPaths({ area: area?.id, language }) };
}

/** Marks the page as missing when its neighborhood or entry does not exist. */
function missingIfNotFound(describe: () => PageMetadata): PageMetadata {
  try {
    return describe();
  } catch (error) {
    if (error instanceof NotFound) return { path: null, isMissing: true };
    throw error;
  }
}
