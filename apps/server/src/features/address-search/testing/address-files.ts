import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AddressFormat,
  parseAddressEnding,
  toZipPattern,
} from '@townlight/domain/address-search';
import type { Bounds } from '@townlight/domain/county';
import type { Database } from '../../../platform/database/open-database.ts';
import { type AddressLoadOptions, ingestAddresses } from '../ingest/ingest-addresses.ts';

/** How addresses of Los Angeles end. */
export const CALIFORNIA: AddressFormat = {
  ending: parseAddressEnding(['CA', 'Calif.', 'California']),
  zip: toZipPattern(['90012']),
};

export const COUNTY_BOUNDS: Bounds = [-119.479071, 32.633992, -117.591883, 34.889873];

const HEADER = 'LON,LAT,NUMBER,STREET,UNIT,CITY,DISTRICT,REGION,POSTCODE,ID,HASH';

/** `[longitude, latitude, number, street, city, zip code]` */
export type TestAddress = readonly [number, number, number | string, string, string?, string?];

/** Formats a file in the format of OpenAddresses. */
export function formatOpenAddressesCsv(houses: readonly TestAddress[]): string {
  const rows = houses.map(
    ([lon, lat, number, street, city = '', zip = '']) =>
      `${lon},${lat},${number},${street},,${city},,CA,${zip},,`,
  );
  return `${[HEADER, ...rows].join('\n')}\n`;
}

export function writeTempFile(name: string, content: string | Uint8Array): string {
  const path = join(mkdtempSync(join(tmpdir(), 'townlight-addresses-')), name);
  writeFileSync(path, content);
  return path;
}

/** Loads a file into a database, with a temporary folder for its rejects. */
export function loadAddresses(
  database: Database,
  file: string,
  more: Partial<AddressLoadOptions> = {},
) {
  return ingestAddresses(database, {
    file,
    source: 'made',
    bounds: COUNTY_BOUNDS,
    rejectsFolder: mkdtempSync(join(tmpdir(), 'townlight-rejects-')),
    ...more,
  });
}

/** Creates a piece of street in the format of the Census. */
export function createRangeFeature(
  name: string,
  line: readonly (readonly [number, number])[],
  numbers: { left?: readonly [number, number]; right?: readonly [number, number]; zip?: string },
) {
  const { left, right, zip = '90028' } = numbers;
  const text = (value: number | undefined) => (value === undefined ? null : String(value));
  return {
    type: 'Feature',
    properties: {
      FULLNAME: name,
      LFROMHN: text(left?.[0]),
      LTOHN: text(left?.[1]),
      RFROMHN: text(right?.[0]),
      RTOHN: text(right?.[1]),
      ZIPL: zip,
      ZIPR: zip,
    },
    geometry: { type: 'LineString', coordinates: line },
  };
}
