import { errorReply } from '@townlight/contract/errors';
import {
  areaFeatureCollection,
  foundNeighborhoods,
  neighborhoodNames,
  partitionParam,
  pointQuery,
} from '@townlight/contract/places';
import { z } from 'zod';
import type { App } from '../platform/http/create-app.ts';
import type { PlacesSnapshot } from './snapshot.ts';

const tags = ['Places'];

/** Boundaries and names of areas, and the neighborhood of a point. */
export function placeRoutes(app: App, snapshot: () => PlacesSnapshot): void {
  app.get(
    '/api/:partition/geojson',
    {
      schema: {
        tags,
        summary: 'Boundaries of all areas of a partition',
        description: 'GeoJSON simplified for the screen; neighbours share their edges.',
        params: z.object({ partition: partitionParam }),
        response: { 200: areaFeatureCollection, 400: errorReply, 503: errorReply },
      },
    },
    (request, reply) =>
      app.sendCached(request, reply, snapshot().geojson[request.params.partition]),
  );

  app.get(
    '/api/neighborhoods/names',
    {
      schema: {
        tags,
        summary: 'Ids and names of all neighborhoods',
        description: 'In the order of their names.',
        response: { 200: neighborhoodNames, 503: errorReply },
      },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().names),
  );

  app.get(
    '/api/neighborhoods/get_neighborhood',
    {
      schema: {
        tags,
        summary: 'The neighborhood that holds a point',
        description: 'A list of one, or an empty list for a point outside of all neighborhoods.',
        querystring: pointQuery,
        response: { 200: foundNeighborhoods, 400: errorReply, 503: errorReply },
      },
    },
    ({ query }) => {
      const neighborhood = snapshot().locate(query.long, query.lat);
      return neighborhood === null ? [] : [{ neighborhood }];
    },
  );
}
