import type { Hour } from '@townlight/domain/time';

/** A reading as a source gives it. */
export interface AirRecord {
  /** The source's own number of the station, see `stationCode`. */
  readonly station: string;
  readonly hour: Hour;
  /** µg/m³, not yet checked. */
  readonly concentration: number;
  /** Of several instruments at one station the one with the lowest number counts; 0 where the source tells none. */
  readonly instrument: number;
}

export interface StationRecord {
  readonly code: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** What a row is: a reading, something that the load has no use for (another pollutant, an empty hour), or a fault. */
export type ParsedRow =
  | { readonly kind: 'reading'; readonly record: AirRecord }
  | { readonly kind: 'passed-over' }
  | { readonly kind: 'rejected'; readonly reason: string };
