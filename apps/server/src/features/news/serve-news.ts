import type { LoadLandAndFreeways } from '../../images/index.ts';
import type { FeatureServerContext, ServedFeature } from '../../platform/features/feature.ts';
import type { AirFeature } from '../air/index.ts';
import type { CrimeFeature } from '../crime/index.ts';
import type { PlacesFeature } from '../places/index.ts';
import { createEntryHistoryJob } from './entry-history-job.ts';
import { createNewsMessages, type NewsCounty } from './messages/index.ts';
import { createNewsPages } from './pages/create-news-pages.ts';
import { createNewsPictures } from './pages/news-pictures.ts';
import { registerNewsFeedRoutes } from './routes/feed-routes.ts';
import { registerNewsRoutes } from './routes/news-routes.ts';
import { registerNewsStaffRoutes } from './routes/staff-routes.ts';
import type { NewsSnapshot } from './snapshot/news-snapshot.ts';

/** The options of the news feature. */
export interface NewsOptions extends NewsCounty {
  readonly places: PlacesFeature;
  readonly crime: CrimeFeature;
  readonly air: AirFeature;
  /** Base URL of the site for the addresses in feeds; by default that of the request. */
  readonly publicUrl: string | undefined;
  /** Reads the GeoJSON of land and freeways, for pictures. */
  readonly scenery: LoadLandAndFreeways;
}

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
