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
    snapshots.follow((snapshot) => void warmReplies(app, parts, snapshot));
  });
}

/**
 * Asks for what pages open with, one after the other, so that visitors find it made and compressed. Compression
 * runs in the thread pool; the main thread has little to do.
 */
export async function warmReplies(
  app: App,
  parts: readonly Part[],
  snapshot: Snapshot,
): Promise<void> {
  for (const url of openingUrls(parts, snapshot)) {
    for (const encoding of ENCODINGS) {
      await app.inject({ url, headers: { 'accept-encoding': encoding } }).catch(() => undefined);
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
