import type { AddedUp, CoronavirusReporter } from '@townlight/domain/coronavirus';
import type { AreaId } from '@townlight/domain/places';
import type { Day } from '@townlight/domain/time';

/** All cases on record as the builder posts them, arrays on shared memory. */
export interface CoronavirusData {
  /** The figures are invented. */
  readonly sample: boolean;
  /** The first day on record, and how many there are; 0 before anything is loaded. */
  readonly first: Day;
  readonly days: number;
  /** In the order of their first neighborhoods. */
  readonly groups: readonly CaseGroup[];
  readonly releases: readonly ReleaseOfReporter[];
  readonly withoutReports: readonly { readonly neighborhood: AreaId; readonly name: string }[];
  readonly leftOut: readonly { readonly label: string; readonly why: string }[];
}

/** A neighborhood, or a merged pair, with the reporting areas that are added up for it. */
export interface CaseGroup {
  readonly neighborhoods: readonly AreaId[];
  readonly name: string;
  /** Reporting areas, as the county labels them. */
  readonly labels: readonly string[];
  readonly reporter: CoronavirusReporter;
  /** Null where unknown. */
  readonly residents: number | null;
  readonly residentsOf: 'reporting-areas' | 'neighborhoods';
  /** By day on record, as they may be shown. */
  readonly totals: AddedUp;
}

/** What one health department's figures have from one release. */
export interface ReleaseOfReporter {
  readonly release: number;
  readonly source: string;
  readonly reporter: CoronavirusReporter;
  readonly publishedAt: Date;
  readonly first: Day;
  readonly last: Day;
  readonly reports: number;
}

/** The memory that the figures lie in. */
export function memoryOf({ groups }: CoronavirusData): SharedArrayBuffer[] {
  return groups.flatMap(({ totals }) =>
    [totals.atLeast, totals.atMost, totals.counted, totals.lowered].map(
      ({ buffer }) => buffer as SharedArrayBuffer,
    ),
  );
}
