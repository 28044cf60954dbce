import type { CrimeStatus } from '@townlight/contract/crime';
import type { CategoryScheme } from '@townlight/domain/bundles';
import type {
  AgencySupply,
  Completeness,
  CountyRecording,
  CrimeCube,
  RulesRun,
  SeriesBreaks,
  SparseCounts,
} from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import type { Instant, MonthRange, YearMonth } from '@townlight/domain/time';

/** One partition's figures. Index = area, in the order of `slugs`. */
export interface PartitionCrime {
  readonly slugs: readonly string[];
  readonly names: readonly string[];
  /** `RESIDENTS_UNKNOWN` where no figure is known. */
  readonly residents: Int32Array;
  /** `null` where no figure is known. */
  readonly populations: readonly (number | null)[];
  /** The part of an area's reply that never changes: `{"id":"hollywood","population":77270,`. */
  readonly heads: readonly string[];
  /** One series per bundle, see `bundleSeries`: what readers choose. */
  readonly bundles: CrimeCube;
  /** One series per nickname and one, the last, for what has none: the detail of an area. */
  readonly nicknames: SparseCounts;
  readonly completeness: Completeness;
  /** Who polices each area: slugs of agencies. */
  readonly policedBy: readonly (readonly string[])[];
  /** How much of each area those police together, and of what; null where they are stated, or none is known. */
  readonly policedShares: readonly ({
    readonly share: number;
    readonly of: 'residents' | 'area';
  } | null)[];
  /** Where the series of each area breaks (reading 17). */
  readonly breaks: readonly SeriesBreaks[];
  /** Where any of them does: ranks are held against each other. */
  readonly allBreaks: SeriesBreaks;
}

/**
 * All that crime replies are made of, as the builder posts it to the main thread: plain data on
 * shared memory. The period is empty (`months` 0) while nothing is on record.
 */
export interface CrimeData {
  /** Slug → what the agency is called. */
  readonly agencyNames: ReadonlyMap<string, { readonly name: string; readonly shortName: string }>;
  /** Slug → the months of which an agency has supplied anything; those that never did are not in it. */
  readonly supply: ReadonlyMap<string, AgencySupply>;
  /** IANA name of the county's zone. */
  readonly timeZone: string;
  readonly first: YearMonth;
  readonly months: number;
  /** Slug → the months of an agency that are provisional; those without any are not in it. */
  readonly provisional: ReadonlyMap<string, MonthRange>;
  /** When the last release in force was loaded, ISO; `status.released_at` is the moment that it speaks of. */
  readonly publishedAt: string | null;
  /** The first instants of the months from 2010-01 to the one after the last on record. */
  readonly monthStarts: readonly Instant[];
  readonly scheme: CategoryScheme;
  /** What only some agencies record, in the names that crime types have now. */
  readonly recording: CountyRecording;
  /** Slug → the rules of the agency's records; those that never supplied any are not in it. */
  readonly rulesOf: ReadonlyMap<string, readonly RulesRun[]>;
  /** Index = `crime_code.id`: the series of its reports in `nicknames`. */
  readonly seriesOfCode: Int32Array;
  /** Index = `crime_code.id`: how many records have it, wherever and whenever. */
  readonly recordsOfCode: Int32Array;
  /**
   * Names the build that counted the reports. Data that were only put into other categories since name the same one, and
   * share all memory with it but that of the `bundles` cubes.
   */
  readonly counting: string;
  readonly partitions: Readonly<Record<Partition, PartitionCrime>>;
  readonly status: CrimeStatus;
}
