import type { AreaFeature, AreaFeatureCollection } from '@townlight/contract/places';
import { GEOMETRY_LEVELS, type GeometryLevel, type Partition } from '@townlight/domain/places';
import type { GeometryCollection as Collection, MultiPolygon } from 'geojson';
import { feature } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type {
  MultiPolygon as ArcPolygons,
  GeometryCollection,
  Topology,
} from 'topojson-specification';
import {
  computeBox,
  type PolygonRings,
  type Position,
  type Ring,
  signedArea,
} from '../geometry/ring.ts';

export type ShapedArea = {
  slug: string;
  name: string;
  longitude: number;
  latitude: number;
  coordinates: PolygonRings[];
};

/** Maximum points per map, so that the compressed reply is small; shared edges count once. */
const MAX_POINTS: Record<Partition, number> = {
  neighborhoods: 14_000,
  zipcodes: 16_000,
  tracts: 50_000,
};
/**
 * Square degrees of the triangle that a removed point forms with its neighbors. At 1e-8 it is 10 m by 20 m, invisible
 * at any zoom that shows a neighborhood; at 1e-9 it is a few meters, invisible while a street is a line.
 */
const UNSEEN: Record<GeometryLevel, number> = { county: 1e-8, city: 1e-8, street: 1e-9 };
/** A level is offered when it has more than this multiple of the points of the level before. */
const MIN_POINT_GAIN = 1.1;

export type AreasByGeometryLevel = Readonly<Record<GeometryLevel, AreaFeatureCollection>>;

/**
 * Simplifies the boundaries of a partition for the screen: shared edges stay shared and no area disappears. A feature's
 * number is its position in `areas`, from 1. Takes tens of milliseconds to a second: for a worker.
 */
export function simplifyAreasByLevel(
  areas: readonly ShapedArea[],
  partition: Partition,
): AreasByGeometryLevel {
  const collection: Collection = {
    type: 'GeometryCollection',
    geometries: areas.map(({ coordinates }) => ({
      type: 'MultiPolygon',
      coordinates: coordinates.map((rings) => rings.map((ring) => ring.map(roundPosition))),
    })),
  };
  const weighed = presimplify(topology({ areas: collection }) as AreaTopology);
  const minWeights = {
    ...UNSEEN,
    county: findMinWeight(weighed, MAX_POINTS[partition]),
  };
  const simplified = GEOMETRY_LEVELS.map((level) => simplifyAreas(weighed, minWeights[level]));
  const points = simplified.map(({ points }) => points);
  const levels = GEOMETRY_LEVELS.map((level, i) => {
    const finer = GEOMETRY_LEVELS.filter(
      (_, other) =>
        other > i && (points[other] as number) > (points[other - 1] as number) * MIN_POINT_GAIN,
    );
    const shapes = (simplified[i] as Simplified).shapes;
    return [
      level,
      {
        type: 'FeatureCollection',
        ...(finer.length > 0 && { finer }),
        features: areas.map((area, place) =>
          areaFeature(area, place, shapes[place]?.length ? shapes[place] : area.coordinates),
        ),
      },
    ];
  });
  return Object.fromEntries(levels) as AreasByGeometryLevel;
}

type Simplified = { readonly shapes: PolygonRings[][]; readonly points: number };

function simplifyAreas(weighed: AreaTopology, minWeight: number): Simplified {
  const first = shapesOf(simplify(weighed, minWeight));
  const lost = first.flatMap((shape, i) => (shape.length === 0 ? [i] : []));
  for (const i of lost) retainLargestRing(weighed, i);
  const simplified = simplify(weighed, minWeight);
  return {
    shapes: lost.length === 0 ? first : shapesOf(simplified),
    points: simplified.arcs.reduce((sum, arc) => sum + arc.length, 0),
  };
}

type AreaTopology = Topology<{ areas: GeometryCollection }>;

/** `presimplify` appends a point's weight to its coordinates: the area of the triangle that removing it drops. */
type WeighedPoint = [x: number, y: number, weight: number];

/** Returns the minimum weight of the points that remain. */
function findMinWeight({ arcs }: AreaTopology, maxPoints: number): number {
  const weights = (arcs as unknown as WeighedPoint[][]).flatMap((arc) =>
    arc.map(([, , weight]) => weight),
  );
  if (weights.length <= maxPoints) return UNSEEN.county;
  const sorted = Float64Array.from(weights).sort();
  return Math.max(UNSEEN.county, sorted[sorted.length - maxPoints] as number);
}

/** Omits rings that became lines. */
function shapesOf(simplified: AreaTopology): PolygonRings[][] {
  return feature(simplified, simplified.objects.areas).features.map(({ geometry }) =>
    ((geometry as MultiPolygon).coordinates as PolygonRings[])
      .filter(([outline]) => hasArea(outline as Ring))
      .map((rings) => rings.filter(hasArea).map((ring) => ring.map(roundPosition))),
  );
}

function hasArea(ring: Ring): boolean {
  return ring.length >= 4 && signedArea(ring) !== 0;
}

/** Retains all points of the largest ring of an area that would disappear. */
function retainLargestRing(weighed: AreaTopology, place: number): void {
  const { arcs: polygonArcs } = weighed.objects.areas.geometries[place] as ArcPolygons;
  const [full] = [feature(weighed, weighed.objects.areas.geometries[place] as ArcPolygons)];
  const { coordinates } = full.geometry as MultiPolygon;
  const size = (polygon: number) => Math.abs(signedArea(coordinates[polygon]?.[0] as Ring));
  const largest = polygonArcs
    .map((_, polygon) => polygon)
    .reduce((a, b) => (size(b) > size(a) ? b : a), 0);
  for (const arc of polygonArcs[largest]?.[0] ?? [])
    for (const point of weighed.arcs[arc < 0 ? ~arc : arc] as unknown as WeighedPoint[])
      point[2] = Number.POSITIVE_INFINITY;
}

function areaFeature(area: ShapedArea, place: number, shape: PolygonRings[]): AreaFeature {
  const [west, south, east, north] = computeBox(area.coordinates);
  return {
    type: 'Feature',
    id: place + 1,
    properties: {
      id: area.slug,
      name: area.name,
      label: area.name,
      center: roundPosition([area.longitude, area.latitude]),
      bounds: [round(west), round(south), round(east), round(north)],
    },
    geometry:
      shape.length === 1
        ? { type: 'Polygon', coordinates: shape[0] as PolygonRings }
        : { type: 'MultiPolygon', coordinates: shape },
  };
}

function roundPosition(position: readonly number[]): Position {
  return [round(position[0] as number), round(position[1] as number)];
}

/** Rounds to five decimals, about a meter. */
function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5;
}
