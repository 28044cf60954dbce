import type { AreaFeature } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { type Box, computeBoundingBox } from './drawing/map-view.ts';

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
export interface LandAndFreeways {
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
  /** Bounds of the section with most areas; those of the mainland where areas are spread evenly. */
  readonly core: Box;
  readonly scenery: LandAndFreeways;
  find(id: AreaId): AreaShape | undefined;
}

/** Combines the outlines of all areas with land and freeways. */
export function buildCountyShapes(
  features: readonly AreaFeature[],
  outline: readonly Rings[],
  scenery: LandAndFreeways,
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
    areas.length === 0 ? [-1, -1, 1, 1] : computeBoundingBox(areas.map((area) => area.bounds));
  const mainland = findLargestBounds(outline) ?? bounds;
  return {
    areas,
    outline,
    mainland,
    core: findCoreBounds(areas, mainland),
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
export function parseLandAndFreeways(land: unknown, freeways: unknown): LandAndFreeways {
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

/** Share of the areas outside the core on each of its sides. */
const OUTER_SHARE = 0.1;
/** A core with more than this share of the county's width and height would show hardly less than the county. */
const MAX_CORE_SHARE = 0.75;

function findCoreBounds(areas: readonly AreaShape[], mainland: Box): Box {
  const [west, east] = findInnerRange(areas.map(({ center }) => center[0]));
  const [south, north] = findInnerRange(areas.map(({ center }) => center[1]));
  const isSmaller =
    east - west < MAX_CORE_SHARE * (mainland[2] - mainland[0]) ||
    north - south < MAX_CORE_SHARE * (mainland[3] - mainland[1]);
  return isSmaller && (east > west || north > south) ? [west, south, east, north] : mainland;
}

function findInnerRange(values: readonly number[]): readonly [low: number, high: number] {
  const sorted = values.toSorted((a, b) => a - b);
  const outer = Math.floor(OUTER_SHARE * sorted.length);
  return [sorted[outer] ?? 0, sorted.at(-1 - outer) ?? 0];
}
