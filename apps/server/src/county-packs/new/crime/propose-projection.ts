import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Bounds } from '@townlight/domain/county';
import proj4 from 'proj4';

const require = createRequire(import.meta.url);

/** A coordinate system of the EPSG registry, as in `epsg-index`. */
interface CoordinateSystem {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly proj4: string | null;
  /** Where it is used: north, west, south, east. */
  readonly bbox: readonly [number, number, number, number] | null;
}

/** A recognized coordinate system. */
export interface ProposedProjection {
  /** `EPSG:2263` */
  readonly code: string;
  readonly name: string;
  /** PROJ string */
  readonly definition: string;
}

type Point = readonly [x: number, y: number];

/** The share of points that have to be in the county. */
const MOST_INSIDE = 0.8;
const MAX_POINTS = 500;
/** Britain's grid by the seven parameters of its mapping agency, as its grid file is not read here; within 5 m. */
const BRITISH_GRID =
  '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy ' +
  '+towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs';

/**
 * Finds the coordinate system in which the points are in the county, among those in use there. Systems of older datums
 * differ by up to 200 m, so current ones are preferred.
 * @param isInside whether a point in degrees is in the county
 */
export function proposeProjection(
  points: readonly Point[],
  bounds: Bounds,
  isInside: (longitude: number, latitude: number) => boolean,
): ProposedProjection | undefined {
  const sample = points.slice(0, MAX_POINTS);
  const [west, south, east, north] = bounds;
  const candidates = listSystems()
    .filter(
      ({ bbox }) =>
        bbox !== null && bbox[0] >= south && bbox[2] <= north && bbox[1] <= east && bbox[3] >= west,
    )
    .map((system) => ({ system, share: shareInside(sample, system.definition, isInside) }))
    .filter(({ share }) => share >= MOST_INSIDE)
    .toSorted(
      (one, other) =>
        rank(one.system) - rank(other.system) ||
        Number(one.system.code) - Number(other.system.code),
    );
  const found = candidates[0]?.system;
  return found && { ...found, code: `EPSG:${found.code}` };
}

function rank({ name }: { readonly name: string }): number {
  if (/^(WGS 84|NAD83|ETRS89|GDA2020|GDA94|OSGB)\b[^(]*\/|^(WGS 84|NAD83) \//.test(name)) return 0;
  return /NAD27|WGS 72/.test(name) ? 2 : 1;
}

function shareInside(
  points: readonly Point[],
  definition: string,
  isInside: (longitude: number, latitude: number) => boolean,
): number {
  try {
    const converter = proj4(definition, 'WGS84');
    const inside = points.filter(([x, y]) => {
      const [longitude, latitude] = converter.forward([x, y]);
      return isInside(longitude, latitude);
    });
    return inside.length / points.length;
  } catch {
    // a method that the library does not have
    return 0;
  }
}

function listSystems() {
  const file = require.resolve('epsg-index/all.json');
  const all = JSON.parse(readFileSync(file, 'utf8')) as Record<string, CoordinateSystem>;
  return Object.values(all).flatMap((system) => {
    const definition =
      system.code === '27700' ? BRITISH_GRID : system.proj4?.replace(/ \+type=crs$/, '');
    return system.kind !== 'CRS-PROJCRS' || !definition || definition.includes('+nadgrids')
      ? []
      : [{ code: system.code, name: system.name, bbox: system.bbox, definition }];
  });
}
