import type { Bounds } from '@townlight/domain/county';
import { toSlug } from '@townlight/domain/places';
import { computeBox } from '../../../features/places/geometry/ring.ts';
import {
  listPropertyPaths,
  readAreaAttributes,
  readTextProperty,
} from '../../../features/places/ingest/feature-properties.ts';
import {
  type BoundaryArea,
  readBoundaries,
} from '../../../features/places/ingest/read-boundaries.ts';
import { createPointIndex } from '../../../features/places/point-index/point-index.ts';
import { readFileBytes } from '../../../ingest/files/read-file-bytes.ts';
import { parseFeatures, type RawFeature } from '../../../ingest/rows/parse-features.ts';
import { Failure } from '../../../platform/failure.ts';
import { proposeAreaNames } from './propose-area-names.ts';

/** The areas of a new county. */
export interface NewAreas {
  /** Name of the file. */
  readonly origin: string;
  readonly areas: readonly BoundaryArea[];
  /** Properties that the names are from. */
  readonly namedBy: readonly string[];
  /** Repairs and rejected features. */
  readonly remarks: readonly string[];
  /** A FeatureCollection with the properties `id` and `name`. */
  readonly geojson: unknown;
  readonly bounds: Bounds;
  /** Returns the area that contains a point in degrees. */
  locate(longitude: number, latitude: number): BoundaryArea | undefined;
  /** Returns the id of the area that has this text as its name, its id or another property that only it has. */
  find(text: string): string | undefined;
}

/** Reads a file of boundaries, and names its areas. @throws Failure when they are not areas in degrees */
export async function readNewAreas(path: string, nameProperty?: string): Promise<NewAreas> {
  const file = await readFileBytes(path);
  const { origin } = file;
  const features = parseFeatures(file);
  const naming = proposeAreaNames(features, origin, nameProperty);
  const renamed = features.map(({ properties, ...feature }, at): RawFeature => {
    const name = naming.names[at] as string;
    const { kind, city, region } = readAreaAttributes(properties);
    const attributes = Object.entries({ kind, city, region }).filter(([, value]) => value !== null);
    return {
      ...feature,
      properties: { id: toSlug(name), name, ...Object.fromEntries(attributes) },
    };
  });
  const { areas, rejected, remarks } = readBoundaries(
    renamed,
    { partition: 'neighborhoods', idProperty: 'id', nameProperty: 'name' },
    origin,
  );
  const [first] = rejected;
  if (areas.length === 0)
    throw new Failure(
      `${origin}: none of ${features.length} features is an area; feature ${first?.number} (${first?.name}) ${first?.reason}`,
    );
  const index = createPointIndex(areas.map(({ coordinates }, at) => ({ id: at + 1, coordinates })));
  const ids = new Set(areas.map(({ slug }) => slug));
  return {
    origin,
    areas,
    namedBy: naming.properties,
    remarks: [
      ...rejected.map(({ number, name, reason }) => `feature ${number} (${name}) ${reason}`),
      ...remarks,
    ],
    geojson: {
      type: 'FeatureCollection',
      features: renamed
        .filter(({ properties }) => ids.has(String(properties.id)))
        .map(({ properties, geometry }) => ({ type: 'Feature', properties, geometry })),
    },
    bounds: computeBox(areas.flatMap(({ coordinates }) => coordinates)),
    locate: (longitude, latitude) => areas[index.locate(longitude, latitude) - 1],
    find: createFinder(features, renamed),
  };
}

/** Tables name areas by their names, or by a code that the boundaries have in another property. */
function createFinder(
  features: readonly RawFeature[],
  renamed: readonly RawFeature[],
): (text: string) => string | undefined {
  const found = new Map<string, string | null>();
  for (const [at, { properties }] of features.entries()) {
    const id = String(renamed[at]?.properties.id);
    const texts = listPropertyPaths(properties).map((path) => readTextProperty(properties, path));
    for (const key of new Set([...texts, String(renamed[at]?.properties.name)].map(toKey)))
      found.set(key, (found.get(key) ?? id) === id ? id : null);
  }
  found.delete('');
  return (text) => found.get(toKey(text)) ?? undefined;
}

function toKey(text: string): string {
  return toSlug(text.replace(/\.0+$/, ''));
}
