import type { App } from '../platform/http/create-app.ts';
import type { Part, Snapshot } from '../platform/parts/part.ts';
import type { SnapshotKeeper } from './keep-snapshots.ts';

const ENCODINGS = ['br', 'gzip'];

/** Warms the replies of the serving snapshot and of each later one, from when the server listens. */
export function keepRepliesWarm(
  app: App,
  parts: readonly Part[],
  snapshots: Pick<SnapshotKeeper, 'follow'>,
): void {
  // all routes are registered by then, and the first page request is near
  app.addHook('onListen', async () => {
    let before: Snapshot | undefined;
    snapshots.follow((snapshot) => {
      void warmReplies(app, parts, snapshot, before);
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
  parts: readonly Part[],
  snapshot: Snapshot,
  before?: Snapshot,
): Promise<void> {
  const renewed = parts.filter(
    (part) =>
      part.snapshot !== undefined &&
      (before === undefined || before.of(part) !== snapshot.of(part)),
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
function openingUrls(parts: readonly Part[], snapshot: Snapshot): string[] {
  const lists = parts.map((part) => part.snapshot?.warm?.(snapshot.of(part)) ?? []);
  const rounds = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list[round] ?? []),
  ).flat();
}
