import { useQuery } from '@tanstack/react-query';
import type { AreaCrimes } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { ApiFailure } from '../../../http/api-request.ts';
import { combineLoads, isLoadResolved } from '../../../http/loads.ts';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import { countLongTrendMonths, longTrendRange } from '../../../period/trend-months.ts';
import { neighborhoodNamesQuery } from '../../../search/api/neighborhood-names-query.ts';
import { areaPolicingQuery, NO_BREAKS } from '../api/area-policing.ts';
import {
  areaCrimesQuery,
  areaDetailQuery,
  crimeChangesQuery,
  monthlyTrendQuery,
} from '../api/crime-queries.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';
import { findCountChange } from '../figures/count-changes.ts';
import { findAgenciesMissingMonthsInPeriod } from '../figures/lacking-agencies.ts';
import { sliceTrendsUntil } from '../figures/month-counts.ts';
import { findUnrankedReason } from '../figures/unranked-reason.ts';
import { buildReportSeries } from '../report/report-series.ts';
import { formatHeadline, type Headline } from '../trackers/headline.ts';
import { useTrackerTime } from '../trackers/use-tracker-time.ts';
import { buildCrimeTypeRows, type CrimeTypeRow, countReportsWithoutType } from './kind-rows.ts';
import { useRateRank } from './use-rate-rank.ts';

/** The selection of a neighborhood's chart, rank and map. */
export const ALL_CRIME = { partition: 'neighborhoods', bigBundle: null, smallBundles: [] } as const;
/** The table lists every recorded crime type, including those outside "all crime", because it compares no areas. */
const EVERY_TYPE = { ...ALL_CRIME, basket: 'everything' } as const;

/** Loads the data of the neighborhood page; fields are `null` while they load. */
export function useNeighborhoodData(area: AreaId) {
  const intl = useIntl();
  const time = useTrackerTime();
  const { period, onRecord } = time;
  const names = useQuery(neighborhoodNamesQuery());
  const police = useQuery(areaPolicingQuery('neighborhoods'));
  const policing = police.data?.get(area);
  // Nothing is compared until the breaks of the series are known.
  const breaks = police.data && (policing?.breaks ?? NO_BREAKS);
  // Without a month in the address the trend does not wait for the status.
  const months = countLongTrendMonths(period && onRecord ? onRecord.last - period.range.to : 0);
  const trend = useQuery(monthlyTrendQuery(ALL_CRIME, area, months));
  const crimes = useQuery(areaCrimesQuery(useCrimeSelection(ALL_CRIME, period?.range)));
  const now = useQuery(areaDetailQuery(useCrimeSelection(EVERY_TYPE, period?.range), area));
  const changes = useQuery(crimeChangesQuery('neighborhoods', area, period?.range));
  const justBefore = useQuery(
    areaDetailQuery(useCrimeSelection(EVERY_TYPE, earlier(period, onRecord)), area),
  );
  // for 12 months the year before is the period just before
  const monthly = period?.history === 'monthly';
  const sinceBefore = useQuery(
    crimeChangesQuery('neighborhoods', area, monthly ? period.range : null, 'before'),
  );
  const changesJustBefore = monthly ? sinceBefore : changes;
  const { rank, query: rankQuery } = useRateRank(
    area,
    period,
    crimes,
    police.data,
    changesJustBefore.data,
  );

  const hasChangesAnswer = isLoadResolved(changes);
  const trends = useMemo(
    () => (trend.data && period ? sliceTrendsUntil(trend.data, period.range.to) : null),
    [trend.data, period],
  );
  const headline = useMemo<Headline | null>(
    () =>
      trends && period && onRecord && breaks && hasChangesAnswer
        ? formatHeadline(intl, {
            period,
            trends,
            newest: onRecord.last,
            breaks,
            change: findCountChange(changes.data ?? null, null),
            longer: changes.data?.longer ?? null,
            ...(time.status && {
              lacking: findAgenciesMissingMonthsInPeriod(
                policing?.agencies ?? [],
                time.status,
                period.range,
              ),
            }),
          })
        : null,
    [intl, trends, period, onRecord, breaks, hasChangesAnswer, changes.data, policing, time.status],
  );
  const hasResidents = crimes.data !== undefined;
  const points = useMemo<MonthPoint[] | null>(
    () =>
      trends && period && breaks && hasResidents
        ? buildReportSeries(trends, breaks, longTrendRange(period.range.to))
        : null,
    [trends, period, breaks, hasResidents],
  );
  // rates need the residents, which come with the figures of all areas
  const known =
    hasChangesAnswer &&
    isLoadResolved(justBefore) &&
    isLoadResolved(changesJustBefore) &&
    crimes.data !== undefined;
  const kinds = useMemo<CrimeTypeRow[] | null>(() => {
    if (!now.data || !known || period === null || !breaks) return null;
    return buildCrimeTypeRows(period, {
      now: now.data,
      changes: changes.data ?? null,
      justBefore: justBefore.data ?? null,
      changesJustBefore: changesJustBefore.data ?? null,
      breaks,
    });
  }, [period, now.data, known, changes.data, justBefore.data, changesJustBefore.data, breaks]);
  const first = [time.query, names, police];
  const self = crimes.data?.find((one) => one.id === area);
  return {
    time,
    names: names.data,
    name: names.data?.find((one) => one.id === area)?.name,
    headline,
    points,
    breaks: breaks ?? NO_BREAKS,
    /** The police departments of the area. */
    police: policing,
    kinds,
    /** Number of reports in no crime type. */
    withoutType: now.data ? countReportsWithoutType(now.data) : 0,
    rank: hasResidents ? rank : null,
    area: self satisfies AreaCrimes | undefined,
    /** The base of the rates; `null` where the area has none. */
    rateResidents: self && findUnrankedReason(self) === null ? self.population : null,
    crimes: crimes.data,
    /** spec 4: the monthly data of the area is empty, though there are records of others. */
    empty: !time.empty && (isNotFound(trend.error) || trend.data?.length === 0),
    // spec 4: the mask ends after 4 loads: chart, table (with its comparisons), rank, map; each section shows its own
    // failure
    loading: combineLoads(first, [trend, now, changes, sinceBefore, justBefore, rankQuery, crimes])
      .loading,
    first: combineLoads(first, []),
    sectionLoads: {
      headline: combineLoads([changes], []),
      series: combineLoads([trend], [crimes]),
      kinds: combineLoads([now], [changes, sinceBefore, justBefore, crimes]),
      rank: combineLoads([rankQuery], [crimes, changesJustBefore]),
      map: combineLoads([crimes], []),
    },
  };
}

export type NeighborhoodData = ReturnType<typeof useNeighborhoodData>;

function useCrimeSelection(
  crimeScope: typeof ALL_CRIME | typeof EVERY_TYPE,
  range: MonthRange | null | undefined,
): CrimeSelection | null {
  return useMemo(() => (range ? { ...crimeScope, range } : null), [crimeScope, range]);
}

/** Returns the months just before, if any of them can be on record. */
function earlier(
  period: TrackerPeriod | null,
  onRecord: { first: number } | null,
): MonthRange | null {
  if (period === null || onRecord === null) return null;
  return period.justBefore.from >= onRecord.first ? period.justBefore : null;
}

function isNotFound(error: Error | null): boolean {
  return error instanceof ApiFailure && error.status === 404;
}
