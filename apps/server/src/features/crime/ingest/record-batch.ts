import type { CrimeRecord } from './parse-crime-row.ts';

/** Locates a point: `area.id` per partition, 0 outside all areas. */
export interface LocatePoint {
  neighborhood(longitude: number, latitude: number): number;
  zipcode(longitude: number, latitude: number): number;
  tract(longitude: number, latitude: number): number;
}

/** A record with its areas, ready to be stored. */
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
 * Records of one agency waiting to be stored. A number that is repeated within the batch is compared with its previous
 * row here. Only its first row is compared with the database, and only its last row is stored; the counts equal those
 * of rows written one by one.
 */
export class RecordBatch {
  /** The first row of each number. */
  readonly records: PlacedRecord[] = [];
  /** The last row of each number that was repeated with different values. */
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

  /** Returns the last row of each number. */
  newestRecords(): PlacedRecord[] {
    return [...this.newest.values()];
  }
}

/** Assigns a record to its areas. */
export function placeRecord(
  record: Omit<CrimeRecord, 'code' | 'description' | 'division'>,
  codeId: number,
  place: LocatePoint,
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
