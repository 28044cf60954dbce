import { type Partition, toSlug } from '@townlight/domain/places';
import polylabel from 'polylabel';
import { formatCount } from '../../../ingest/format-counts.ts';
import { isObject, type RawFeature } from '../../../ingest/rows/parse-features.ts';
import { findFirstValueFault } from '../../../ingest/rows/value-fault.ts';
import { parsePolygons } from '../geometry/parse-polygons.ts';
import { repairPolygons } from '../geometry/repair-polygons.ts';
import {
  computeBox,
  type PolygonRings,
  type Position,
  type Ring,
  signedArea,
} from '../geometry/ring.ts';
import { TangledGeometryError } from '../geometry/tangled.ts';
import {
  type AreaAttributes,
  findNamingProperties,
  readAreaAttributes,
  readTextProperty,
} from './feature-properties.ts';
import { normalizeAreaCode } from './match-area.ts';
import { hasVintages } from './vintages/check-vintages.ts';
import { recognizeVintage, resolveVintage } from './vintages/recognize-vintage.ts';

/** An area ready to be stored. */
export type BoundaryArea = AreaAttributes & {
  slug: string;
  name: string;
  /** MultiPolygon coordinates, valid. */
  coordinates: PolygonRings[];
  /** A point inside. */
  longitude: number;
  latitude: number;
  /** How many features of the source make up the area. */
  features: number;
};

export type RejectedFeature = { number: number; name: string; reason: string };

export type Boundaries = {
  areas: BoundaryArea[];
  rejected: RejectedFeature[];
  /** Repairs, prefixed with the area's name. */
  remarks: string[];
  /** Number of features excluded by `where`. */
  leftOut: number;
  /** The property used as id. */
  idProperty: string;
  /** Number of features that have the id of an area with another name. */
  sharedIds: number;
  /** The census year of the outlines, from the operator or the properties. */
  vintage: number | null;
};

export type BoundariesOptions = {
  partition: Partition;
  idProperty?: string | undefined;
  nameProperty?: string | undefined;
  /** Takes only features whose property has this value, e.g. `metadata.type` = `segment-of-a-city`. */
  where?: { property: string; value: string } | undefined;
  /** The census year of the outlines, when the properties do not show it. */
  vintage?: number | undefined;
};

type Draft = {
  number: number;
  name: string;
  polygons: PolygonRings[];
  properties: RawFeature['properties'][];
};

/** Builds areas from features: merges features of one area, and repairs or rejects invalid geometry with a remark. */
export function readBoundaries(
  features: readonly RawFeature[],
  options: BoundariesOptions,
  origin: string,
): Boundaries {
  const { where, partition } = options;
  const wanted = where
    ? features.filter(
        ({ properties }) => readTextProperty(properties, where.property) === where.value,
      )
    : features;
  const naming = findNamingProperties(
    wanted.length ? wanted : features,
    partition,
    options,
    origin,
  );
  const recognized = hasVintages(partition)
    ? recognizeVintage(Object.keys(wanted[0]?.properties ?? {}), naming.id)
    : null;
  const drafts = new Map<string, Draft>();
  const rejected: RejectedFeature[] = [];
  const remarks: string[] = [];
  let turned = 0;
  let sharedIds = 0;

  for (const { number, properties, geometry } of wanted) {
    const id = readTextProperty(properties, naming.id);
    const slug = toAreaSlug(id, partition, properties[naming.id]);
    const name =
      (naming.name === naming.id && partition !== 'neighborhoods'
        ? slug
        : readTextProperty(properties, naming.name)) || id;
    const reject = (reason: string) => rejected.push({ number, name: name || 'no name', reason });
    if (slug === '') {
      reject(`has no "${naming.id}"; fill it in, or choose another property with --id-property`);
      continue;
    }
    if (slug.length > 80) {
      reject(`has an id of ${slug.length} characters; at most 80 are allowed`);
      continue;
    }
    const { city, region } = readAreaAttributes(properties);
    const fault = findFirstValueFault([
      [`"${naming.name}"`, name],
      ['city', city ?? ''],
      ['region', region ?? ''],
    ]);
    if (fault !== null) {
      reject(`cannot be used: ${fault}`);
      continue;
    }
    const read =
      isObject(geometry) || geometry == null ? parsePolygons(geometry) : 'has no geometry';
    if (typeof read === 'string') {
      reject(read);
      continue;
    }
    turned += read.turned;
    for (const remark of read.remarks) remarks.push(`${name}: ${remark}`);
    const draft = drafts.get(slug);
    if (draft === undefined) {
      drafts.set(slug, { number, name, polygons: read.polygons, properties: [properties] });
      continue;
    }
    draft.polygons.push(...read.polygons);
    draft.properties.push(properties);
    if (draft.name !== name) {
      sharedIds++;
      remarks.push(`${name}: has the same id as ${draft.name}; merged with it`);
    }
  }

  const areas = [...drafts].flatMap(([slug, draft]) => {
    try {
      return makeArea(slug, draft, remarks);
    } catch (error) {
      if (!(error instanceof TangledGeometryError)) throw error;
      rejected.push({ number: draft.number, name: draft.name, reason: error.message });
      return [];
    }
  });
  if (turned > 0) remarks.push(`${formatCount(turned, 'ring')} wound the wrong way; reversed`);
  return {
    areas: areas.sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    rejected,
    remarks,
    leftOut: features.length - wanted.length,
    idProperty: naming.id,
    sharedIds,
    vintage: resolveVintage(origin, options.vintage, recognized),
  };
}

function makeArea(
  slug: string,
  { name, polygons, properties }: Draft,
  remarks: string[],
): BoundaryArea {
  const repaired = repairPolygons(polygons);
  const features = properties.length;
  if (features > 1) remarks.push(`${name}: ${features} features merged`);
  // uniting features that share an edge is not a repair
  else for (const remark of repaired.remarks) remarks.push(`${name}: ${remark}`);
  const [longitude, latitude] = findLabelPoint(repaired.polygons);
  return {
    slug,
    name,
    ...readAreaAttributes(properties[0] as RawFeature['properties']),
    coordinates: repaired.polygons,
    longitude,
    latitude,
    features,
  };
}

/** Postcodes of four digits, of other countries, are texts; zip codes that lost their zero are numbers. */
function toAreaSlug(id: string, partition: Partition, given: unknown): string {
  if (partition === 'neighborhoods') return toSlug(id);
  const isPostcode = partition === 'zipcodes' && typeof given === 'string' && /^\d{4}$/.test(id);
  return id === '' || isPostcode ? id : normalizeAreaCode(id, partition);
}

/** Returns a point well inside the largest polygon, for labels. */
function findLabelPoint(polygons: readonly PolygonRings[]): Position {
  const size = (polygon: PolygonRings) => Math.abs(signedArea(polygon[0] as Ring));
  const largest = polygons.reduce((best, polygon) => (size(polygon) > size(best) ? polygon : best));
  const [west, south, east, north] = computeBox([largest]);
  // a degree of longitude is shorter: scales it so that distances are equal in all directions
  const shrink = Math.cos(((south + north) / 2) * (Math.PI / 180));
  const plane = largest.map((ring) => ring.map(([x, y]): Position => [x * shrink, y]));
  const precision = Math.min((east - west) * shrink, north - south) / 100;
  const [x, y] = polylabel(plane, precision);
  return [x / shrink, y];
}
