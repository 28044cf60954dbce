export { registerCrimeCommands } from './commands.ts';
export { loadCrime, type SourceRow } from './ingest/load-crime.ts';
export { placeIncidents } from './ingest/place-incidents.ts';
export { openPlacePoints } from './ingest/place-points.ts';
export { bulkLoadOf } from './ingest/write-batch.ts';
export { crimeRoutes } from './routes.ts';
export { buildCrimeData, type CrimeBuildOptions } from './snapshot/build-crime-data.ts';
export type { CrimeData } from './snapshot/crime-data.ts';
export { type CrimeSnapshot, openCrimeSnapshot } from './snapshot/crime-snapshot.ts';
export {
  type AreaFacts,
  type CrimePageFacts,
  crimePageFacts,
} from './snapshot/page-facts.ts';
export { memoryOf } from './snapshot/shared-memory.ts';
export { crimeTrackerRoutes } from './tracker-routes.ts';
