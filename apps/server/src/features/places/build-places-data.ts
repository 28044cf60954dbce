import { createHash } from 'node:crypto';
import type { AreaDetails } from '@townlight/contract/places';
import type { GeometryLevel, Partition } from '@townlight/domain/places';
import type { Queryable } from '../../platform/database/query.ts';
import { findNeighbors } from './find-neighbors.ts';
import { computeBox, type PolygonRings } from './geometry/ring.ts';
import { simplifyAreasByLevel } from './outlines/area-geojson.ts';
import { buildCountyOutline } from './outlines/county-outline.ts';
import { createPointIndex } from './point-index/point-index.ts';
import type { PointIndexData } from './point-index/point-index-data.ts';
import { type AreaDetailsRow, readAreaDetails, readBoundariesIdentity } from './store.ts';

/** Boundaries and names as the builder thread posts them, on shared memory. */
export interface PlacesData {
  /** Changes with any boundary, name or number of residents. */
  readonly fingerprint: string;
  /** GeoJSON in bytes, ready to send. */
  readonly geojson: Readonly<Record<Partition, GeojsonByLevel>>;
  /** Details of each area, sorted by slug. */
  readonly areas: Readonly<Record<Partition, readonly AreaDetails[]>>;
  /** The union of all neighborhoods for overview maps: polygons, rings, positions. */
  readonly outline: PolygonRings[];
  /** Sorted by name. */
  readonly neighborhoods: readonly { id: number; slug: string; name: string }[];
  /** `null` while there are no neighborhoods. */
  readonly pointIndex: PointIndexData | null;
}

/** Levels that do not differ share the same bytes. */
export type GeojsonByLevel = Readonly<Record<GeometryLevel, Uint8Array>>;

/**
 * Builds the map data from the stored boundaries. Simplifying takes seconds and boundaries seldom change: an unchanged
 * `before` is reused.
 */
export async function buildPlacesData(db: Queryable, before?: PlacesData): Promise<PlacesData> {
  const fingerprint = hashBoundaries(await readBoundariesIdentity(db));
  if (before?.fingerprint === fingerprint) return before;
  const neighborhoods = await readAreaDetails(db, 'neighborhoods');
  const zipcodes = await readAreaDetails(db, 'zipcodes');
  const tracts = await readAreaDetails(db, 'tracts');
  const index =
    neighborhoods.length === 0 ? null : createPointIndex(neighborhoods).toTransferable();
  return {
    fingerprint,
    geojson: {
      neighborhoods: geojsonLevels(neighborhoods, 'neighborhoods'),
      zipcodes: geojsonLevels(zipcodes, 'zipcodes'),
      tracts: geojsonLevels(tracts, 'tracts'),
    },
    areas: {
      neighborhoods: describeAreas(neighborhoods, index),
      zipcodes: describeAreas(zipcodes),
      tracts: describeAreas(tracts),
    },
    outline: buildCountyOutline(neighborhoods),
    neighborhoods: neighborhoods
      .map(({ id, slug, name }) => ({ id, slug, name }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
    pointIndex: index,
  };
}

/** Hashes the boundaries in force, represented by sizes and releases instead of coordinates. */
function hashBoundaries(inForce: unknown): string {
  return createHash('sha256').update(JSON.stringify(inForce)).digest('base64url');
}

function describeAreas(
  shapes: readonly AreaDetailsRow[],
  index?: PointIndexData | null,
): AreaDetails[] {
  if (shapes.length === 0) return [];
  const neighbors = findNeighbors(
    shapes,
    index ?? createPointIndex(shapes as AreaDetailsRow[]).toTransferable(),
  );
  const slugs = new Map(shapes.map(({ id, slug }) => [id, slug]));
  return shapes.map(
    ({ id, slug, name, kind, city, region, residents, year, source, vintage, ...shape }) => ({
      id: slug,
      name,
      kind,
      city,
      region,
      center: [shape.longitude, shape.latitude],
      bounds: computeBox(shape.coordinates),
      neighbors: (neighbors.get(id) ?? []).map((other) => slugs.get(other) as string),
      vintage,
      residents:
        residents === null
          ? null
          : { count: residents, year, source, vintage: shape.residentsVintage },
    }),
  );
}

function geojsonLevels(shapes: readonly AreaDetailsRow[], partition: Partition): GeojsonByLevel {
  const { county, city, street } = simplifyAreasByLevel(shapes, partition);
  const coarse = sharedBytes(county);
  const middle = county.finer?.includes('city') ? sharedBytes(city) : coarse;
  return {
    county: coarse,
    city: middle,
    street: city.finer?.includes('street') ? sharedBytes(street) : middle,
  };
}

function sharedBytes(value: unknown): Uint8Array {
  const text = Buffer.from(JSON.stringify(value));
  const bytes = new Uint8Array(new SharedArrayBuffer(text.length));
  bytes.set(text);
  return bytes;
}
