import type { CoronavirusCounty } from '@townlight/domain/coronavirus';
import { type Day, formatDay, parseDay } from '@townlight/domain/time';
import type { RejectsWriter } from '../../../ingest/release/rejects-writer.ts';
import type { CsvChunk } from '../../../ingest/rows/read-csv.ts';
import { findTimeFault, type PossibleTimes } from '../../../ingest/rows/value-fault.ts';
import { LoadedCaseReports } from './loaded-case-reports.ts';
import type { ParsedReport, ParseReportRow } from './parsed-report.ts';

/** No tests for the virus exist before. */
const FIRST_DAY = parseDay('2020-01-01') as Day;

/** Sorts the rows of a file into reports to be stored, fields without one, and rejected rows. */
export class CaseReportRowSorter {
  readonly reports = new LoadedCaseReports();
  /** Number of skipped rows of other counties and of empty fields. */
  readonly passedOver = { otherCounties: 0, withoutReport: 0 };
  /** Unknown areas, by their names in the file. */
  readonly unknown = new Set<string>();
  readonly #county: CoronavirusCounty;
  readonly #rejects: RejectsWriter;
  readonly #possible: PossibleTimes<Day>;

  constructor(county: CoronavirusCounty, rejects: RejectsWriter, today: Day) {
    this.#county = county;
    this.#rejects = rejects;
    this.#possible = { first: FIRST_DAY, last: today, lastIs: 'today', format: formatDay };
  }

  /** Adds all rows of a file. */
  async addFile(
    chunks: AsyncIterable<CsvChunk>,
    readRow: ParseReportRow,
    onProgress: (rows: number) => void = () => undefined,
  ): Promise<void> {
    let rowsRead = 0;
    for await (const { rows, lines } of chunks) {
      for (const [at, row] of rows.entries()) this.#addRow(readRow(row), lines[at] as number, row);
      rowsRead += rows.length;
      onProgress(rowsRead);
    }
  }

  #addRow(parsed: Iterable<ParsedReport>, line: number, row: readonly string[]): void {
    for (const one of parsed) {
      const refused = 'place' in one ? this.#refusalOf(one.place) : null;
      if (refused !== null) {
        // all fields of the row belong to that place, so it is rejected once
        this.#rejects.add(line, refused, row.slice(0, 8));
        return;
      }
      const reason = this.#addReport(one);
      if (reason !== null)
        this.#rejects.add(line, reason, ('fields' in one && one.fields) || row.slice(0, 8));
    }
  }

  #refusalOf(place: string): string | null {
    const sum = this.#county.explainAggregateRow(place);
    if (sum !== undefined) return `is ${sum}, so it would count twice`;
    if (this.#county.labelOf(place) !== undefined) return null;
    this.unknown.add(place);
    return 'names a place that is not a reporting area of the county';
  }

  /**
   * Adds a parsed field.
   * @returns why it is rejected
   */
  #addReport(parsed: ParsedReport): string | null {
    switch (parsed.kind) {
      case 'other-county':
        this.passedOver.otherCounties++;
        return null;
      case 'no-report':
        this.passedOver.withoutReport++;
        return null;
      case 'rejected':
        return parsed.reason;
      case 'residents':
        this.reports.residents.set(this.#labelOf(parsed.place), parsed.residents);
        return null;
      case 'report':
        return findTimeFault(parsed.day, this.#possible) ?? this.#add(parsed);
    }
  }

  #add({ place, day, total }: Extract<ParsedReport, { kind: 'report' }>): string | null {
    return this.reports.add(this.#labelOf(place), day, total) === 'contradicts'
      ? 'a different number for an area and day already in the file; the first one counts, and a withheld one wins'
      : null;
  }

  #labelOf(place: string): string {
    return this.#county.labelOf(place) as string;
  }
}
