import { findFirstValueFault } from '../../../ingest/rows/value-fault.ts';
import type { HouseRecord, RejectedRecord } from './address-record.ts';

/** The fields of a house as text, from any file format. */
export interface HouseFields {
  readonly number: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  readonly longitude: string;
  readonly latitude: string;
}

/** Parses a house, or returns why it is rejected. Ignores fractions and letters after the number, and units. */
export function parseHouse(fields: HouseFields): HouseRecord | RejectedRecord {
  const street = fields.street.trim();
  if (street === '') return { rejected: 'STREET is empty' };
  const fault = findFirstValueFault([
    ['STREET', street],
    ['CITY', fields.city],
  ]);
  if (fault !== null) return { rejected: fault };
  const number = parseHouseNumber(fields.number);
  if (number === null)
    return { rejected: `NUMBER is "${fields.number.trim()}", not a house number from 1 to 999999` };
  const longitude = parseDegrees(fields.longitude);
  const latitude = parseDegrees(fields.latitude);
  if (longitude === null || latitude === null)
    return {
      rejected: `LON and LAT are "${fields.longitude}" and "${fields.latitude}", not degrees`,
    };
  return {
    number,
    street,
    city: fields.city.trim(),
    postcode: parseZipCode(fields.postcode),
    longitude,
    latitude,
  };
}

/** Returns the leading integer of a house number, `null` where there is none. */
export function parseHouseNumber(text: string): number | null {
  const digits = /^\s*0*(\d{1,6})(?!\d)/.exec(text)?.[1];
  const number = Number(digits ?? 0);
  return number > 0 ? number : null;
}

/** Returns five digits, or an empty string. Spreadsheets add `.0` where another value of the column is missing. */
export function parseZipCode(text: string): string {
  return /^\s*(\d{5})(?:-?\d{4}|\.0+)?\s*$/.exec(text)?.[1] ?? '';
}

function parseDegrees(text: string): number | null {
  const value = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) && Math.abs(value) <= 180 ? value : null;
}
