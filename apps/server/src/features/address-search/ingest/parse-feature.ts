import type { FeatureText } from '../../../ingest/rows/read-json-features.ts';
import { findValueFault } from '../../../ingest/rows/value-fault.ts';
import type {
  AddressFormat,
  AddressRow,
  RejectedRecord,
  StreetRangeRecord,
  StreetRangeSide,
} from './address-record.ts';
import { parseHouse, parseHouseNumber, parseZipCode } from './parse-house.ts';

type Feature = {
  properties: Record<string, unknown>;
  geometry: { type?: unknown; coordinates?: unknown };
};

/** Returns the format whose properties a feature has, `null` for none. */
export function detectFeatureFormat({
  text,
}: FeatureText): Exclude<AddressFormat, 'openaddresses-csv'> | null {
  const feature = readFeature(text);
  if (feature === null) return null;
  const names = new Set(Object.keys(feature.properties).map((name) => name.toUpperCase()));
  if (names.has('FULLNAME') && (names.has('LFROMHN') || names.has('LFROMADD')))
    return 'tiger-ranges';
  return names.has('NUMBER') && names.has('STREET') ? 'openaddresses-geojson' : null;
}

/** Parses one feature as an address or, for `tiger-ranges`, as a piece of street. */
export function parseFeature(
  { line, text }: FeatureText,
  format: Exclude<AddressFormat, 'openaddresses-csv'>,
): AddressRow {
  const feature = readFeature(text);
  // people read the rejects file: a feature of a hundred thousand points is cut
  const raw = [text.length > 2_000 ? `${text.slice(0, 2_000)}…` : text];
  if (feature === null) return { line, raw, record: { rejected: 'is not a GeoJSON feature' } };
  const record = format === 'tiger-ranges' ? parseRange(feature) : parsePoint(feature);
  return { line, raw, record };
}

function readFeature(text: string): Feature | null {
  try {
    const json: Partial<Feature> = JSON.parse(text);
    if (typeof json.properties !== 'object' || json.properties === null) return null;
    if (typeof json.geometry !== 'object' || json.geometry === null) return null;
    return json as Feature;
  } catch {
    return null;
  }
}

function textOf(properties: Record<string, unknown>, ...names: string[]): string {
  for (const name of names) {
    const value = properties[name] ?? properties[name.toLowerCase()];
    if (typeof value === 'string' || typeof value === 'number') return String(value);
  }
  return '';
}

function parsePoint({ properties, geometry }: Feature): AddressRow['record'] {
  const [longitude, latitude] =
    geometry.type === 'Point' && Array.isArray(geometry.coordinates) ? geometry.coordinates : [];
  return parseHouse({
    number: textOf(properties, 'NUMBER'),
    street: textOf(properties, 'STREET'),
    city: textOf(properties, 'CITY'),
    postcode: textOf(properties, 'POSTCODE'),
    longitude: String(longitude ?? ''),
    latitude: String(latitude ?? ''),
  });
}

function parseRange({ properties, geometry }: Feature): StreetRangeRecord | RejectedRecord {
  const street = textOf(properties, 'FULLNAME').trim();
  if (street === '') return { rejected: 'FULLNAME is empty' };
  const fault = findValueFault(street);
  if (fault !== null) return { rejected: `FULLNAME ${fault}` };
  const line = lineOf(geometry);
  if (line === null) return { rejected: 'its geometry is not a LineString of degrees' };
  const sides = [
    sideOf(properties, ['LFROMHN', 'LFROMADD'], ['LTOHN', 'LTOADD'], 'ZIPL'),
    sideOf(properties, ['RFROMHN', 'RFROMADD'], ['RTOHN', 'RTOADD'], 'ZIPR'),
  ].filter((side) => side !== null);
  if (sides.length === 0) return { rejected: `${street} has no house numbers on either side` };
  return { street, sides, line };
}

function sideOf(
  properties: Record<string, unknown>,
  from: string[],
  to: string[],
  zip: string,
): StreetRangeSide | null {
  const first = parseHouseNumber(textOf(properties, ...from));
  const last = parseHouseNumber(textOf(properties, ...to));
  if (first === null || last === null) return null;
  return { from: first, to: last, postcode: parseZipCode(textOf(properties, zip)) };
}

function lineOf({ type, coordinates }: Feature['geometry']): [number, number][] | null {
  const given =
    type === 'MultiLineString' && Array.isArray(coordinates) && coordinates.length === 1
      ? (coordinates[0] as unknown)
      : type === 'LineString'
        ? coordinates
        : null;
  if (!Array.isArray(given) || given.length < 2) return null;
  const line = given.map((point) => (Array.isArray(point) ? [point[0], point[1]] : []));
  const isPosition = (point: unknown[]): point is [number, number] =>
    point.length === 2 &&
    point.every((value) => typeof value === 'number' && Math.abs(value) <= 180);
  return line.every(isPosition) ? line : null;
}
