import type { Hour } from '@townlight/domain/time';

/** A reading as a source gives it. */
export interface AirRecord {
  /** See `stationCode`. */
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

/** What a field of a file comes to: a reading, nothing that a load has use for, or a fault. */
export type ParsedReading =
  | {
      readonly kind: 'reading';
      readonly record: AirRecord;
      /** Where its station is, in files that tell it with each reading. */
      readonly at?: StationRecord;
    }
  | { readonly kind: 'other-pollutant' | 'no-reading' }
  | {
      readonly kind: 'rejected';
      readonly reason: string;
      /** Its station, where that could be read. */
      readonly station?: string;
    };

/** Reads a file's rows one after the other, the header too where there is one. */
export type ReadRow = (row: readonly string[]) => readonly ParsedReading[];
