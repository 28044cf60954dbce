import type { FeatureServerContext, ServedFeature } from '../../platform/features/feature.ts';
import { createEntryHistoryJob } from './entry-history-job.ts';
import { createNewsMessages } from './messages/index.ts';
import type { NewsOptions } from './news-options.ts';
import { createNewsPages } from './pages/create-news-pages.ts';
import { createNewsPictures } from './pages/news-pictures.ts';
import { registerNewsFeedRoutes } from './routes/feed-routes.ts';
import { registerNewsRoutes } from './routes/news-routes.ts';
import { registerNewsStaffRoutes } from './routes/staff-routes.ts';
import type { NewsSnapshot } from './snapshot/news-snapshot.ts';

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
