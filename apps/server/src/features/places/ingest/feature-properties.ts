import type { AreaKind, Partition } from '@townlight/domain/places';
import type { RawFeature } from '../../../ingest/rows/parse-features.ts';
import { Failure } from '../../../platform/failure.ts';
import { AREA_CODE_DIGITS, normalizeAreaCode } from './match-area.ts';

/** Property names for ids and names in public files, preferred first. A dot reads a nested object. */
const ID_PROPERTIES: Record<Partition, readonly string[]> = {
  neighborhoods: ['metadata.slug', 'slug', 'name', 'NAME', 'Name', 'label', 'LABEL'],
  zipcodes: [
    'ZCTA5CE20',
    'ZCTA5CE10',
    'ZCTA5CE',
    'ZIPCODE',
    'zipcode',
    'ZIP_CODE',
    'ZIP',
    'zip',
    'name',
  ],
  tracts: ['GEOID20', 'GEOID10', 'GEOID', 'geoid', 'FIPS', 'CT20', 'CT10'],
};

const NAME_PROPERTIES: Record<Partition, readonly string[]> = {
  neighborhoods: ['name', 'metadata.name', 'NAME', 'Name', 'label', 'LABEL'],
  zipcodes: [],
  tracts: ['NAMELSAD20', 'NAMELSAD10', 'NAMELSAD', 'name'],
};

/** Finds the properties with ids and names: the requested ones, else the first known ones that exist. */
export function findNamingProperties(
  features: readonly RawFeature[],
  partition: Partition,
  requested: { idProperty?: string | undefined; nameProperty?: string | undefined },
  origin: string,
): { id: string; name: string } {
  const isThere = (path: string) =>
    features.filter(({ properties }) => readTextProperty(properties, path)).length * 2 >
    features.length;
  const offered = () =>
    listPropertyPaths(features[0]?.properties ?? {}).join(', ') || 'none at all';
  for (const [option, path] of [
    ['--id-property', requested.idProperty],
    ['--name-property', requested.nameProperty],
  ])
    if (
      path !== undefined &&
      !features.some(({ properties }) => readTextProperty(properties, path))
    )
      throw new Failure(
        `${origin}: no feature has a property "${path}" (${option}); the properties are ${offered()}`,
      );
  const id =
    requested.idProperty ??
    ID_PROPERTIES[partition].find(isThere) ??
    (areIds(features, partition) ? 'id' : undefined);
  if (id === undefined)
    throw new Failure(
      `${origin}: no property has the ids of ${partition}; name one with --id-property. ` +
        `The properties are ${offered()}`,
    );
  return { id, name: requested.nameProperty ?? NAME_PROPERTIES[partition].find(isThere) ?? id };
}

/** Returns whether the features' `id` (RFC 7946) identifies areas: most programs only number the features. */
function areIds(features: readonly RawFeature[], partition: Partition): boolean {
  const ids = new Set(features.map(({ properties }) => readTextProperty(properties, 'id')));
  const isId = (text: string) =>
    partition === 'neighborhoods'
      ? /\p{L}/u.test(text)
      : new RegExp(`^\\d{${AREA_CODE_DIGITS[partition]}}$`).test(
          normalizeAreaCode(text, partition),
        );
  return ids.size * 2 > features.length && [...ids].every(isId);
}

/** Returns a property as trimmed text; empty when it is missing. */
export function readTextProperty(properties: Record<string, unknown>, path: string): string {
  let value: unknown = properties[path];
  if (value === undefined)
    for (const [i, step] of path.split('.').entries())
      value = (i === 0 ? properties : (value as Record<string, unknown> | undefined))?.[step];
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** Kinds of areas by their names in public files. */
const KINDS: Record<string, AreaKind> = {
  'part-of-city': 'part-of-city',
  'segment-of-a-city': 'part-of-city',
  city: 'city',
  'standalone-city': 'city',
  unincorporated: 'unincorporated',
  'unincorporated-area': 'unincorporated',
};

export type AreaAttributes = {
  kind: AreaKind | null;
  city: string | null;
  region: string | null;
};

/** Reads what a feature's properties contain about its area besides the name. */
export function readAreaAttributes(properties: Record<string, unknown>): AreaAttributes {
  const first = (...paths: string[]) =>
    paths.map((path) => readTextProperty(properties, path)).find((text) => text !== '') ?? null;
  const kind = ['kind', 'metadata.type', 'type']
    .map((path) => KINDS[readTextProperty(properties, path).toLowerCase()])
    .find((known) => known !== undefined);
  return {
    kind: kind ?? null,
    city: first('city', 'metadata.city'),
    region: first('region', 'metadata.region'),
  };
}

/** Lists the properties of a feature; a dot reads a nested object. */
export function listPropertyPaths(properties: Record<string, unknown>): string[] {
  return Object.entries(properties).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null
      ? Object.keys(value).map((inner) => `${name}.${inner}`)
      : [name],
  );
}
