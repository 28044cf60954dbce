import type { Feature } from '../../platform/features/feature.ts';
import { createNewsCommands } from './commands.ts';
import type { NewsOptions } from './serve-news.ts';
import { buildNewsData, type NewsData } from './snapshot/build-news-data.ts';
import { type NewsSnapshot, openNewsSnapshot } from './snapshot/news-snapshot.ts';

export type NewsFeature = Feature<NewsData, NewsSnapshot>;

/**
 * Creates the news feature: generated entries about changes in the county's data, with optional paragraphs by editors.
 */
export function newsFeature(options: NewsOptions): NewsFeature {
  const { places, crime, air, timeZone } = options;
  return {
    name: 'news',
    needs: [places, crime, air],
    snapshot: {
      build: ({ db, before, moved, dataOf }) =>
        buildNewsData(db, {
          air: dataOf(air),
          airMoved: moved.has(air.name),
          timeZone,
          before,
        }),
      open: (data, { of }) =>
        openNewsSnapshot(data, { places: of(places), crime: of(crime), air: of(air) }),
      warm: () => ['/api/news'],
    },
    async serve(server) {
      const { serveNews } = await import('./serve-news.ts');
      return serveNews(server, options);
    },
    commands: createNewsCommands({ timeZone }),
    userDataTables: [
      { name: 'news_paragraph' },
      // Entries that were published after the backup remain in the history.
      { name: 'news_told', restore: 'add' },
    ],
  };
}
