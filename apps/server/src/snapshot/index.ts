export { readCurrentSnapshot } from './open-snapshot.ts';
export { openSnapshotStore, type SnapshotStore } from './snapshot-store.ts';
export { warmRepliesOfEachSnapshot } from './warm-replies.ts';
