import type { AreaCrimes } from '@townlight/contract/crime';
import {
  type CountChange,
  countChange,
  crossesBreak,
  joinBreaks,
  type Reliability,
  type SeriesBreaks,
} from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import type { TrackerPeriod } from '../../time/tracker-period.ts';
import { type Unranked, unrankedBecause } from '../figures/area-standing.ts';

/** One area under one crime. // spec 3: ranking, neighborhood, zipcode, total_crimes, diff_count, diff, crime_rate */
export interface AreaRankingRow {
  readonly id: AreaId;
  readonly name: string;
  /** Null where it is not recorded. */
  readonly count: number | null;
  readonly residents: number | null;
  readonly reliability: Reliability;
  /** 1 is the highest rate; `null` where incomplete or outlier. */
  readonly rank: number | null;
  readonly unranked: Unranked | null;
  /** Places risen since the equal period before; `null` where that cannot be said. */
  readonly risen: number | null;
  /** Against the same months a year earlier. */
  readonly change: CountChange;
}

export interface AreaRankingMatter {
  readonly now: readonly AreaCrimes[];
  /** Empty where those months are not on record. */
  readonly yearBefore: readonly AreaCrimes[];
  readonly justBefore: readonly AreaCrimes[];
  readonly names: ReadonlyMap<AreaId, string>;
  /** Where the series of each area breaks. */
  readonly breaks: ReadonlyMap<AreaId, SeriesBreaks>;
}

/**
 * Areas by the rate of a crime. Ranks that under 10 reports give are chance's as much as the area's:
 * those areas stand after the rated ones (reading 16), and the unranked ones last.
 */
export function areaRankingRows(
  period: TrackerPeriod,
  matter: AreaRankingMatter,
): AreaRankingRow[] {
  const yearBefore = new Map(matter.yearBefore.map((area) => [area.id, area]));
  const justBefore = new Map(matter.justBefore.map((area) => [area.id, area]));
  const { breaks } = matter;
  // Reading 17: other counting rules anywhere give other ranks everywhere.
  const ranksComparable = !crossesBreak(
    joinBreaks(breaks.values()),
    period.justBefore,
    period.range,
  );
  return matter.now
    .map((area): AreaRankingRow => {
      const before = yearBefore.get(area.id);
      const rankBefore = justBefore.get(area.id)?.ranking ?? null;
      return {
        id: area.id,
        name: matter.names.get(area.id) ?? area.id,
        count: area.total_crime_count,
        residents: area.population,
        reliability: area.reliability,
        rank: area.ranking,
        unranked: unrankedBecause(area),
        risen:
          ranksComparable && area.ranking !== null && rankBefore !== null
            ? rankBefore - area.ranking
            : null,
        change: countChange(
          area.total_crime_count ?? 0,
          area.recorded && area.complete && before?.complete ? before.total_crime_count : null,
          {
            before: period.yearBefore,
            now: period.range,
            breaks: breaks.get(area.id) ?? [],
          },
        ),
      };
    })
    .sort(
      (a, b) =>
        standOf(a) - standOf(b) || (a.rank ?? 0) - (b.rank ?? 0) || a.name.localeCompare(b.name),
    );
}

/** Whether the row's rank may be told. */
export function isRated(row: AreaRankingRow): boolean {
  return row.rank !== null && row.reliability !== 'too-few';
}

/** The most reports first, whether they bear a rate or not. */
export function rowsByCount(rows: readonly AreaRankingRow[]): AreaRankingRow[] {
  return rows.toSorted((a, b) => (b.count ?? -1) - (a.count ?? -1) || a.name.localeCompare(b.name));
}

function standOf(row: AreaRankingRow): number {
  if (row.rank === null) return 2;
  return isRated(row) ? 0 : 1;
}

/**
 * Both counts over the areas that are complete and recorded at both times, and counted by the same rules: what the county's change is
 * told from. `broken` says that some are left out for their rules alone.
 */
export function likeForLike(
  now: readonly AreaCrimes[],
  yearBefore: readonly AreaCrimes[],
  crosses: (id: AreaId) => boolean,
): {
  readonly now: number;
  readonly before: number;
  readonly areas: number;
  readonly broken: boolean;
} {
  const before = new Map(yearBefore.map((area) => [area.id, area]));
  const both = now.filter((area) => isWhole(area) && isWhole(before.get(area.id)));
  const same = both.filter((area) => !crosses(area.id));
  return {
    now: same.reduce((sum, area) => sum + (area.total_crime_count ?? 0), 0),
    before: same.reduce((sum, area) => sum + (before.get(area.id)?.total_crime_count ?? 0), 0),
    areas: same.length,
    broken: same.length < both.length,
  };
}

function isWhole(area: AreaCrimes | undefined): boolean {
  return area?.complete === true && area.recorded;
}
