import type { App } from '../platform/http/create-app.ts';
import type { Part, Snapshot } from '../platform/parts/part.ts';
import type { SnapshotKeeper } from './keep-snapshots.ts';

const ENCODINGS = ['br', 'gzip'];

/** Warms the replies of each snapshot, the one that serves included, from when the server listens. */
export function keepRepliesWarm(
  app: App,
  parts: readonly Part[],
  snapshots: Pick<SnapshotKeeper, 'follow'>,
): void {
  // then all routes are there and the first page is about to be asked for
  app.addHook('onListen', async () => {
    let before: Snapshot | undefined;
    snapshots.follow((snapshot) => {
      void warmReplies(app, parts, snapshot, before);
      before = snapshot;
    });
  });
}

/**
 * Asks for what pages open with, one after the other, so that visitors find it made and compressed. Compression
 * runs in the thread pool; the main thread has little to do.
 * @param before the snapshot that served until now: parts that were taken over from it have their replies still
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
      // as a stream: its megabytes are not read here, and need not become a string
      await app.inject({ url, headers, payloadAsStream: true }).then(
        (reply) => reply.stream().destroy(),
        () => undefined,
      );
    }
  }
}

/** The most urgent of each part comes before the second of any. */
function openingUrls(parts: readonly Part[], snapshot: Snapshot): string[] {
  const lists = parts.map((part) => part.snapshot?.warm?.(snapshot.of(part)) ?? []);
  const rounds = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) =>
    lists.flatMap((list) => list[round] ?? []),
  ).flat();
}
