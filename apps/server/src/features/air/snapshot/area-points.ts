import { AREA_GRID_POINTS_PER_SIDE as SIDE } from '@townlight/domain/air';
import type { GeoPoint } from '@townlight/domain/places';
import { openTransferredPointIndex, type PlacesData } from '../../places/index.ts';
import type { AreaWithPoints } from './estimate-areas.ts';

/**
 * Returns the points at which an area is estimated: the centers of a lattice of 4 by 4 cells over its bounds, as far
 * as they lie inside; otherwise its inner point. The same boundaries always give the same points.
 */
export function createAreaPoints(
  area: {
    readonly center: readonly [longitude: number, latitude: number];
    readonly bounds: readonly [west: number, south: number, east: number, north: number];
  },
  isInside: (longitude: number, latitude: number) => boolean,
): GeoPoint[] {
  const [west, south, east, north] = area.bounds;
  const points: GeoPoint[] = [];
  for (let row = 0; row < SIDE; row++) {
    for (let column = 0; column < SIDE; column++) {
      const longitude = west + ((column + 0.5) / SIDE) * (east - west);
      const latitude = south + ((row + 0.5) / SIDE) * (north - south);
      if (isInside(longitude, latitude)) points.push({ longitude, latitude });
    }
  }
  const [longitude, latitude] = area.center;
  return points.length > 0 ? points : [{ longitude, latitude }];
}

/**
 * Returns the neighborhoods with their points. Where two overlap, a point counts for the one that a report there would
 * count for.
 */
export function listAreasWithPoints({
  areas,
  neighborhoods,
  pointIndex,
}: PlacesData): AreaWithPoints[] {
  const index = pointIndex && openTransferredPointIndex(pointIndex);
  const ids = new Map(neighborhoods.map(({ id, slug }) => [slug, id]));
  return areas.neighborhoods.map((area) => {
    const areaId = ids.get(area.id);
    const { center, bounds } = area;
    const isInside = (longitude: number, latitude: number) =>
      index?.locate(longitude, latitude) === areaId;
    return {
      slug: area.id,
      name: area.name,
      points: createAreaPoints({ center: [center[0], center[1]], bounds }, isInside),
    };
  });
}
