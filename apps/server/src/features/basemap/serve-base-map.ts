import type { ServedFeature } from '../../platform/features/feature.ts';
import type { Log } from '../../platform/log.ts';
import { type BaseMapLocations, openBaseMapStore } from './base-map-store.ts';
import { baseMapRoutes } from './routes.ts';

/** Opens the base map and returns its routes. */
export async function serveBaseMap(locations: BaseMapLocations, log: Log): Promise<ServedFeature> {
  const baseMap = await openBaseMapStore(locations, log);
  return { routes: (app) => baseMapRoutes(app, baseMap), close: () => baseMap.close() };
}
