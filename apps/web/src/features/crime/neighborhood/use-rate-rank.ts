import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { AreaCrimes, CrimeChanges } from '@townlight/contract/crime';
import { crossesSeriesBreak, mergeSeriesBreaks } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { useMemo } from 'react';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import type { PolicingByArea } from '../api/area-policing.ts';
import { areaCrimesQuery } from '../api/crime-queries.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';
import { neighborhoodRanksQuery } from '../api/tracker-queries.ts';
import { findCountChange } from '../figures/count-changes.ts';
import { type NeighborhoodRankTable, type RateRank, toRateRank } from './rate-rank.ts';

/** Returns the rank by all crime: from the monthly ranks, or from the rates of two years. */
export function useRateRank(
  area: AreaId,
  period: TrackerPeriod | null,
  current: UseQueryResult<AreaCrimes[]>,
  police: PolicingByArea | undefined,
  /** Since the equal period before; `undefined` while unknown. */
  changes: CrimeChanges | undefined,
) {
  const monthly = period?.history === 'monthly';
  const byMonth = useQuery(neighborhoodRanksQuery(monthly ? period.range.to : null));
  const yearBefore = useQuery(
    areaCrimesQuery(
      useMemo<CrimeSelection | null>(
        () =>
          period === null || monthly
            ? null
            : {
                partition: 'neighborhoods',
                range: period.justBefore,
                bigBundle: null,
                smallBundles: [],
              },
        [period, monthly],
      ),
    ),
  );
  const rank = useMemo<RateRank | null>(() => {
    if (period === null || changes === undefined) return null;
    const change = findCountChange(changes, null);
    if (monthly) {
      return byMonth.data
        ? toRateRank(
            area,
            byMonth.data.current,
            byMonth.data.previous,
            byMonth.data.crossesBreak,
            change,
          )
        : null;
    }
    if (!current.data || !yearBefore.data || !police) return null;
    const breaks = mergeSeriesBreaks([...police.values()].map((one) => one.breaks));
    const across = crossesSeriesBreak(breaks, period.justBefore, period.range);
    return toRateRank(area, ranksOf(current.data), ranksOf(yearBefore.data), across, change);
  }, [area, period, monthly, byMonth.data, current.data, yearBefore.data, police, changes]);
  return { rank, query: monthly ? byMonth : yearBefore };
}

function ranksOf(areas: readonly AreaCrimes[]): NeighborhoodRankTable {
  return new Map(areas.map((area) => [area.id, area.ranking]));
}
