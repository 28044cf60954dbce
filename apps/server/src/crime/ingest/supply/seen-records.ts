import type { RecordsByDay } from '@townlight/domain/crime';
import { type Day, parseDay } from '@townlight/domain/time';
import type { CrimeRecord } from '../parse-record.ts';

/** What is kept of a file's records to tell which months, and which part of a territory, they are of. */
export class SeenRecords {
  readonly #byDay = new Map<string, number>();
  /** Records by the name of a division, where the source writes one. */
  readonly divisions = new Map<string, number>();
  /** `area.id` of the neighborhoods in which records lie. */
  readonly neighborhoods = new Set<number>();

  include({ occurredAt, division }: CrimeRecord, neighborhood: number): void {
    const day = occurredAt.slice(0, 10);
    this.#byDay.set(day, (this.#byDay.get(day) ?? 0) + 1);
    if (division) this.divisions.set(division, (this.divisions.get(division) ?? 0) + 1);
    if (neighborhood > 0) this.neighborhoods.add(neighborhood);
  }

  byDay(): RecordsByDay {
    return new Map([...this.#byDay].map(([day, records]) => [parseDay(day) as Day, records]));
  }
}
