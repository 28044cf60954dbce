import type { CrimeRecord } from './parse-record.ts';

/** Places a point: `area.id` per partition, 0 where it lies in none. */
export interface PlacePoint {
  neighborhood(longitude: number, latitude: number): number;
  zipcode(longitude: number, latitude: number): number;
  tract(longitude: number, latitude: number): number;
}

/** A record ready for the store. */
export interface PlacedRecord {
  readonly number: string;
  readonly codeId: number;
  readonly occurredAt: string;
  readonly month: number;
  readonly longitude: number | null;
  readonly latitude: number | null;
  readonly neighborhood: number;
  readonly zipcode: number;
  readonly tract: number;
}

/**
 * Records of one agency on their way to the store. A number that comes again within the batch is compared with its
 * row before, here; only its first row is compared with the store, and only its last one stays there: the counts are
 * those of rows that came one after the other.
 */
export class RecordBatch {
  /** The first row of each number. */
  readonly records: PlacedRecord[] = [];
  /** The last row of each number that came again and was different. */
  readonly finals = new Map<string, PlacedRecord>();
  repeatedUpdated = 0;
  repeatedUnchanged = 0;
  private readonly newest = new Map<string, PlacedRecord>();

  add(record: PlacedRecord): void {
    const before = this.newest.get(record.number);
    if (before === undefined) {
      this.records.push(record);
    } else if (sameRecord(before, record)) {
      this.repeatedUnchanged++;
      return;
    } else {
      this.repeatedUpdated++;
      this.finals.set(record.number, record);
    }
    this.newest.set(record.number, record);
  }

  /** The last row of each number. */
  newestRecords(): PlacedRecord[] {
    return [...this.newest.values()];
  }
}

/** Puts a record in its areas. */
export function placeRecord(
  record: Omit<CrimeRecord, 'code' | 'description' | 'division'>,
  codeId: number,
  place: PlacePoint,
): PlacedRecord {
  const { longitude, latitude } = record;
  const located = longitude !== null && latitude !== null;
  return {
    number: record.number,
    codeId,
    occurredAt: record.occurredAt,
    month: record.month,
    longitude,
    latitude,
    neighborhood: located ? place.neighborhood(longitude, latitude) : 0,
    zipcode: located ? place.zipcode(longitude, latitude) : 0,
    tract: located ? place.tract(longitude, latitude) : 0,
  };
}

function sameRecord(one: PlacedRecord, other: PlacedRecord): boolean {
  return (
    one.codeId === other.codeId &&
    one.occurredAt === other.occurredAt &&
    one.longitude === other.longitude &&
    one.latitude === other.latitude
  );
}
