import type { AreaCrimes, AreaTrajectory } from '@townlight/contract/crime';
import {
  type CountChange,
  crossesSeriesBreak,
  mergeSeriesBreaks,
  type Reliability,
  type SeriesBreaks,
} from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import { toCountChange } from '../figures/count-changes.ts';
import {
  findUnrankedReason,
  toDisplayableCount,
  type UnrankedReason,
} from '../figures/unranked-reason.ts';
import { countRanksRisen } from '../trackers/places-risen.ts';

/** One area under one crime. // spec 3: ranking, neighborhood, zipcode, total_crimes, diff_count, diff, crime_rate */
export interface AreaRankingRow {
  readonly id: AreaId;
  readonly name: string;
  /** Null where it is not recorded, or where none of it is on record. */
  readonly count: number | null;
  readonly residents: number | null;
  readonly reliability: Reliability;
  /** 1 is the highest rate; `null` with too few reports, and where `unranked`. */
  readonly rank: number | null;
  readonly unranked: UnrankedReason | null;
  /** Places risen since the equal period before; `null` where that is unknown, or its own change may not have caused it. */
  readonly risen: number | null;
  /** Against the same months a year earlier. */
  readonly change: CountChange;
}

export interface AreaRankingInput {
  readonly now: readonly AreaCrimes[];
  /** Against the same months a year earlier. */
  readonly yearBefore: readonly AreaTrajectory[];
  /** Empty where those months are not on record. */
  readonly justBefore: readonly AreaCrimes[];
  /** Against those months. */
  readonly changesJustBefore: readonly AreaTrajectory[];
  readonly names: ReadonlyMap<AreaId, string>;
  /** The breaks of each area's series. */
  readonly breaks: ReadonlyMap<AreaId, SeriesBreaks>;
}

/**
 * Builds the rows by the rate of a crime: the ranked areas, then those with too few reports for a rate (reading 42),
 * then those without a rank for another reason.
 */
export function buildAreaRankingRows(
  period: TrackerPeriod,
  matter: AreaRankingInput,
): AreaRankingRow[] {
  const yearBefore = new Map(matter.yearBefore.map((area) => [area.id, area]));
  const justBefore = new Map(matter.justBefore.map((area) => [area.id, area]));
  const changed = new Map(matter.changesJustBefore.map((area) => [area.id, area]));
  const { breaks } = matter;
  // Reading 17: changed counting rules in any area make all ranks incomparable.
  const ranksComparable = !crossesSeriesBreak(
    mergeSeriesBreaks(breaks.values()),
    period.justBefore,
    period.range,
  );
  const rows = matter.now
    .map((area): AreaRankingRow => {
      const rankBefore = justBefore.get(area.id)?.ranking ?? null;
      return {
        id: area.id,
        name: matter.names.get(area.id) ?? area.id,
        count: toDisplayableCount(area, area.total_crime_count),
        residents: area.population,
        reliability: area.reliability,
        rank: area.ranking,
        unranked: findUnrankedReason(area),
        risen:
          ranksComparable && area.ranking !== null && rankBefore !== null
            ? countRanksRisen(toCountChange(changed.get(area.id) ?? null), area.ranking, rankBefore)
            : null,
        change: toCountChange(yearBefore.get(area.id) ?? null),
      };
    })
    .sort(
      (a, b) =>
        groupOf(a) - groupOf(b) || (a.rank ?? 0) - (b.rank ?? 0) || a.name.localeCompare(b.name),
    );
  return rows;
}

/** Sorts by reports, most first, with or without a rate. */
export function sortRowsByCount(rows: readonly AreaRankingRow[]): AreaRankingRow[] {
  return rows.toSorted((a, b) => (b.count ?? -1) - (a.count ?? -1) || a.name.localeCompare(b.name));
}

/** Returns the sort group of a row. */
function groupOf(row: AreaRankingRow): number {
  if (row.rank !== null) return 0;
  return row.unranked === null ? 1 : 2;
}
