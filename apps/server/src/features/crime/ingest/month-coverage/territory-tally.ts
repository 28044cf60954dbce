import type { CrimeRecord } from '../parse-record.ts';

/** Collects what determines the territory of a file's records. */
export class TerritoryTally {
  /** Record count by division name, if the source has one. */
  readonly divisions = new Map<string, number>();
  /** `area.id` of the neighborhoods that contain records. */
  readonly neighborhoods = new Set<number>();

  include({ division }: CrimeRecord, neighborhood: number): void {
    if (division) this.divisions.set(division, (this.divisions.get(division) ?? 0) + 1);
    if (neighborhood > 0) this.neighborhoods.add(neighborhood);
  }
}
