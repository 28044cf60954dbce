export { readCurrentSnapshot } from './read-current-snapshot.ts';
export { serveFeatures } from './serve-features.ts';
export { openSnapshotStore, type SnapshotStore } from './snapshot-store.ts';
export { warmRepliesOfEachSnapshot } from './warm-replies.ts';
