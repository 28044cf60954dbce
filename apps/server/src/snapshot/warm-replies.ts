import type { Feature, Snapshot } from '../platform/features/feature.ts';
import type { App } from '../platform/http/create-app.ts';
import type { SnapshotStore } from './snapshot-store.ts';

const ENCODINGS = ['br', 'gzip'];

/** Warms the replies of the serving snapshot and of each later one, from when the server listens. */
export function warmRepliesOfEachSnapshot(
  app: App,
  features: readonly Feature[],
  snapshots: Pick<SnapshotStore, 'follow'>,
): void {
  // all routes are registered by then, and the first page request is near
  app.addHook('onListen', async () => {
    let before: Snapshot | undefined;
    snapshots.follow((snapshot) => {
      void warmReplies(app, features, snapshot, before);
      before = snapshot;
    });
  });
}

/**
 * Requests what pages open with, one after the other, so that visitors find it created and compressed. Compression runs
 * in the thread pool; the main thread does little.
 * @param before the previous snapshot: features reused from it still have their replies
 */
export async function warmReplies(
  app: App,
  features: readonly Feature[],
  snapshot: Snapshot,
  before?: Snapshot,
): Promise<void> {
  const renewed = features.filter(
    (feature) =>
      feature.snapshot !== undefined &&
      (before === undefined || before.of(feature) !== snapshot.of(feature)),
  );
  for (const url of openingUrls(renewed, snapshot)) {
    for (const encoding of ENCODINGS) {
      const headers = { 'accept-encoding': encoding };
      // as a stream: its megabytes are not read here and need not become a string
      await app.inject({ url, headers, payloadAsStream: true }).then(
        (reply) => reply.stream().destroy(),
        () => undefined,
      );
    }
  }
}

/** Interleaves the lists: the first URL of each feature precedes the second of any. */
function openingUrls(features: readonly Feature[], snapshot: Snapshot): string[] {
  const lists = features.map((feature) => feature.snapshot?.warm?.(snapshot.of(feature)) ?? []);
  const rounds = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list[round] ?? []),
  ).flat();
}
