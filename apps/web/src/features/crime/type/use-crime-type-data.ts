import { useQuery } from '@tanstack/react-query';
import { mergeSeriesBreaks } from '@townlight/domain/crime';
import type { MonthRange } from '@townlight/domain/time';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import type { MapPartition } from '../../../area-map/area-map-feature.ts';
import type { MonthPoint } from '../../../charts/month-series.ts';
import { combineLoads, isLoadResolved, type LoadState } from '../../../http/loads.ts';
import { formatCrimeInSentence } from '../../../i18n/names.ts';
import { countLongTrendMonths, longTrendRange } from '../../../period/trend-months.ts';
import { neighborhoodNamesQuery } from '../../../search/api/neighborhood-names-query.ts';
import { areaPolicingQuery, NO_BREAKS } from '../api/area-policing.ts';
import { crimeTypesQuery } from '../api/category-queries.ts';
import {
  areaCrimesQuery,
  areaTrajectoriesQuery,
  crimeChangesQuery,
  yearBeforeQuery,
} from '../api/crime-queries.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';
import { crimeMonthlyQuery } from '../api/tracker-queries.ts';
import { findCrimeChange, toCountChange } from '../figures/count-changes.ts';
import { useSinglyCountedCrimeHistory } from '../single/use-singly-counted-crime-history.ts';
import { useTrackerTime } from '../trackers/use-tracker-time.ts';
import { type AreaRankingRow, buildAreaRankingRows } from './area-ranking-rows.ts';
import { buildCountySeries } from './county-series.ts';
import { formatCrimeHeadline } from './crime-headline.ts';
import { findCrimeType } from './find-crime-type.ts';

/** Loads the data of the crime type page; fields are `null` while they load. */
export function useCrimeTypeData(requestedCrime: string) {
  const intl = useIntl();
  const time = useTrackerTime();
  const { period, onRecord, reference } = time;
  const [search] = useSearchParams();
  const partition: MapPartition =
    search.get('partition') === 'zipcodes' ? 'zipcodes' : 'neighborhoods';
  const types = useQuery(crimeTypesQuery);
  const type = types.data ? findCrimeType(types.data, requestedCrime) : undefined;
  const crime = type?.name ?? null;
  const names = useQuery(neighborhoodNamesQuery());
  const police = useQuery(areaPolicingQuery(partition));

  const monthly = useQuery(crimeMonthlyQuery(crime, reference, countLongTrendMonths()));

  const toCrimeSelection = (range: MonthRange | undefined): CrimeSelection | null =>
    range && crime !== null && onRecord && range.from >= onRecord.first
      ? { partition, range, bigBundle: null, smallBundles: [crime] }
      : null;
  const hasJustBefore =
    period !== null && onRecord !== null && period.justBefore.from >= onRecord.first;
  const now = useQuery(areaCrimesQuery(toCrimeSelection(period?.range)));
  const yearBefore = useQuery(yearBeforeQuery(toCrimeSelection(period?.range)));
  const single = useSinglyCountedCrimeHistory(toCrimeSelection(period?.range), time.status);
  const changes = useQuery(crimeChangesQuery(partition, null, period?.range));
  const justBefore = useQuery(areaCrimesQuery(toCrimeSelection(period?.justBefore)));
  const sinceBefore = useQuery(
    areaTrajectoriesQuery(hasJustBefore ? toCrimeSelection(period?.range) : null),
  );

  const nameOf = useMemo(() => new Map(names.data?.map((one) => [one.id, one.name])), [names.data]);
  const areas = now.data ?? null;
  const areasBefore = answered(yearBefore);
  const areasJustBefore = answered(justBefore);
  const changesJustBefore = answered(sinceBefore);
  const breaksOf = useMemo(
    () => police.data && new Map([...police.data].map(([id, one]) => [id, one.breaks])),
    [police.data],
  );
  const policeOfCounty = useMemo(
    () =>
      police.data && {
        agencies: [...new Set([...police.data.values()].flatMap((one) => one.agencies))],
      },
    [police.data],
  );
  // The county's series breaks where any area's does.
  const breaks = useMemo(() => breaksOf && mergeSeriesBreaks(breaksOf.values()), [breaksOf]);
  const rows = useMemo<AreaRankingRow[] | null>(() => {
    if (!period || crime === null || !areas || !areasBefore) return null;
    if (!areasJustBefore || !changesJustBefore) return null;
    if (breaksOf === undefined) return null;
    if (partition === 'neighborhoods' && nameOf.size === 0) return null;
    return buildAreaRankingRows(period, {
      now: areas,
      yearBefore: areasBefore,
      justBefore: areasJustBefore,
      changesJustBefore,
      names: nameOf,
      breaks: breaksOf,
    });
  }, [
    period,
    crime,
    areas,
    areasBefore,
    areasJustBefore,
    changesJustBefore,
    nameOf,
    partition,
    breaksOf,
  ]);
  const trends = monthly.data ?? null;
  const crimeChange = useMemo(
    () => findCrimeChange(changes.data ?? null, crime),
    [changes.data, crime],
  );
  const points = useMemo<MonthPoint[] | null>(() => {
    if (!trends || !breaks || reference === null) return null;
    const comparison =
      period?.history === 'monthly' && crimeChange !== null
        ? {
            month: reference,
            now: crimeChange.total_crime_count,
            before: crimeChange.crosses_break ? null : crimeChange.compared_total_crime_count,
          }
        : null;
    return buildCountySeries(trends, breaks, longTrendRange(reference), comparison);
  }, [trends, breaks, reference, period, crimeChange]);
  const headline = useMemo(() => {
    if (!trends || !period || !onRecord || !areas || crime === null || crimeChange === null)
      return null;
    if (breaks === undefined) return null;
    const same = {
      areas: crimeChange.areas,
      now: crimeChange.total_crime_count ?? 0,
      broken: crimeChange.crosses_break,
    };
    // the sum excludes areas with a break in between; if none are left, the break is the reason
    const crosses_break = same.areas === 0 && same.broken;
    return formatCrimeHeadline(intl, {
      period,
      trends,
      newest: onRecord.last,
      breaks,
      crime: formatCrimeInSentence(intl, crime),
      partition,
      // incomplete areas are inconclusive
      recorded:
        areas.every((area) => area.recorded) ||
        areas.some((area) => area.recorded && area.complete),
      same,
      longer: crimeChange.longer,
      change: toCountChange({ ...crimeChange, crosses_break }),
    });
  }, [intl, trends, period, onRecord, crime, areas, crimeChange, partition, breaks]);

  const first = [time.query, types, names, police];
  return {
    time,
    partition,
    types: types.data,
    /** `undefined` until known. */
    type,
    neighborhoods: names.data,
    headline,
    breaks: breaks ?? NO_BREAKS,
    /** The county's reports of the last months. */
    trends,
    areas,
    points,
    rows,
    police: police.data,
    policeOfCounty,
    /** For a crime of which each one matters. */
    single,
    ranked: areas?.filter((area) => area.ranking !== null).length ?? 0,
    /** The number of areas that are incomplete, of those whose police do not record the type, and of all. */
    coverage: areas && {
      missing: areas.filter((area) => area.recorded && !area.complete).length,
      unrecorded: areas.filter((area) => !area.recorded).length,
      of: areas.length,
    },
    /** spec 4: the crime page's data is empty; such a crime type does not exist. */
    empty: type === null,
    // spec 4: the mask ends after 2 loads: chart and table, each with its comparisons; each section shows its own
    // failure
    loading: combineLoads(first, [monthly, now, yearBefore, justBefore, sinceBefore, changes])
      .loading,
    first: combineLoads(first, []),
    sectionLoads: {
      headline: combineLoads([changes], []),
      series: combineLoads([monthly], []),
      ranking: combineLoads([now], [yearBefore, justBefore, sinceBefore]),
    },
  };
}

export type CrimeTypeData = ReturnType<typeof useCrimeTypeData>;

const NONE: readonly never[] = [];

/** Returns the areas once the request is resolved; none where those months are not on record. */
function answered<Area>(query: LoadState & { readonly data: readonly Area[] | undefined }) {
  return isLoadResolved(query) ? (query.data ?? NONE) : null;
}
