import type { AreaCrimes, CrimeChanges } from '@townlight/contract/crime';
import {
  type CountChange,
  classifyReliability,
  computeRate,
  crossesSeriesBreak,
  type Reliability,
  type SeriesBreaks,
} from '@townlight/domain/crime';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import { findCountChange } from '../figures/count-changes.ts';
import { listCrimeTypeCounts } from '../figures/crime-kinds.ts';
import { countRanksRisen } from '../trackers/places-risen.ts';

/** One crime type of a neighborhood. // spec 3: ranking, small_bundle_name, total_crimes, diff */
export interface CrimeTypeRow {
  readonly name: string;
  readonly count: number;
  /** Reports per resident; `null` without residents, and with too few reports. */
  readonly rate: number | null;
  readonly reliability: Reliability;
  /** 1 is the most frequent; ties share a rank. */
  readonly rank: number;
  /** Places risen since the equal period before; `null` where its own change may not have caused it. */
  readonly risen: number | null;
  /** Against the same months a year earlier. */
  readonly change: CountChange;
}

/** The neighborhood's data in the period, and in the months just before. */
export interface CrimeTypeRowsInput {
  readonly now: AreaCrimes;
  readonly changes: CrimeChanges | null;
  readonly justBefore: AreaCrimes | null;
  /** Against the months just before. */
  readonly changesJustBefore: CrimeChanges | null;
  /** The breaks of the neighborhood's series. */
  readonly breaks: SeriesBreaks;
}

/** Builds the rows of the reported crime types, the most frequent first. */
export function buildCrimeTypeRows(
  period: TrackerPeriod,
  matter: CrimeTypeRowsInput,
): CrimeTypeRow[] {
  const { now } = matter;
  const { breaks } = matter;
  // Reading 17: ranks under other counting rules are not comparable.
  const ranksBefore = crossesSeriesBreak(breaks, period.justBefore, period.range)
    ? null
    : ranksOf(matter.justBefore);
  const kinds = listCrimeTypeCounts(now);
  return kinds.map(({ name, count }) => {
    const rank = 1 + kinds.findIndex((kind) => kind.count === count);
    const rankBefore = ranksBefore?.get(name) ?? null;
    return {
      name,
      count,
      rate: computeRate(count, now.population ?? 0),
      reliability: classifyReliability(count),
      rank,
      risen:
        now.complete && rankBefore !== null
          ? countRanksRisen(findCountChange(matter.changesJustBefore, name), rank, rankBefore)
          : null,
      change: findCountChange(matter.changes, name),
    };
  });
}

function ranksOf(area: AreaCrimes | null): Map<string, number> | null {
  if (area === null || !area.complete) return null;
  const kinds = listCrimeTypeCounts(area);
  return new Map(
    kinds.map((kind) => [kind.name, 1 + kinds.findIndex((other) => other.count === kind.count)]),
  );
}

/**
 * Returns how many reports of an area belong to no crime type, so that its list adds up to less than all crime.
 * @param area with all reports (`basket=everything`)
 */
export function countReportsWithoutType(area: AreaCrimes): number {
  const counts = new Map<string, number>();
  for (const big of area.big_bundles ?? [])
    for (const small of big.small_bundles)
      for (const { crime_type: type, crime_count: count } of small.nicknames)
        counts.set(type, count);
  const typed = [...counts.values()].reduce((sum, count) => sum + count, 0);
  return Math.max(0, (area.total_crime_count ?? 0) - typed);
}
