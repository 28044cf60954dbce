import { type AreaForecast, compareForecasts } from '@townlight/domain/air';
import { formatDay } from '@townlight/domain/time';
import type { RejectsWriter } from '../../../ingest/release/rejects-writer.ts';
import {
  type ForecastDay,
  type ForecastRowOptions,
  parseForecastRow,
  type SkippedForecastReason,
} from './parse-forecast-row.ts';

/** The forecasts of one reporting area and day by pollutant. */
export type DayForecasts = ReadonlyMap<string, AreaForecast>;

const ANY_DAY = 'any';

/**
 * Sorts the rows of a file into forecasts, skipped rows, and rows that cannot be read. The day of a reporting area is
 * used whole or not at all: without a row that cannot be read, its air could look cleaner than forecast.
 */
export class ForecastRowSorter {
  readonly skipped: Record<SkippedForecastReason, number> = {
    observations: 0,
    yesterdays: 0,
    farAreas: 0,
    pastDays: 0,
    withoutForecast: 0,
    repeated: 0,
  };
  readonly #days = new Map<string, Map<string, AreaForecast>>();
  readonly #unreadable = new Set<string>();
  readonly #options: ForecastRowOptions;
  readonly #rejects: RejectsWriter;

  constructor(options: ForecastRowOptions, rejects: RejectsWriter) {
    this.#options = options;
    this.#rejects = rejects;
  }

  /** Adds the rows of a file, which has no header and in which quotation marks are literal characters. */
  addText(text: string): void {
    for (const [at, line] of text.split(/\r\n?|\n/).entries())
      if (line.trim() !== '') this.#addRow(line.split('|'), at + 1);
  }

  /** The days that are complete, and those with a row that cannot be read. */
  listDays(): { readonly whole: readonly DayForecasts[]; readonly left: readonly DayForecasts[] } {
    const { whole = [], left = [] } = Object.groupBy(this.#days.values(), (day) =>
      this.#isWhole(day) ? 'whole' : 'left',
    );
    return { whole, left };
  }

  #addRow(row: readonly string[], line: number): void {
    const parsed = parseForecastRow(row, this.#options);
    if (parsed.kind === 'skipped') this.skipped[parsed.why]++;
    else if (parsed.kind === 'forecast') this.#addForecast(parsed.forecast);
    else {
      this.#rejects.add(line, parsed.reason, row);
      this.#unreadable.add(keyOf(parsed.about));
    }
  }

  /** Of two rows of a pollutant the later issue counts, and of two of one issue the worse. */
  #addForecast(forecast: AreaForecast): void {
    const key = keyOf(forecast);
    const day = this.#days.get(key) ?? new Map<string, AreaForecast>();
    this.#days.set(key, day);
    const before = day.get(forecast.pollutant);
    if (before !== undefined) {
      this.skipped.repeated++;
      const isNewer = forecast.issuedOn > before.issuedOn;
      const isWorse =
        forecast.issuedOn === before.issuedOn && compareForecasts(forecast, before) < 0;
      if (!isNewer && !isWorse) return;
    }
    day.set(forecast.pollutant, forecast);
  }

  #isWhole(day: DayForecasts): boolean {
    const [first] = day.values();
    return (
      first !== undefined &&
      !this.#unreadable.has(keyOf(first)) &&
      !this.#unreadable.has(keyOf({ ...first, validOn: null }))
    );
  }
}

function keyOf({ area, state, validOn }: ForecastDay): string {
  return [area, state, validOn === null ? ANY_DAY : formatDay(validOn)].join('|');
}
