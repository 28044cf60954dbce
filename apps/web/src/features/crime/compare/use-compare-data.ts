import { useQuery } from '@tanstack/react-query';
import { mergeSeriesBreaks } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { parseYearMonth } from '@townlight/domain/time';
import { useMemo } from 'react';
import { combineLoads, isLoadResolved } from '../../../http/loads.ts';
import { isFullyBeyond } from '../../../period/beyond-records.ts';
import { resolvePeriod } from '../../../period/resolve-period.ts';
import { countTrendMonths } from '../../../period/trend-months.ts';
import { neighborhoodNamesQuery } from '../../../search/api/neighborhood-names-query.ts';
import { areaPolicingQuery, NO_BREAKS } from '../api/area-policing.ts';
import { areaCrimesQuery, monthlyTrendQuery, yearBeforeQuery } from '../api/crime-queries.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';
import { crimeStatusQuery } from '../api/crime-status-query.ts';
import { findPeriodBeyondRecords } from '../api/find-period-beyond-records.ts';
import { findChangedRules } from '../figures/changed-rules.ts';
import { sliceTrendsUntil } from '../figures/month-counts.ts';
import { buildCompareLines } from './chart/compare-lines.ts';
import { buildCompareRows } from './compare-rows.ts';
import type { CompareState } from './compare-state.ts';

/** Loads the data of the comparison; fields are undefined while they load. */
export function useCompareData(state: CompareState) {
  const status = useQuery(crimeStatusQuery);
  const names = useQuery(neighborhoodNamesQuery());
  const last = parseYearMonth(status.data?.data_through ?? '');
  const { period, bigBundle, smallBundles } = state;
  const reach = findPeriodBeyondRecords(period, status.data);
  const outside = isFullyBeyond(reach?.beyond ?? null);
  const range = last === null || outside ? null : resolvePeriod(period, last);
  const crime = { partition: 'neighborhoods', bigBundle, smallBundles } as const;
  const crimeSelection: CrimeSelection | null = range && { ...crime, range };
  const police = useQuery(areaPolicingQuery('neighborhoods'));
  const crimes = useQuery(areaCrimesQuery(crimeSelection));
  const nameOf = useMemo(
    () => names.data && new Map(names.data.map((one) => [one.id, one.name])),
    [names.data],
  );
  const known = state.areas.filter((id) => nameOf?.has(id) ?? true);
  const trends = useTrends(
    crime,
    known,
    range && last !== null ? countTrendMonths(range, last) : 24,
  );

  const year = useQuery(yearBeforeQuery(crimeSelection, known));

  // All areas at once: lines that arrive one by one would change the scale each time.
  const settled = known.every((_, at) => trends[at]?.data !== undefined);
  const ready =
    settled &&
    nameOf !== undefined &&
    crimes.data !== undefined &&
    police.data !== undefined &&
    isLoadResolved(year) &&
    range !== null;
  const areas = ready
    ? known.flatMap((id, at) => {
        const area = crimes.data?.find((one) => one.id === id);
        const name = nameOf.get(id) ?? id;
        const breaks = police.data.get(id)?.breaks ?? NO_BREAKS;
        const yearBefore = year.data?.find((one) => one.id === id) ?? null;
        return area ? [{ id, name, area, breaks, yearBefore, trends: trends[at]?.data ?? [] }] : [];
      })
    : null;
  const breaks = mergeSeriesBreaks((areas ?? []).map((one) => one.breaks));
  const loads = combineLoads(
    [status, names, crimes, police],
    [year, ...trends.slice(0, known.length)],
  );
  return {
    ...loads,
    status: status.data,
    /** How the chosen period reaches beyond the records; nothing is requested where no month of it is on record. */
    reach,
    police: police.data,
    range,
    through: last,
    /** The breaks in the series of any chosen neighborhood. */
    breaks,
    changes: findChangedRules(
      breaks,
      status.data,
      known.flatMap((id) => police.data?.get(id)?.agencies ?? []),
    ),
    names: names.data,
    /** The figures of all neighborhoods. */
    crimes: crimes.data,
    nameOf,
    known,
    unknown: nameOf === undefined ? [] : state.areas.filter((id) => !nameOf.has(id)),
    rows: areas && buildCompareRows(areas),
    lines:
      areas &&
      buildCompareLines(
        areas.map((one) => ({
          ...one,
          trends: range === null ? one.trends : sliceTrendsUntil(one.trends, range.to),
          residents: one.area.population,
          outlier: one.area.outlier,
        })),
        state.measure,
      ),
    rankedCount: crimes.data?.filter((one) => one.ranking !== null).length ?? 0,
  };
}

/** One query for each of the four places; a place without an area is disabled. */
function useTrends(crime: Omit<CrimeSelection, 'range'>, areas: readonly AreaId[], months: number) {
  return [
    useQuery(monthlyTrendQuery(crime, areas[0] ?? null, months)),
    useQuery(monthlyTrendQuery(crime, areas[1] ?? null, months)),
    useQuery(monthlyTrendQuery(crime, areas[2] ?? null, months)),
    useQuery(monthlyTrendQuery(crime, areas[3] ?? null, months)),
  ];
}
