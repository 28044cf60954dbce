import type { PartServer, Served } from '../platform/parts/part.ts';
import { newsFeedRoutes } from './feed-routes.ts';
import { keepTold } from './keep-told.ts';
import type { NewsOptions } from './news-options.ts';
import { newsPictures } from './pages/news-pictures.ts';
import { openNewsPages } from './pages/open-news-pages.ts';
import { newsRoutes } from './routes.ts';
import type { NewsSnapshot } from './snapshot/news-snapshot.ts';
import { newsStaffRoutes } from './staff-routes.ts';
import { newsWords } from './words/words-of.ts';

/** Creates the routes, feeds, pages and pictures of the news, and the job that stores the published figures. */
export function serveNews(server: PartServer<NewsSnapshot>, options: NewsOptions): Served {
  const { own } = server;
  const words = newsWords(options);
  const pictures = newsPictures(own, { scenery: options.scenery, words });
  return {
    routes(app) {
      newsRoutes(app, own, words);
      newsStaffRoutes(app, server);
      newsFeedRoutes(app, own, { words, publicUrl: options.publicUrl });
      pictures.routes(app);
    },
    pages: openNewsPages(own, { words, pictureOf: pictures.pictureOf }),
    jobs: [keepTold(server)],
    close: () => pictures.close(),
  };
}
