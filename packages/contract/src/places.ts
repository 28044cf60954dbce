import { AREA_KINDS, GEOMETRY_LEVELS, PARTITIONS } from '@townlight/domain/places';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';

/** A partition as it is written in paths. */
export const partitionParam = z.enum(PARTITIONS);
/** The public id of an area: slug, zip code or GEOID. */
export const areaIdSchema = z.string().check(z.minLength(1), z.maxLength(80));
export const partitionParams = z.object({ partition: partitionParam });
export const areaParams = z.object({ partition: partitionParam, id: areaIdSchema });

/** `GET /api/neighborhoods/names` */
export const neighborhoodName = z.object({ neighborhood: areaIdSchema, name: z.string() });
export const neighborhoodNames = z.array(neighborhoodName);
export type NeighborhoodName = z.infer<typeof neighborhoodName>;

/** `GET /api/neighborhoods/get_neighborhood?lat&long`: one item, or none outside the county. */
export const pointQuery = z.object({
  lat: z.coerce.number().check(z.gte(-90), z.lte(90)),
  long: z.coerce.number().check(z.gte(-180), z.lte(180)),
});
/** At most one neighborhood. */
export const neighborhoodsAtPoint = z
  .array(z.object({ neighborhood: areaIdSchema }))
  .check(z.maxLength(1));
export type NeighborhoodsAtPoint = z.infer<typeof neighborhoodsAtPoint>;

const position = z.tuple([z.number(), z.number()], z.number());
const ring = z.array(position);

/** Ids of areas: repeated, or one comma-separated list. */
const areaIdsParam = z.optional(
  z.union([z.string().check(z.maxLength(4000)), z.array(areaIdSchema).check(z.maxLength(100))]),
);

/**
 * `GET /api/{partition}/geojson`: simplified for the screen, with shared edges. `level` is `county` by default;
 * `area` selects some areas (ids repeated, or one comma-separated list); `v` is the `version` of a reply and makes it
 * immutable.
 */
export const geojsonQuery = z.object({
  level: z.optional(z.enum(GEOMETRY_LEVELS)),
  area: areaIdsParam,
  v: z.optional(z.string().check(z.maxLength(40))),
});
/** The outline of one area as a GeoJSON feature. */
export const areaFeature = z.object({
  type: z.literal('Feature'),
  id: z.int(),
  properties: z.object({
    id: areaIdSchema,
    name: z.string(),
    /** The label of the area: its name or zip code. */
    label: z.string(),
    /** A point inside the area, for labels and the keyboard crosshair. */
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
  /** More detailed levels; none where the source has no more detail. */
  finer: z.optional(z.array(z.enum(GEOMETRY_LEVELS))),
  features: z.array(areaFeature),
});
export type AreaFeature = z.infer<typeof areaFeature>;
export type AreaFeatureCollection = z.infer<typeof areaFeatureCollection>;

/** `GET /api/{partition}/areas`: `area` selects some areas. */
export const areaDetailsQuery = z.object({ area: areaIdsParam });

/** One area of `GET /api/{partition}/areas`: its attributes without figures and outlines. */
export const areaDetails = z.object({
  id: areaIdSchema,
  name: z.string(),
  kind: z.nullable(z.enum(AREA_KINDS)),
  city: z.nullable(z.string()),
  region: z.nullable(z.string()),
  /** Longitude and latitude of an interior point. */
  center: z.tuple([z.number(), z.number()]),
  /** West, south, east, north. */
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** Ids of adjacent areas, the longest shared edge first. */
  neighbors: z.array(areaIdSchema),
  /** The census of the outlines, e.g. 2020; `null` for neighborhoods, and where unknown. */
  vintage: z.nullable(z.int()),
  /** `null` where unknown. */
  residents: z.nullable(
    z.object({
      count: z.int().check(z.gte(0)),
      year: z.nullable(z.int()),
      source: z.nullable(z.string()),
      /** The census whose areas the figure describes, always that of the outlines; `null` where unknown. */
      vintage: z.nullable(z.int()),
    }),
  ),
});
export const areaDetailsList = z.array(areaDetails);
export type AreaDetails = z.infer<typeof areaDetails>;

export const areaShapesRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/geojson',
  params: partitionParams,
  query: geojsonQuery,
  reply: areaFeatureCollection,
});

export const areaDetailsRoute = defineRoute({
  method: 'GET',
  path: '/api/:partition/areas',
  params: partitionParams,
  query: areaDetailsQuery,
  reply: areaDetailsList,
});

export const neighborhoodNamesRoute = defineRoute({
  method: 'GET',
  path: '/api/neighborhoods/names',
  reply: neighborhoodNames,
});

export const neighborhoodAtPointRoute = defineRoute({
  method: 'GET',
  path: '/api/neighborhoods/get_neighborhood',
  query: pointQuery,
  reply: neighborhoodsAtPoint,
});
