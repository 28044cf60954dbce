import { baseMapRoute } from '@townlight/contract/basemap';
import { z } from 'zod';
import type { ServedFeature } from '../../platform/features/feature.ts';
import type { App } from '../../platform/http/create-app.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import type { Log } from '../../platform/log.ts';
import { type BaseMapLocations, type BaseMapStore, openBaseMapStore } from './base-map-store.ts';
import { serveRange } from './serve-range.ts';

/** Opens the base map and returns its routes. */
export async function serveBaseMap(locations: BaseMapLocations, log: Log): Promise<ServedFeature> {
  const baseMap = await openBaseMapStore(locations, log);
  return { routes: (app) => baseMapRoutes(app, baseMap), close: () => baseMap.close() };
}

/** Registers the route that describes the base map and the one that serves the file by ranges. */
export function baseMapRoutes(app: App, store: BaseMapStore): void {
  registerRoute(
    app,
    baseMapRoute,
    {
      tags: ['Places'],
      summary: 'The base map in use',
      description:
        'Address of a PMTiles file of vector tiles in the OpenMapTiles schema, to be read by ranges.',
    },
    async () => (await store.current()).reply,
  );

  app.get(
    '/basemap/:name',
    { schema: { hide: true, params: z.object({ name: z.string().max(80) }) } },
    (request, reply) => {
      const file = store.fileOf(request.params.name.replace(/\.pmtiles$/, ''));
      if (file === undefined)
        throw new NotFound('There is no such base map; /api/basemap says where the one in use is.');
      return serveRange(request, reply, file);
    },
  );
}
