import { formatLocalDateTime, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import {
  type DateOrder,
  type LocalMoment,
  parseLocalMoment,
  parseMonth,
} from '../../../ingest/rows/local-moment.ts';
import { findTimeFault } from '../../../ingest/rows/value-fault.ts';
import { parseZonedInstant } from '../../../ingest/rows/zoned-instant.ts';
import { Failure } from '../../../platform/failure.ts';

/** The earliest day that is accepted in a record. */
export const EARLIEST_DAY = '1900-01-01';

/** Limits the cache of parsed texts; the same days are repeated thousands of times. */
const MAX_TEXTS = 100_000;
const DAY_MS = 86_400_000;
/** About 1 in 1,440 genuine instants is midnight UTC; when a program exported days as instants, all are. */
const MAX_MIDNIGHTS = 0.5;
const MIN_INSTANTS = 10;

type ReadDate = LocalMoment & { readonly isInstant?: boolean; readonly isUtcMidnight?: boolean };

export interface RecordDatesOptions {
  readonly dateOrder: DateOrder;
  /** The county's time zone. */
  readonly timeZone: string;
  /** Day of the run, e.g. `2026-11-20`; later reports are rejected. */
  readonly today: string;
  /** Whether another column holds the time of day. */
  readonly hasTimeColumn: boolean;
}

/**
 * Parses the dates of one file: local dates as written, dates with an offset and epoch milliseconds in the county's
 * zone.
 */
export class RecordDates {
  readonly #options: RecordDatesOptions;
  readonly #known = new Map<string, ReadDate | null>();
  #instants = 0;
  #utcMidnights = 0;

  constructor(options: RecordDatesOptions) {
    this.#options = options;
  }

  /** @returns `null` when the text is not a date */
  read(text: string): LocalMoment | null {
    let moment = this.#known.get(text);
    if (moment === undefined) {
      if (this.#known.size > MAX_TEXTS) this.#known.clear();
      moment =
        parseLocalMoment(text, this.#options.dateOrder) ??
        parseMonth(text) ??
        this.#readInstant(text);
      this.#known.set(detachedCopy(text), moment);
    }
    if (moment?.isInstant) this.#instants++;
    if (moment?.isUtcMidnight) this.#utcMidnights++;
    return moment;
  }

  /** Returns why a report cannot be of that day, e.g. `is after today, 2026-11-20`, or `null`. */
  fault({ date }: LocalMoment): string | null {
    const { today } = this.#options;
    return findTimeFault(date, { first: EARLIEST_DAY, last: today, lastIs: 'today' });
  }

  /** @throws Failure when days were exported as midnight UTC, which is the previous evening in the county */
  refuseUtcDays(origin: string, column: string): void {
    if (this.#options.hasTimeColumn || this.#instants < MIN_INSTANTS) return;
    if (this.#utcMidnights < this.#instants * MAX_MIDNIGHTS) return;
    throw new Failure(
      `${origin}: ${column} is midnight UTC in ${this.#utcMidnights.toLocaleString('en')} of ${this.#instants.toLocaleString('en')} rows, ` +
        'so it holds days and not instants, and nothing was published. Export it without the offset, e.g. 2025-01-31',
    );
  }

  #readInstant(text: string): ReadDate | null {
    const instant = parseZonedInstant(text);
    if (instant === null) return null;
    const isUtcMidnight = instant % DAY_MS === 0;
    const { hasTimeColumn, timeZone } = this.#options;
    const { date, time } = formatLocalDateTime(
      instant,
      isUtcMidnight && hasTimeColumn ? 'UTC' : timeZone,
    );
    const month = parseYearMonth(date.slice(0, 7)) as YearMonth;
    return { date, time, month, isInstant: true, isUtcMidnight };
  }
}

/** Copies the text, because a slice would retain its entire source chunk in memory as a cache key. */
function detachedCopy(text: string): string {
  return Buffer.from(text).toString();
}
