export { buildPlacesData, type PlacesData } from './build-places-data.ts';
export { registerPlacesCommands } from './commands.ts';
export { loadBoundaryFeatures } from './ingest/ingest-boundaries.ts';
export { createPointIndex } from './point-index.ts';
export { placeRoutes } from './routes.ts';
export { openPlacesSnapshot, type PlacesSnapshot } from './snapshot.ts';
