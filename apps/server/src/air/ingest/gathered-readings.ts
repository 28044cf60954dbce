import type { Hour } from '@townlight/domain/time';
import type { AirRecord } from './air-record.ts';

/** A reading of a load, before it meets what is on record. */
export interface GatheredReading {
  /** µg/m³, as precise as the store keeps it. */
  readonly concentration: number;
  readonly instrument: number;
  /** The same load gave another figure for the station and hour: which of the two is right cannot be known. */
  readonly contradicted: boolean;
}

/** What became of a reading among those of its load. */
export type Gathering = 'taken' | 'repeated' | 'contradicts' | 'other-instrument';

/** The readings of one load, by station and hour: some thousands for a day of files, a quarter million for a year. */
export class GatheredReadings {
  readonly #stations = new Map<string, Map<Hour, GatheredReading>>();
  #repeated = 0;

  get stations(): ReadonlyMap<string, ReadonlyMap<Hour, GatheredReading>> {
    return this.#stations;
  }

  /** Readings that said once more what the load had said already. */
  get repeated(): number {
    return this.#repeated;
  }

  add({ station, hour, concentration, instrument }: AirRecord): Gathering {
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
    // neither is used, and the higher one says how bad the air may be
    hours.set(hour, {
      ...before,
      concentration: Math.max(before.concentration, value),
      contradicted: true,
    });
    return 'contradicts';
  }
}
