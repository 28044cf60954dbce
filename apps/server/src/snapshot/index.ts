export { keepSnapshots, type SnapshotKeeper } from './keep-snapshots.ts';
export { readOnce } from './read-once.ts';
export { serveParts } from './serve-parts.ts';
export { keepRepliesWarm } from './warm-replies.ts';
