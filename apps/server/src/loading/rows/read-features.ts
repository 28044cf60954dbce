import { Failure } from '../../platform/failure.ts';
import type { FileBytes } from '../files/read-bytes.ts';
import { decodeText } from '../files/text-encoding.ts';
import { parseJson } from './parse-json.ts';

/** A feature as it stands in the file, not yet trusted. */
export type RawFeature = {
  /** Place in the file, from 1. */
  number: number;
  properties: Record<string, unknown>;
  geometry: unknown;
};

/** The features of a GeoJSON file. Names that are not UTF-8 are read as Latin-1. */
export function parseFeatures({ origin, bytes }: FileBytes): RawFeature[] {
  const json = parseJson(decodeText(bytes), origin);
  if (!isObject(json) || json.type !== 'FeatureCollection' || !Array.isArray(json.features)) {
    const found = isObject(json) && 'type' in json ? ` but "${String(json.type)}"` : '';
    throw new Failure(
      `${origin}: is not a GeoJSON FeatureCollection${found}; export the boundaries as GeoJSON (WGS 84)`,
    );
  }
  if (json.features.length === 0)
    throw new Failure(`${origin}: has no features; nothing was published`);
  return json.features.map((feature: unknown, i) => ({
    number: i + 1,
    properties: isObject(feature) && isObject(feature.properties) ? feature.properties : {},
    geometry: isObject(feature) ? feature.geometry : undefined,
  }));
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
