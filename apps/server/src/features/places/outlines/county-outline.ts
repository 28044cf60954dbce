import type { GeometryCollection } from 'geojson';
import { merge } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection as ArcCollection, MultiPolygon } from 'topojson-specification';
import type { PolygonRings } from '../geometry/ring.ts';

/** Grid steps over the county for corners: about 30 m. */
const STEPS = 5_000;

/** Merges all areas to one coarse shape for overview maps. */
export function buildCountyOutline(
  areas: readonly { readonly coordinates: readonly PolygonRings[] }[],
): PolygonRings[] {
  if (areas.length === 0) return [];
  const collection: GeometryCollection = {
    type: 'GeometryCollection',
    geometries: areas.map(({ coordinates }) => ({
      type: 'MultiPolygon',
      coordinates: coordinates as PolygonRings[],
    })),
  };
  const shared = topology({ areas: collection }, STEPS);
  const { geometries } = shared.objects.areas as ArcCollection;
  return merge(shared, geometries as MultiPolygon[]).coordinates as PolygonRings[];
}
