import type { Hour } from '@townlight/domain/time';
import type { RawReading } from './parsed-reading.ts';

/** A reading of a load, before it is compared with stored readings. */
export interface LoadedReading {
  /** µg/m³ in single precision, as it is stored. */
  readonly concentration: number;
  readonly instrument: number;
  /** The same load contains another figure for the station and hour; the correct one is unknown. */
  readonly contradicted: boolean;
}

/** The result of adding a reading to its load. */
export type AddReadingResult = 'taken' | 'repeated' | 'contradicts' | 'other-instrument';

/** The readings of one load by station and hour: some thousands for a day of files, 250,000 for a year. */
export class LoadedReadings {
  readonly #stations = new Map<string, Map<Hour, LoadedReading>>();
  #repeated = 0;

  get stations(): ReadonlyMap<string, ReadonlyMap<Hour, LoadedReading>> {
    return this.#stations;
  }

  /** Number of exact duplicates in the load. */
  get repeated(): number {
    return this.#repeated;
  }

  add({ station, hour, concentration, instrument }: RawReading): AddReadingResult {
    const value = Math.fround(concentration);
    let hours = this.#stations.get(station);
    if (hours === undefined) {
      hours = new Map();
      this.#stations.set(station, hours);
    }
    const before = hours.get(hour);
    const reading = { concentration: value, instrument, contradicted: false };
    if (before === undefined) {
      hours.set(hour, reading);
      return 'taken';
    }
    if (before.instrument !== instrument) {
      if (instrument < before.instrument) hours.set(hour, reading);
      return 'other-instrument';
    }
    if (before.concentration === value) {
      this.#repeated++;
      return 'repeated';
    }
    // neither is used; the higher one shows how bad the air may be
    hours.set(hour, {
      ...before,
      concentration: Math.max(before.concentration, value),
      contradicted: true,
    });
    return 'contradicts';
  }
}
