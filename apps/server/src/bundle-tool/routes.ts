import type { CrimePart } from '../crime/index.ts';
import type { App } from '../platform/http/create-app.ts';
import type { PartServer } from '../platform/parts/part.ts';
import { bundleHistoryRoutes } from './history-routes.ts';
import { bundlePreviewRoutes } from './preview-routes.ts';
import { bundleReadRoutes } from './read-routes.ts';
import type { BundleToolSnapshot } from './snapshot.ts';
import { bundleWriteRoutes } from './write-routes.ts';

/** Registers all routes of the Bundle Tool. // spec 7 */
export function bundleToolRoutes(
  app: App,
  server: PartServer<BundleToolSnapshot>,
  crime: CrimePart,
): void {
  bundleReadRoutes(app, server.own);
  bundleWriteRoutes(app, server);
  bundleHistoryRoutes(app, server);
  bundlePreviewRoutes(app, server, () => ({
    tool: server.own(),
    crime: server.current().of(crime),
  }));
}
