import { Failure } from '../../platform/failure.ts';
import { createEmptyFileError } from '../../platform/files/stat-file.ts';
import { isZip } from '../files/kinds/detect-binary-kind.ts';
import { RECORD_SEPARATOR } from '../files/kinds/detect-text-kind.ts';
import { listZip } from '../files/kinds/detect-zip-kind.ts';
import { refuseForeignFile } from '../files/kinds/refuse-foreign-file.ts';
import type { FileBytes } from '../files/read-file-bytes.ts';
import { readZippedShapefile } from '../files/shapefile/read-shapefile.ts';
import { decodeText } from '../files/text-encoding.ts';
import { formatCount } from '../format-counts.ts';
import { parseJson } from './parse-json.ts';

/** An unvalidated feature of a file. */
export type RawFeature = {
  /** Position in the file, from 1. */
  number: number;
  /** Includes the feature's `id` (RFC 7946) unless a property has that name. */
  properties: Record<string, unknown>;
  geometry: unknown;
};

/**
 * Parses a file of boundaries: GeoJSON, one feature per line, a GeoJSON text sequence, or a zipped shapefile. Names
 * that are not UTF-8 are read as Latin-1.
 * @throws Failure that names any other kind of file
 */
export function parseFeatures({ origin, bytes }: FileBytes): RawFeature[] {
  if (isZip(bytes)) {
    const entries = listZip(bytes, origin);
    if (entries.some(({ name }) => /\.shp$/i.test(name)))
      return rawFeatures(readZippedShapefile(bytes, entries, origin), origin);
  }
  refuseForeignFile(bytes, origin, 'boundaries', bytes);
  const text = decodeText(bytes);
  if (text.trim() === '') throw createEmptyFileError(origin);
  const found = parseTexts(text, origin).flatMap((json) => featuresOf(json, origin));
  return rawFeatures(found, origin);
}

/** Returns the JSON texts of a file: one, or one per line or record. */
function parseTexts(text: string, origin: string): unknown[] {
  if (text.startsWith(RECORD_SEPARATOR))
    return text
      .split(RECORD_SEPARATOR)
      .filter((record) => record.trim() !== '')
      .map((record) => parseJson(record, origin));
  const lines = text.split('\n');
  // the first line is a complete object and more follow
  const isLines = lines.length > 1 && /^\s*\{.*\}\s*$/.test(lines[0] as string);
  if (!isLines || lines.slice(1).every((line) => line.trim() === ''))
    return [parseJson(text, origin)];
  return lines.flatMap((line, at) =>
    line.trim() === '' ? [] : [parseJson(line, `${origin}, line ${at + 1}`)],
  );
}

function featuresOf(json: unknown, origin: string): unknown[] {
  if (isObject(json) && json.type === 'Feature') return [json];
  if (!isObject(json) || json.type !== 'FeatureCollection' || !Array.isArray(json.features)) {
    const found = isObject(json) && 'type' in json ? ` but "${String(json.type)}"` : '';
    throw new Failure(
      `${origin}: is not a GeoJSON FeatureCollection${found}; export the boundaries as GeoJSON (WGS 84)`,
    );
  }
  const { properties } = json;
  if (
    json[TRANSFER_LIMIT_FLAG] === true ||
    (isObject(properties) && properties[TRANSFER_LIMIT_FLAG] === true)
  )
    throw transferLimitFailure(origin, json.features.length);
  return json.features;
}

function rawFeatures(features: readonly unknown[], origin: string): RawFeature[] {
  if (features.length === 0) throw new Failure(`${origin}: has no features; nothing was published`);
  return features.map((feature, i) => ({
    number: i + 1,
    properties: isObject(feature) ? propertiesOf(feature) : {},
    geometry: isObject(feature) ? feature.geometry : undefined,
  }));
}

function propertiesOf({ id, properties }: Record<string, unknown>): RawFeature['properties'] {
  const known = isObject(properties) ? properties : {};
  return (typeof id === 'string' || typeof id === 'number') && !('id' in known)
    ? { ...known, id }
    : known;
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The flag that an ArcGIS server adds to an incomplete reply; in GeoJSON it may be in `properties`. */
export const TRANSFER_LIMIT_FLAG = 'exceededTransferLimit';

/** Creates the failure for a reply that is flagged as incomplete. @param features number of features in the file */
export function transferLimitFailure(origin: string, features: number): Failure {
  return new Failure(
    `${origin}: holds only ${formatCount(features, 'feature')} of its service, which says ${TRANSFER_LIMIT_FLAG}, so nothing was published; ` +
      'use the download of the portal, or fetch the rest with resultOffset and put all features into one file',
  );
}
