import type { CaseReporter, SummedCaseSeries } from '@townlight/domain/coronavirus';
import type { AreaId } from '@townlight/domain/places';
import type { Day } from '@townlight/domain/time';

/** All recorded cases as the snapshot builder posts them, with arrays in shared memory. */
export interface CoronavirusData {
  /** The figures are sample data. */
  readonly sample: boolean;
  /** The first recorded day and the number of days; 0 before anything is loaded. */
  readonly first: Day;
  readonly days: number;
  /** Ordered by their first neighborhoods. */
  readonly groups: readonly NeighborhoodCases[];
  /** Ordered by label. */
  readonly areas: readonly ReportingAreaCases[];
  readonly releases: readonly ReporterRelease[];
  readonly withoutReports: readonly { readonly neighborhood: AreaId; readonly name: string }[];
  readonly leftOut: readonly { readonly label: string; readonly why: string }[];
}

/** A neighborhood or a merged pair, with the reporting areas that are summed for it. */
export interface NeighborhoodCases {
  readonly neighborhoods: readonly AreaId[];
  readonly name: string;
  /** Labels of the reporting areas in the county pack. */
  readonly labels: readonly string[];
  readonly reporter: CaseReporter;
  /** Null where unknown. */
  readonly residents: number | null;
  readonly residentsOf: 'reporting-areas' | 'neighborhoods';
  /** By recorded day, with withheld totals suppressed. */
  readonly totals: SummedCaseSeries;
}

/** Cases of one reporting area, with withheld totals suppressed. */
export interface ReportingAreaCases {
  readonly label: string;
  /** Null where unknown. */
  readonly residents: number | null;
  /** The neighborhood that it counts for, the first one of a merged pair; null where it counts for none. */
  readonly neighborhood: AreaId | null;
  /** By recorded day, like `totals` of a group. */
  readonly min: Int32Array;
  readonly max: Int32Array;
}

/** The reports that one health department has from one release. */
export interface ReporterRelease {
  readonly release: number;
  readonly source: string;
  readonly reporter: CaseReporter;
  readonly publishedAt: Date;
  readonly first: Day;
  readonly last: Day;
  readonly reports: number;
}

/** Lists the shared buffers of the figures. */
export function listSharedBuffers({ groups, areas }: CoronavirusData): SharedArrayBuffer[] {
  const arrays = [
    ...groups.flatMap(({ totals: { min, max, counted, lowered } }) => [min, max, counted, lowered]),
    ...areas.flatMap(({ min, max }) => [min, max]),
  ];
  return arrays.map(({ buffer }) => buffer as SharedArrayBuffer);
}
