import type { FeatureServerContext } from '../../platform/features/feature.ts';
import type { App } from '../../platform/http/create-app.ts';
import type { CrimeFeature } from '../crime/index.ts';
import { bundleHistoryRoutes } from './history-routes.ts';
import { bundlePreviewRoutes } from './preview-routes.ts';
import { bundleReadRoutes } from './read-routes.ts';
import type { BundleToolSnapshot } from './snapshot.ts';
import { bundleWriteRoutes } from './write-routes.ts';

/** Registers all routes of the Bundle Tool. // spec 7 */
export function bundleToolRoutes(
  app: App,
  server: FeatureServerContext<BundleToolSnapshot>,
  crime: CrimeFeature,
): void {
  bundleReadRoutes(app, server.currentData);
  bundleWriteRoutes(app, server);
  bundleHistoryRoutes(app, server);
  bundlePreviewRoutes(app, server, () => ({
    tool: server.currentData(),
    crime: server.current().of(crime),
  }));
}
