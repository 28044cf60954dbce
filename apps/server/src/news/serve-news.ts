import type { FeatureServerContext, ServedFeature } from '../platform/parts/part.ts';
import { registerNewsFeedRoutes } from './feed-routes.ts';
import { createEntryHistoryJob } from './keep-told.ts';
import type { NewsOptions } from './news-options.ts';
import { createNewsPictures } from './pages/news-pictures.ts';
import { createNewsPages } from './pages/open-news-pages.ts';
import { registerNewsRoutes } from './routes.ts';
import type { NewsSnapshot } from './snapshot/news-snapshot.ts';
import { registerNewsStaffRoutes } from './staff-routes.ts';
import { createNewsMessages } from './words/words-of.ts';

/** Creates the routes, feeds, pages and pictures of the news, and the job that stores the published figures. */
export function serveNews(
  server: FeatureServerContext<NewsSnapshot>,
  options: NewsOptions,
): ServedFeature {
  const { currentData: snapshot } = server;
  const messages = createNewsMessages(options);
  const pictures = createNewsPictures(snapshot, { scenery: options.scenery, messages });
  return {
    routes(app) {
      registerNewsRoutes(app, snapshot, messages);
      registerNewsStaffRoutes(app, server);
      registerNewsFeedRoutes(app, snapshot, { messages, publicUrl: options.publicUrl });
      pictures.routes(app);
    },
    pages: createNewsPages(snapshot, { messages, pictureOf: pictures.pictureOf }),
    jobs: [createEntryHistoryJob(server)],
    close: () => pictures.close(),
  };
}
