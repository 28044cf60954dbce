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
  /** In the order of their labels. */
  readonly areas: readonly ReportingAreaCases[];
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

/** What may be shown of one reporting area. */
export interface ReportingAreaCases {
  readonly label: string;
  /** Null where unknown. */
  readonly residents: number | null;
  /** The neighborhood that it counts for, of a merged pair the first; null where it counts for none. */
  readonly neighborhood: AreaId | null;
  /** By day on record, as `totals` of a group. */
  readonly atLeast: Int32Array;
  readonly atMost: Int32Array;
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
export function memoryOf({ groups, areas }: CoronavirusData): SharedArrayBuffer[] {
  const arrays = [
    ...groups.flatMap(({ totals: { atLeast, atMost, counted, lowered } }) => [
      atLeast,
      atMost,
      counted,
      lowered,
    ]),
    ...areas.flatMap(({ atLeast, atMost }) => [atLeast, atMost]),
  ];
  return arrays.map(({ buffer }) => buffer as SharedArrayBuffer);
}
