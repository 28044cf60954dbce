import { bundleRoutes } from '../bundles/index.ts';
import { crimeRoutes, crimeTrackerRoutes } from '../crime/index.ts';
import { placeRoutes } from '../places/index.ts';
import type { App } from '../platform/http/create-app.ts';
import type { SnapshotKeeper } from './keep-snapshots.ts';
import { warmReplies } from './warm-replies.ts';

/** Adds the routes of every subject that answers from the snapshot. */
export function subjectRoutes(
  app: App,
  snapshots: Pick<SnapshotKeeper, 'current' | 'follow'>,
): void {
  placeRoutes(app, () => snapshots.current().places);
  bundleRoutes(app, () => snapshots.current().bundles);
  crimeRoutes(app, () => snapshots.current().crime);
  crimeTrackerRoutes(app, () => snapshots.current().crime);

  // once the server listens, all routes are there and the first page is about to be asked for
  app.addHook('onListen', async () => {
    snapshots.follow((snapshot) => void warmReplies(app, snapshot));
  });
}
