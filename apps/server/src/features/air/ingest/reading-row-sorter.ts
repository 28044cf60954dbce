import { type Hour, hourOfInstant, startOfHour } from '@townlight/domain/time';
import type { RejectsWriter } from '../../../ingest/release/rejects-writer.ts';
import type { CsvChunk } from '../../../ingest/rows/read-csv.ts';
import { findTimeFault, type PossibleTimes } from '../../../ingest/rows/value-fault.ts';
import { LoadedReadings } from './loaded-readings.ts';
import type { ParsedReading, ParseReadingRow, RawReading } from './parsed-reading.ts';
import type { StationRegistry } from './stations/station-registry.ts';

/** Skipped readings of a load, by reason. */
export interface SkippedReadings {
  otherPollutants: number;
  withoutReading: number;
  unknownStations: number;
  farStations: number;
  otherInstruments: number;
}

/** No hourly PM2.5 measurements exist before. */
const FIRST_HOUR = hourOfInstant(Date.UTC(1990, 0, 1));

/** Sorts the rows of files into readings to be stored, skipped ones, and rows that cannot be read. */
export class ReadingRowSorter {
  readonly readings = new LoadedReadings();
  readonly passedOver: SkippedReadings = {
    otherPollutants: 0,
    withoutReading: 0,
    unknownStations: 0,
    farStations: 0,
    otherInstruments: 0,
  };
  /** Codes of stations whose location is unknown. */
  readonly unknown = new Set<string>();
  readonly #registry: StationRegistry;
  readonly #rejects: RejectsWriter;
  readonly #possible: PossibleTimes<Hour>;

  constructor(registry: StationRegistry, rejects: RejectsWriter, now: Date) {
    this.#registry = registry;
    this.#rejects = rejects;
    this.#possible = {
      first: FIRST_HOUR,
      last: hourOfInstant(now.getTime()),
      lastIs: 'the present hour',
      format: (hour) => new Date(startOfHour(hour)).toISOString(),
    };
  }

  /** Adds all rows of a file. */
  async addFile(
    chunks: AsyncIterable<CsvChunk>,
    readRow: ParseReadingRow,
    onProgress: (rows: number) => void = () => undefined,
  ): Promise<void> {
    let rowsRead = 0;
    for await (const { rows, lines } of chunks) {
      for (const [at, row] of rows.entries())
        for (const parsed of readRow(row)) this.#addParsed(parsed, lines[at] as number, row);
      rowsRead += rows.length;
      onProgress(rowsRead);
    }
  }

  #addParsed(parsed: ParsedReading, line: number, row: readonly string[]): void {
    const reason = this.#faultOf(parsed);
    if (reason !== null) this.#rejects.add(line, reason, row);
  }

  /**
   * Adds a reading, or counts why it is skipped.
   * @returns why its row is rejected
   */
  #faultOf(parsed: ParsedReading): string | null {
    switch (parsed.kind) {
      case 'other-pollutant':
        this.passedOver.otherPollutants++;
        return null;
      case 'no-reading':
        this.passedOver.withoutReading++;
        return null;
      case 'rejected':
        // faults of stations out of reach are irrelevant
        return parsed.station === undefined || this.#includesStation(parsed.station)
          ? parsed.reason
          : null;
      case 'reading':
        if (parsed.at !== undefined) this.#registry.acceptIfNear(parsed.at);
        return this.#includesStation(parsed.record.station)
          ? this.#addReading(parsed.record)
          : null;
    }
  }

  #addReading(record: RawReading): string | null {
    const fault = findTimeFault(record.hour, this.#possible);
    if (fault !== null) return fault;
    const became = this.readings.add(record);
    if (became === 'other-instrument') this.passedOver.otherInstruments++;
    return became === 'contradicts'
      ? 'a different figure for a station and hour already in the file; neither is used'
      : null;
  }

  #includesStation(code: string): boolean {
    const found = this.#registry.find(code);
    if (found === 'far') this.passedOver.farStations++;
    if (found === 'unknown') {
      this.passedOver.unknownStations++;
      this.unknown.add(code);
    }
    return typeof found === 'object';
  }
}
