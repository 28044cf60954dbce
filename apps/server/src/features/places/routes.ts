import { errorReply } from '@townlight/contract/error-reply';
import {
  areaDetailsRoute,
  areaShapesRoute,
  neighborhoodAtPointRoute,
  neighborhoodNamesRoute,
} from '@townlight/contract/places';
import { PARTITIONS } from '@townlight/domain/places';
import { z } from 'zod';
import type { App } from '../../platform/http/create-app.ts';
import { NotFound } from '../../platform/http/errors.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { createAreaOutlines, type OutlinesOptions } from './outlines/area-outlines.ts';
import type { PlacesSnapshot } from './snapshot.ts';

const tags = ['Places'];

/** Registers boundaries, names and details of areas, and the neighborhood of a point. */
export function placeRoutes(
  app: App,
  snapshot: () => PlacesSnapshot,
  options: OutlinesOptions,
): void {
  const outlinesOf = createAreaOutlines(options);

  registerRoute(
    app,
    areaShapesRoute,
    {
      tags,
      summary: 'Boundaries of all areas of a partition',
      description:
        'GeoJSON simplified for the screen; neighbors share their edges. `level` is `county` (the default), `city` ' +
        'or `street`; `finer` names the levels with more detail. `area` limits the reply to some areas: repeat it, or list ids with commas.',
      responses: { 400: errorReply, 503: errorReply },
    },
    (request, reply) => {
      const { partition } = request.params;
      const { level = 'county', area, v } = request.query;
      const places = snapshot();
      if (level !== 'county' || area !== undefined)
        return app.sendCached(request, reply, places.finer(partition, level, parseIds(area)));
      const lasting = places.lastingGeojson[partition];
      return app.sendCached(
        request,
        reply,
        v === lasting.hash ? lasting : places.geojson[partition],
      );
    },
  );

  registerRoute(
    app,
    areaDetailsRoute,
    {
      tags,
      summary: 'Everything about each area except figures and outlines',
      description:
        'Names, the city and region, a point inside, bounds, the areas that share an edge (the longest first), and ' +
        'residents with year and source. In the order of ids. `area` limits the reply to some areas: repeat it, or list ids with commas.',
      responses: { 400: errorReply, 503: errorReply },
    },
    (request, reply) => {
      const { partition } = request.params;
      const places = snapshot();
      const wanted = parseIds(request.query.area);
      if (wanted === null) return app.sendCached(request, reply, places.areas[partition]);
      return places.data.areas[partition].filter(({ id }) => wanted.includes(id));
    },
  );

  registerRoute(
    app,
    neighborhoodNamesRoute,
    {
      tags,
      summary: 'Ids and names of all neighborhoods',
      description: 'Sorted by name.',
      responses: { 503: errorReply },
    },
    (request, reply) => app.sendCached(request, reply, snapshot().names),
  );

  registerRoute(
    app,
    neighborhoodAtPointRoute,
    {
      tags,
      summary: 'The neighborhood at a point',
      description: 'A list of one, or an empty list for a point outside all neighborhoods.',
      responses: { 400: errorReply, 503: errorReply },
    },
    ({ query }) => {
      const neighborhood = snapshot().locate(query.long, query.lat);
      return neighborhood === null ? [] : [{ neighborhood }];
    },
  );

  app.get(
    '/images/outlines/:file',
    {
      schema: {
        tags: ['Pictures'],
        summary: 'Outlines of all areas of a partition, to be colored',
        description:
          '`file` is neighborhoods.svg, zipcodes.svg or tracts.svg: a path for each area with its id, and the land around them as `-land`, all without colors. ' +
          'Web Mercator; (0, 0) is the middle of the county’s map, and ten units are a pixel at the zoom where that map begins.',
        params: z.object({ file: z.string().max(60) }),
      },
    },
    (request, reply) => {
      const { file } = request.params;
      const partition = PARTITIONS.find((one) => file === `${one}.svg`);
      if (partition === undefined)
        throw new NotFound(
          `There are no outlines ${file}; there are ${PARTITIONS.map((one) => `${one}.svg`).join(', ')}.`,
        );
      return app.sendCached(request, reply, outlinesOf(snapshot(), partition));
    },
  );
}

/** Parses repeated ids or a comma-separated list; null for all. */
function parseIds(requested: string | readonly string[] | undefined): string[] | null {
  if (requested === undefined) return null;
  return (typeof requested === 'string' ? [requested] : requested)
    .flatMap((text) => text.split(','))
    .map((id) => id.trim())
    .filter((id) => id !== '');
}
