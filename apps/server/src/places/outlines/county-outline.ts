import type { GeometryCollection } from 'geojson';
import { merge } from 'topojson-client';
import { topology } from 'topojson-server';
import type { GeometryCollection as ArcCollection, MultiPolygon } from 'topojson-specification';
import type { PolygonRings } from '../geometry/ring.ts';

/** Corners on a grid of so many steps over the county: some 30 m. */
const STEPS = 5_000;

/** All areas as one shape, coarse: for pictures of the county in small. */
export function countyOutline(
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
