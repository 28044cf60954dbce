import type { AreaFeature } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { type Box, boxAround } from './drawing/map-view.ts';

type Rings = readonly (readonly (readonly number[])[])[];

/** An area as it is drawn on map images. */
export interface AreaShape {
  readonly id: AreaId;
  readonly name: string;
  readonly center: readonly [longitude: number, latitude: number];
  readonly bounds: Box;
  readonly polygons: readonly Rings[];
}

/** Land and freeways around and over the areas, from the county pack. */
export interface Scenery {
  readonly land: readonly Rings[];
  readonly freeways: readonly (readonly (readonly number[])[])[];
}

/** All geometry of a map image. */
export interface CountyShapes {
  readonly areas: readonly AreaShape[];
  /** The union of all areas, including seams. */
  readonly outline: readonly Rings[];
  readonly bounds: Box;
  /** Bounds of the largest polygon: distant islands would make the mainland small. */
  readonly mainland: Box;
  readonly scenery: Scenery;
  find(id: AreaId): AreaShape | undefined;
}

export function buildCountyShapes(
  features: readonly AreaFeature[],
  outline: readonly Rings[],
  scenery: Scenery,
): CountyShapes {
  const areas = features.map(
    ({ properties, geometry }): AreaShape => ({
      id: properties.id,
      name: properties.name,
      center: properties.center,
      bounds: properties.bounds,
      polygons: geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates,
    }),
  );
  const byId = new Map(areas.map((area) => [area.id, area]));
  const bounds: Box =
    areas.length === 0 ? [-1, -1, 1, 1] : boxAround(areas.map((area) => area.bounds));
  return {
    areas,
    outline,
    mainland: findLargestBounds(outline) ?? bounds,
    bounds,
    scenery,
    find: (id) => byId.get(id),
  };
}

function findLargestBounds(outline: readonly Rings[]): Box | undefined {
  const size = ([west, south, east, north]: Box) => (east - west) * (north - south);
  return outline
    .map(([ring = []]): Box => {
      const [xs, ys] = [ring.map(([x = 0]) => x), ring.map(([, y = 0]) => y)];
      return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
    })
    .sort((a, b) => size(b) - size(a))[0];
}

type GivenGeometry = { type: string; coordinates: unknown };
type GivenCollection = { features: readonly { geometry: GivenGeometry }[] };

/** Parses the county's GeoJSON: land as polygons and freeways as lines. */
export function parseScenery(land: unknown, freeways: unknown): Scenery {
  const geometries = (given: unknown) =>
    (given as GivenCollection).features.map(({ geometry }) => geometry);
  return {
    land: geometries(land).flatMap(({ type, coordinates }) =>
      type === 'Polygon' ? [coordinates as Rings] : (coordinates as Rings[]),
    ),
    freeways: geometries(freeways).flatMap(({ type, coordinates }) =>
      type === 'LineString' ? [coordinates as Rings[number]] : (coordinates as Rings),
    ),
  };
}
