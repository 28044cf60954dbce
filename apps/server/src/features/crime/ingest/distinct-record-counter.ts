import type { MonthRowCounts, RecordsByDay } from '@townlight/domain/crime';
import { PARTITIONS, type Partition } from '@townlight/domain/places';
import {
  addMonths,
  type Day,
  monthOfYear,
  toDay,
  type YearMonth,
  yearOf,
} from '@townlight/domain/time';
import type { PlacedRecord } from './record-batch.ts';

const DAYS = 31;
/**
 * Packs a record into 52 bits, since a file has up to a million: three bits for its partitions, one for an excluded
 * record, 22 for its day, 26 for its point.
 */
const [APART, DAY, POINT] = [8, 16, 2 ** 26];

/** Counts the distinct records of a file by the last row of each number, and the rows that yield no record. */
export class DistinctRecordCounter {
  readonly #last = new Map<string, number>();
  readonly #months = new Map<YearMonth, { rows: number; rejected: number; repeated: number }>();
  /** Rejected rows without a readable date; each is counted in the month of the row before it. */
  undated = 0;
  #monthBefore: YearMonth | undefined;
  #undatedAtStart = 0;
  /** Rows that share their number with an earlier row. */
  shared = 0;
  /** Rows that share their number with an earlier row of a different day and place. */
  conflicts = 0;
  /** The first such number. */
  conflictingNumber: string | null = null;

  /** @param isExcluded for records of jails and courts, which are in no area and not counted as lost rows */
  include(record: PlacedRecord, isExcluded: boolean): void {
    const value = pack(record, isExcluded);
    const month = record.month as YearMonth;
    this.#monthBefore = month;
    if (!isExcluded) this.#monthOf(month).rows++;
    const before = this.#last.get(record.number);
    this.#last.set(detachedCopy(record.number), value);
    if (before === undefined) return;
    this.shared++;
    if (whenAndWhere(before) === whenAndWhere(value)) return;
    if ((before & APART) === 0) this.#monthOf(monthOf(before)).repeated++;
    if (dayOfPacked(before) === dayOfPacked(value) || pointOf(before) === pointOf(value)) return;
    this.conflicts++;
    this.conflictingNumber ??= record.number;
  }

  /** @param month of the row's date, if readable */
  reject(month: YearMonth | undefined): void {
    if (month === undefined) this.undated++;
    const counted = month ?? this.#monthBefore;
    if (counted === undefined) {
      this.#undatedAtStart++;
      return;
    }
    this.#monthBefore = counted;
    const counts = this.#monthOf(counted);
    counts.rows++;
    counts.rejected++;
  }

  /** Removes a record that the agency withdrew. */
  exclude(number: string): void {
    this.#last.delete(number);
  }

  numbers(): Iterable<string> {
    return this.#last.keys();
  }

  counts(): {
    records: number;
    placed: Record<Partition, number>;
    unplaced: Record<Partition, number>;
  } {
    const placed = { neighborhoods: 0, zipcodes: 0, tracts: 0 };
    for (const value of this.#last.values()) {
      if (value & 1) placed.neighborhoods++;
      if (value & 2) placed.zipcodes++;
      if (value & 4) placed.tracts++;
    }
    const records = this.#last.size;
    const unplaced = Object.fromEntries(
      PARTITIONS.map((partition) => [partition, records - placed[partition]]),
    ) as Record<Partition, number>;
    return { records, placed, unplaced };
  }

  /** Counts the records that are in an area by the day of the incident. */
  placedByDay(): RecordsByDay {
    const days = new Map<Day, number>();
    for (const value of this.#last.values()) {
      if (!isPlaced(value)) continue;
      const month = monthOf(value);
      const day = toDay(yearOf(month), monthOfYear(month), (dayOfPacked(value) % DAYS) + 1) as Day;
      days.set(day, (days.get(day) ?? 0) + 1);
    }
    return days;
  }

  /** Returns the rows of each month, oldest first. */
  rowsByMonth(): MonthRowCounts[] {
    const unplaced = new Map<YearMonth, number>();
    for (const value of this.#last.values()) {
      if (isPlaced(value) || (value & APART) !== 0) continue;
      const month = monthOf(value);
      unplaced.set(month, (unplaced.get(month) ?? 0) + 1);
    }
    const [first] = this.#months.keys();
    return [...this.#months]
      .map(([month, { rows, rejected, repeated }]) => {
        const undated = month === first ? this.#undatedAtStart : 0;
        const counts = { rows: rows + undated, rejected: rejected + undated, repeated };
        return { month, ...counts, unplaced: unplaced.get(month) ?? 0 };
      })
      .sort((one, other) => one.month - other.month);
  }

  #monthOf(month: YearMonth) {
    let counts = this.#months.get(month);
    if (counts === undefined) {
      counts = { rows: 0, rejected: 0, repeated: 0 };
      this.#months.set(month, counts);
    }
    return counts;
  }
}

function pack(record: PlacedRecord, isExcluded: boolean): number {
  const { neighborhood, zipcode, tract, occurredAt, longitude, latitude } = record;
  const places = (neighborhood > 0 ? 1 : 0) | (zipcode > 0 ? 2 : 0) | (tract > 0 ? 4 : 0);
  const day = record.month * DAYS + Number(occurredAt.slice(8, 10)) - 1;
  // The points of two places share their 26 bits with a probability of 1 in 67 million.
  const point =
    longitude === null || latitude === null
      ? 0
      : modulo(Math.round(longitude * 1e4) * 1_800_017 + Math.round(latitude * 1e4), POINT);
  return places + (isExcluded ? APART : 0) + day * DAY + point * POINT;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

const whenAndWhere = (value: number) => Math.floor(value / DAY);
const dayOfPacked = (value: number) => Math.floor(value / DAY) % (POINT / DAY);
const pointOf = (value: number) => Math.floor(value / POINT);
const isPlaced = (value: number) => (value & 7) !== 0;
const monthOf = (value: number): YearMonth =>
  addMonths(0 as YearMonth, Math.floor(dayOfPacked(value) / DAYS));

/** Copies longer strings, because a slice would retain its entire source chunk in memory. */
function detachedCopy(text: string): string {
  return text.length < 13 ? text : Buffer.from(text).toString();
}
