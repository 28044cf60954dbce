import type { CrimeRecord } from '../parse-record.ts';

/** What is kept of a file's records to tell which part of a territory they are of. */
export class SeenRecords {
  /** Records by the name of a division, where the source writes one. */
  readonly divisions = new Map<string, number>();
  /** `area.id` of the neighborhoods in which records lie. */
  readonly neighborhoods = new Set<number>();

  include({ division }: CrimeRecord, neighborhood: number): void {
    if (division) this.divisions.set(division, (this.divisions.get(division) ?? 0) + 1);
    if (neighborhood > 0) this.neighborhoods.add(neighborhood);
  }
}
