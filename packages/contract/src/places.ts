import { PARTITIONS } from '@townlight/domain/places';
import { z } from 'zod';

export const partitionParam = z.enum(PARTITIONS);
export const areaId = z.string().min(1).max(80);

/** `GET /api/neighborhoods/names` */
export const neighborhoodName = z.object({ neighborhood: areaId, name: z.string() });
export const neighborhoodNames = z.array(neighborhoodName);
export type NeighborhoodName = z.infer<typeof neighborhoodName>;

/** `GET /api/neighborhoods/get_neighborhood?lat&long`: one item, or none outside the county. */
export const pointQuery = z.object({
  lat: z.coerce.number().min(-90).max(90),
  long: z.coerce.number().min(-180).max(180),
});
export const foundNeighborhoods = z.array(z.object({ neighborhood: areaId })).max(1);
export type FoundNeighborhoods = z.infer<typeof foundNeighborhoods>;

const position = z.tuple([z.number(), z.number()]).rest(z.number());
const ring = z.array(position);

/** `GET /api/{partition}/geojson`: simplified for the screen, edges shared. */
export const areaFeature = z.object({
  type: z.literal('Feature'),
  id: z.int(),
  properties: z.object({
    id: areaId,
    name: z.string(),
    /** What the area is labelled with: the name, or the zip code. */
    label: z.string(),
    /** A point inside the area, for labels and the crosshair of the keyboard. */
    center: z.tuple([z.number(), z.number()]),
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  }),
  geometry: z.discriminatedUnion('type', [
    z.object({ type: z.literal('Polygon'), coordinates: z.array(ring) }),
    z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(z.array(ring)) }),
  ]),
});
export const areaFeatureCollection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(areaFeature),
});
export type AreaFeature = z.infer<typeof areaFeature>;
export type AreaFeatureCollection = z.infer<typeof areaFeatureCollection>;
