export { openSnapshotStore, type SnapshotStore } from './keep-snapshots.ts';
export { readCurrentSnapshot } from './read-once.ts';
export { serveFeatures } from './serve-parts.ts';
export { warmRepliesOfEachSnapshot } from './warm-replies.ts';
