import { PARTITIONS, type Partition } from '@townlight/domain/places';
import type { PlacedRecord } from './record-batch.ts';

/** Counts different records, and where the last row of each places it. */
export class PlacedRecords {
  /** Number → a bit for each partition in which it lies in an area. */
  readonly #placed = new Map<string, number>();

  include({ number, neighborhood, zipcode, tract }: PlacedRecord): void {
    const bits = (neighborhood > 0 ? 1 : 0) | (zipcode > 0 ? 2 : 0) | (tract > 0 ? 4 : 0);
    this.#placed.set(ownCopy(number), bits);
  }

  /** The agency has taken it back. */
  exclude(number: string): void {
    this.#placed.delete(number);
  }

  numbers(): Iterable<string> {
    return this.#placed.keys();
  }

  counts(): {
    records: number;
    placed: Record<Partition, number>;
    unplaced: Record<Partition, number>;
  } {
    const placed = { neighborhoods: 0, zipcodes: 0, tracts: 0 };
    for (const bits of this.#placed.values()) {
      if (bits & 1) placed.neighborhoods++;
      if (bits & 2) placed.zipcodes++;
      if (bits & 4) placed.tracts++;
    }
    const records = this.#placed.size;
    const unplaced = Object.fromEntries(
      PARTITIONS.map((partition) => [partition, records - placed[partition]]),
    ) as Record<Partition, number>;
    return { records, placed, unplaced };
  }
}

/** A longer number is cut from its chunk of text and would hold all of that in memory. */
function ownCopy(text: string): string {
  return text.length < 13 ? text : Buffer.from(text).toString();
}
