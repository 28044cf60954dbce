import type { CrimeStatus } from '@townlight/contract/crime';
import type { CategoryScheme } from '@townlight/domain/bundles';
import type {
  Completeness,
  CountingRulesRun,
  CountyRecordingRules,
  CrimeCube,
  SeriesBreaks,
  SparseCounts,
  SuppliedMonths,
} from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import type { Instant, MonthRange, YearMonth } from '@townlight/domain/time';

/** One partition's figures, indexed by area in the order of `slugs`. */
export interface PartitionCrime {
  readonly slugs: readonly string[];
  readonly names: readonly string[];
  /** `UNKNOWN_RESIDENTS` if unknown. */
  readonly residents: Int32Array;
  /** `null` if unknown. */
  readonly populations: readonly (number | null)[];
  /** One series per bundle, see `buildBundleSeries`. */
  readonly bundles: CrimeCube;
  /** One series per nickname, and a last one for reports without a nickname; used for the detail of an area. */
  readonly nicknames: SparseCounts;
  readonly completeness: Completeness;
  /** Slugs of the agencies that police each area. */
  readonly policedBy: readonly (readonly string[])[];
  /** Share of each area that its agencies police together, and its base; null if they are stated or unknown. */
  readonly policedShares: readonly ({
    readonly share: number;
    readonly of: 'residents' | 'area';
  } | null)[];
  /** Breaks of the series of each area (reading 17). */
  readonly breaks: readonly SeriesBreaks[];
  /** Breaks of any area's series, since ranks compare all areas. */
  readonly allBreaks: SeriesBreaks;
}

/**
 * The data of all crime replies, posted by the builder to the main thread: plain data on shared memory. The period is
 * empty (`months` 0) while nothing is on record.
 */
export interface CrimeData {
  /** Agency slug → its names. */
  readonly agencyNames: ReadonlyMap<string, { readonly name: string; readonly shortName: string }>;
  /** Agency slug → its months on record; agencies without any are absent. */
  readonly supply: ReadonlyMap<string, SuppliedMonths>;
  /** IANA name of the county's time zone. */
  readonly timeZone: string;
  readonly first: YearMonth;
  readonly months: number;
  /** Agency slug → its provisional months; agencies without any are absent. */
  readonly provisional: ReadonlyMap<string, MonthRange>;
  /** Load time of the last release in force, ISO; `status.released_at` is its reference date. */
  readonly publishedAt: string | null;
  /** Start instants of the months from 2010-01 to the one after the last on record. */
  readonly monthStarts: readonly Instant[];
  readonly scheme: CategoryScheme;
  /** Crime types that only some agencies record, with their current names. */
  readonly recording: CountyRecordingRules;
  /** Agency slug → the rules of its records; agencies without any are absent. */
  readonly rulesOf: ReadonlyMap<string, readonly CountingRulesRun[]>;
  /** Indexed by `crime_code.id`: the series of its reports in `nicknames`. */
  readonly seriesOfCode: Int32Array;
  /** Indexed by `crime_code.id`: its number of records in all areas and months. */
  readonly recordsOfCode: Int32Array;
  /**
   * Identifies the build that counted the reports. Recategorized data has the same value, and shares all memory with
   * that build except the `bundles` cubes.
   */
  readonly counting: string;
  readonly partitions: Readonly<Record<Partition, PartitionCrime>>;
  readonly status: CrimeStatus;
}
