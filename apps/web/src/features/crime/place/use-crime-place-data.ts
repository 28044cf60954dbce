import { useQuery } from '@tanstack/react-query';
import type { AreaCrimes } from '@townlight/contract/crime';
import { crossesSeriesBreak, periodEndingWith } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { combineLoads, isLoadResolved } from '../../../http/loads.ts';
import { formatCrimeInSentence } from '../../../i18n/names.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import { toTrackerPeriod } from '../../../period/tracker-period.ts';
import { countLongTrendMonths, longTrendRange } from '../../../period/trend-months.ts';
import { neighborhoodNamesQuery } from '../../../search/api/neighborhood-names-query.ts';
import { areaPolicingQuery, NO_BREAKS } from '../api/area-policing.ts';
import { crimeTypesQuery } from '../api/category-queries.ts';
import { areaCrimesQuery, crimeChangesQuery, monthlyTrendQuery } from '../api/crime-queries.ts';
import { toNeighborhoodScope } from '../api/crime-selection.ts';
import { useLongerPeriod } from '../api/use-longer-period.ts';
import { findCrimeChange, toCountChange } from '../figures/count-changes.ts';
import { computeCountyRate } from '../figures/county-rate.ts';
import { findAgenciesMissingMonthsInPeriod } from '../figures/lacking-agencies.ts';
import { sliceTrendsUntil } from '../figures/month-counts.ts';
import { findUnrankedReason } from '../figures/unranked-reason.ts';
import { buildReportSeries } from '../report/report-series.ts';
import { useSinglyCountedCrimeHistory } from '../single/use-singly-counted-crime-history.ts';
import { formatHeadline, type Headline } from '../trackers/headline.ts';
import { useTrackerTime } from '../trackers/use-tracker-time.ts';
import { findCrimeType } from '../type/find-crime-type.ts';

/** Loads the data of a crime type in a neighborhood; fields are `null` while they load. */
export function useCrimePlaceData(requestedCrime: string, area: AreaId) {
  const intl = useIntl();
  const time = useTrackerTime();
  const { period, onRecord, reference, status } = time;
  const names = useQuery(neighborhoodNamesQuery());
  const police = useQuery(areaPolicingQuery('neighborhoods'));
  const policing = police.data?.get(area);
  const breaks = police.data && (policing?.breaks ?? NO_BREAKS);
  const types = useQuery(crimeTypesQuery);
  const type = types.data ? findCrimeType(types.data, requestedCrime) : undefined;
  const crime = type?.name ?? null;
  const scope = useMemo(() => toNeighborhoodScope(crime), [crime]);
  const select = (range: MonthRange | null | undefined) =>
    range && crime !== null && onRecord && range.from >= onRecord.first
      ? { ...scope, range }
      : null;

  const months = countLongTrendMonths(period && onRecord ? onRecord.last - period.range.to : 0);
  const trend = useQuery(monthlyTrendQuery(scope, crime === null ? null : area, months));
  const crimes = useQuery(areaCrimesQuery(select(period?.range)));
  const year = useMemo(
    () => (reference === null ? null : toTrackerPeriod('yearly', reference)),
    [reference],
  );
  const inYear = useQuery(areaCrimesQuery(select(year?.range)));
  const changes = useQuery(crimeChangesQuery('neighborhoods', area, period?.range));
  const single = useSinglyCountedCrimeHistory(select(period?.range), status);

  const trends = useMemo(
    () => (trend.data && period ? sliceTrendsUntil(trend.data, period.range.to) : null),
    [trend.data, period],
  );
  const change = useMemo(
    () => findCrimeChange(changes.data ?? null, crime ?? ''),
    [changes.data, crime],
  );
  const longer = useLongerPeriod(select(period?.range), area, change?.expected ?? null);
  const compared = longer.data?.trajectory ?? change;
  const self = crimes.data?.find((one) => one.id === area);
  const hasChangesAnswer = isLoadResolved(changes);
  const headline = useMemo<Headline | null>(() => {
    if (!trends || !period || !onRecord || !breaks || !hasChangesAnswer) return null;
    if (self === undefined || crime === null) return null;
    const name = formatCrimeInSentence(intl, crime);
    if (!self.recorded) return formatUnrecordedHeadline(intl, name);
    return formatHeadline(intl, {
      period,
      trends,
      breaks,
      crime: name,
      newest: onRecord.last,
      change: toCountChange(change),
      longer: longer.data && { ...longer.data.trajectory, areas: 1, months: longer.data.months },
      ...(status && {
        lacking: findAgenciesMissingMonthsInPeriod(policing?.agencies ?? [], status, period.range),
      }),
    });
  }, [
    intl,
    trends,
    period,
    onRecord,
    breaks,
    hasChangesAnswer,
    self,
    crime,
    change,
    longer.data,
    status,
    policing,
  ]);
  const points = useMemo<MonthPoint[] | null>(
    () =>
      trends && period && breaks
        ? buildReportSeries(trends, breaks, longTrendRange(period.range.to))
        : null,
    [trends, period, breaks],
  );
  const first = [time.query, names, police, types];
  return {
    time,
    names: names.data,
    name: names.data?.find((one) => one.id === area)?.name,
    types: types.data,
    /** `undefined` until known, `null` for an unknown crime type. */
    type,
    scope,
    headline,
    points,
    trends,
    breaks: breaks ?? NO_BREAKS,
    /** The police departments of the area. */
    police: policing,
    /** The tested change of the period, or of the longer one that precedes a month with few reports. */
    tested: compared && toCountChange(compared),
    testedCount: compared?.total_crime_count ?? null,
    testedMonths:
      period && longer.data ? periodEndingWith(period.range.to, longer.data.months) : period?.range,
    /** The neighborhood in the period. */
    area: self satisfies AreaCrimes | undefined,
    ranked: crimes.data?.filter(({ ranking }) => ranking !== null).length ?? 0,
    /** The base of the rates; `null` where the area has none. */
    rateResidents: self && findUnrankedReason(self) === null ? self.population : null,
    /** The 12 months that end with the page's month, and those before. */
    year,
    /** No counting rules changed in those 24 months. */
    isYearComparable:
      year !== null &&
      breaks !== undefined &&
      !crossesSeriesBreak(breaks, year.yearBefore, year.range),
    /** All neighborhoods in those 12 months. */
    inYear: inYear.data,
    /** The county in those 12 months, in reports per resident; `null` where too few areas are on record. */
    countyRate: inYear.data ? computeCountyRate(inYear.data) : null,
    /** For a crime of which each one matters. */
    single,
    loading: combineLoads(first, [trend, changes, longer.query, crimes, inYear]).loading,
    first: combineLoads(first, []),
    sectionLoads: {
      headline: combineLoads([changes, crimes], [longer.query]),
      series: combineLoads([trend], []),
    },
  };
}

export type CrimePlaceData = ReturnType<typeof useCrimePlaceData>;

/**
 * Returns the headline of a crime type that the police of an area do not record.
 * @param crime as a phrase within a sentence
 */
function formatUnrecordedHeadline(intl: IntlShape, crime: string): Headline {
  const text = createGetText(intl);
  return {
    standing: null,
    figure: `${text('headline.kindNotRecorded', { crime })}.`,
    note: text('crimePlace.notRecorded'),
    certainty: [],
  };
}
