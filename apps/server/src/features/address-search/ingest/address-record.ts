/** One house in a file. */
export interface HouseRecord {
  readonly number: number;
  readonly street: string;
  /** Empty where the file has none. */
  readonly city: string;
  readonly postcode: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** One side of a piece of street: the numbers run from the line's first point to its last. */
export interface StreetRangeSide {
  readonly from: number;
  readonly to: number;
  readonly postcode: string;
}

/** A piece of street with the house numbers of its sides, as in Census files. */
export interface StreetRangeRecord {
  readonly street: string;
  readonly sides: readonly StreetRangeSide[];
  readonly line: readonly (readonly [longitude: number, latitude: number])[];
}

export interface RejectedRecord {
  readonly rejected: string;
}

/** A row or feature of a file with the line on which it begins. */
export interface AddressRow {
  readonly line: number;
  readonly record: HouseRecord | StreetRangeRecord | RejectedRecord;
  /** The row as read, for the rejects file. */
  readonly raw: readonly string[];
}

export const ADDRESS_FORMATS = [
  'openaddresses-csv',
  'openaddresses-geojson',
  'tiger-ranges',
] as const;

export type AddressFormat = (typeof ADDRESS_FORMATS)[number];
