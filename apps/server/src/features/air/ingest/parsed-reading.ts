import type { Hour } from '@townlight/domain/time';

/** A reading as a source reports it. */
export interface RawReading {
  /** Normalized by `normalizeStationCode`. */
  readonly station: string;
  readonly hour: Hour;
  /** µg/m³, not yet validated. */
  readonly concentration: number;
  /** Of several instruments at one station the one with the lowest number counts; 0 where the source gives none. */
  readonly instrument: number;
}

/** A station's location as a file gives it, in degrees. */
export interface StationRecord {
  readonly code: string;
  readonly name: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** The result of parsing a field: a reading, a skipped field or a fault. */
export type ParsedReading =
  | {
      readonly kind: 'reading';
      readonly record: RawReading;
      /** Location of the station, in files that repeat it with each reading. */
      readonly at?: StationRecord;
    }
  | { readonly kind: 'other-pollutant' | 'no-reading' }
  | {
      readonly kind: 'rejected';
      readonly reason: string;
      /** Code of its station, where it could be parsed. */
      readonly station?: string;
    };

/** Parses a file's rows in order, including a header row. */
export type ParseReadingRow = (row: readonly string[]) => readonly ParsedReading[];
