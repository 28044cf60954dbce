import { presetPeriod } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { parseYearMonth } from '@townlight/domain/time';
import { useMemo } from 'react';
import type { CrimeQuestion } from '../crime/api/crime-question.ts';
import { useAreaCrimes } from '../crime/api/use-area-crimes.ts';
import { useCrimeStatus } from '../crime/api/use-crime-status.ts';
import { useMonthlyTrend } from '../crime/api/use-monthly-trend.ts';
import { trendMonths } from '../crime/trend-months.ts';
import { useNeighborhoodNames } from '../neighborhood/api/use-neighborhood-names.ts';
import { loadsOf } from '../trackers/loads.ts';
import { compareLines } from './compare-lines.ts';
import { compareRows } from './compare-rows.ts';
import type { CompareState } from './compare-state.ts';

const ALL_CRIME = { partition: 'neighborhoods', bigBundle: null, smallBundles: [] } as const;

/** All that the comparison shows; parts are missing while they load. */
export function useCompareData(state: CompareState) {
  const status = useCrimeStatus();
  const names = useNeighborhoodNames();
  const last = parseYearMonth(status.data?.data_through ?? '');
  const range = useMemo(() => (last === null ? null : presetPeriod(1, last)), [last]);
  const question = useMemo<CrimeQuestion | null>(() => range && { ...ALL_CRIME, range }, [range]);
  const crimes = useAreaCrimes(question);
  const nameOf = useMemo(
    () => names.data && new Map(names.data.map((one) => [one.id, one.name])),
    [names.data],
  );
  const known = state.areas.filter((id) => nameOf?.has(id) ?? true);
  const trends = useTrends(known, range && last !== null ? trendMonths(range, last) : 24);

  // Only what is there of all areas: lines that come one by one would move the scale each time.
  const settled = known.every((_, at) => trends[at]?.data !== undefined);
  const ready = settled && nameOf !== undefined && crimes.data !== undefined && range !== null;
  const areas = ready
    ? known.flatMap((id, at) => {
        const area = crimes.data?.find((one) => one.id === id);
        const name = nameOf.get(id) ?? id;
        return area ? [{ id, name, area, trends: trends[at]?.data ?? [] }] : [];
      })
    : null;
  const loads = loadsOf([status, names, crimes], trends.slice(0, known.length));
  return {
    ...loads,
    status: status.data,
    range,
    names: names.data,
    nameOf,
    known,
    unknown: nameOf === undefined ? [] : state.areas.filter((id) => !nameOf.has(id)),
    rows: areas && range ? compareRows(areas, range) : null,
    lines:
      areas &&
      compareLines(
        areas.map((one) => ({
          ...one,
          residents: one.area.outlier ? null : one.area.population,
        })),
        state.measure,
      ),
    rankedCount: crimes.data?.filter((one) => one.ranking !== null).length ?? 0,
  };
}

/** One load for each of the four places; a place without an area asks for nothing. */
function useTrends(areas: readonly AreaId[], months: number) {
  return [
    useMonthlyTrend(ALL_CRIME, areas[0] ?? null, months),
    useMonthlyTrend(ALL_CRIME, areas[1] ?? null, months),
    useMonthlyTrend(ALL_CRIME, areas[2] ?? null, months),
    useMonthlyTrend(ALL_CRIME, areas[3] ?? null, months),
  ];
}
