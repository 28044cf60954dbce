export { keepSnapshots, type SnapshotKeeper } from './keep-snapshots.ts';
export { subjectRoutes } from './subject-routes.ts';
