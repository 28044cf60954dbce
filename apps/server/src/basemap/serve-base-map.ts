import type { Log } from '../platform/log.ts';
import type { Served } from '../platform/parts/part.ts';
import { type BaseMapPlaces, keepBaseMap } from './keep-base-map.ts';
import { baseMapRoutes } from './routes.ts';

/** Opens the base map and returns its routes. */
export async function serveBaseMap(places: BaseMapPlaces, log: Log): Promise<Served> {
  const baseMap = await keepBaseMap(places, log);
  return { routes: (app) => baseMapRoutes(app, baseMap), close: () => baseMap.close() };
}
