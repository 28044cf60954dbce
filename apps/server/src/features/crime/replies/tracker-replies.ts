import type { Basket, CrimeQuery } from '@townlight/contract/crime';
import type { Aggregation } from '@townlight/contract/crime-trackers';
import { TREND_MONTHS, toPresetPeriod } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import {
  addMonths,
  formatYearMonth,
  type MonthRange,
  toYearMonth,
  type YearMonth,
} from '@townlight/domain/time';
import { BadRequest } from '../../../platform/http/errors.ts';
import type { CachedReplyOrFactory } from '../../../platform/http/fair-queue/register-fair-queues.ts';
import { requireSmallBundle } from '../../bundles/index.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';
import { chooseAreas, findAreaIndex } from './choose-areas.ts';
import { chooseCategories, selectCrimeType } from './choose-categories.ts';
import { formatMonthRange, getRecordedPeriod } from './choose-period.ts';
import { buildCountyTrends } from './county-trends.ts';
import { buildMonthlyAreas, buildMonthlyTypes } from './monthly-trends.ts';
import { buildRankingRows, rankCrimeTypes, rankNeighborhoods } from './tracker-rankings.ts';

/** The optional month of a ranking request. */
interface MonthQuery {
  readonly month?: number | undefined;
  readonly year?: number | undefined;
}

const PRESET_MONTHS: Record<Aggregation, number> = { monthly: 1, yearly: 12 };

/** `GET /api/crimes/{crime}/monthly/{month}/{year}`: months before the first on record are omitted. */
export function crimeMonthlyReply(
  snapshot: CrimeSnapshot,
  {
    crime,
    months = TREND_MONTHS,
    ...requested
  }: { crime: string; month: number; year: number; months?: number | undefined },
): CachedReplyOrFactory {
  const name = requireSmallBundle(snapshot.names, crime);
  const to = monthOnRecord(snapshot, requested);
  return getOrCacheReply(snapshot, `crime-monthly|${name}|${to}|${months}`, () => {
    const from = Math.max(addMonths(to, 1 - months), snapshot.data.first) as YearMonth;
    return {
      trends: buildCountyTrends(snapshot.data, selectCrimeType(snapshot, name), { from, to }),
    };
  });
}

/** `GET /api/{partition}/{id}/monthly/types` */
export function monthlyTypesReply(
  snapshot: CrimeSnapshot,
  partition: Partition,
  id: string,
  query: MonthQuery,
): CachedReplyOrFactory {
  const area = findAreaIndex(snapshot, partition, id);
  const to = lastMonth(snapshot, query);
  return getOrCacheReply(snapshot, `monthly-types|${partition}|${area}|${to}`, () => {
    if (to === null) return { months: [], small_bundles: [] };
    return buildMonthlyTypes(snapshot, partition, area, trendMonths(snapshot, to));
  });
}

/** Returns the 12 months that end with one, of those on record. */
function trendMonths({ data }: CrimeSnapshot, to: YearMonth): MonthRange {
  return { from: Math.max(addMonths(to, 1 - TREND_MONTHS), data.first) as YearMonth, to };
}

/** `GET /api/{partition}/monthly` */
export function monthlyAreasReply(
  snapshot: CrimeSnapshot,
  partition: Partition,
  query: Pick<CrimeQuery, 'bb' | 'sb' | 'basket' | 'area'> & MonthQuery,
): CachedReplyOrFactory {
  const chosen = chooseCategories(snapshot.names, snapshot.seriesOf, query);
  const areas = chooseAreas(snapshot, partition, query.area);
  const to = lastMonth(snapshot, query);
  const key = `monthly-areas|${partition}|${areas ?? ''}|${to}|${chosen.key}`;
  return getOrCacheReply(snapshot, key, () => {
    if (to === null) return { months: [], areas: [] };
    return buildMonthlyAreas(snapshot, partition, areas, chosen, trendMonths(snapshot, to));
  });
}

/** `GET /api/neighborhoods/crime_ranking` */
export function crimeTypeRankingReply(
  snapshot: CrimeSnapshot,
  query: { neighborhood: string; aggregation?: Aggregation | undefined } & MonthQuery,
): CachedReplyOrFactory {
  const area = findAreaIndex(snapshot, 'neighborhoods', query.neighborhood);
  const { aggregation = 'monthly' } = query;
  const last = lastMonth(snapshot, query);
  return getOrCacheReply(snapshot, `crime-types|${area}|${aggregation}|${last}`, () =>
    last === null
      ? []
      : rankCrimeTypes(snapshot, area, toPresetPeriod(PRESET_MONTHS[aggregation], last)),
  );
}

/** `GET /api/crimes/neighborhood_ranking` */
export function areaRankingReply(
  snapshot: CrimeSnapshot,
  query: {
    partition?: Partition | undefined;
    crime?: string | undefined;
    basket?: Basket | undefined;
    aggregation?: Aggregation | undefined;
  } & MonthQuery,
): CachedReplyOrFactory {
  const { partition = 'neighborhoods', aggregation = 'monthly' } = query;
  const crime = query.crime?.trim() ? requireSmallBundle(snapshot.names, query.crime.trim()) : null;
  const last = lastMonth(snapshot, query);
  const chosen =
    crime === null
      ? chooseCategories(snapshot.names, snapshot.seriesOf, { basket: query.basket })
      : selectCrimeType(snapshot, crime);
  return getOrCacheReply(
    snapshot,
    `areas|${partition}|${aggregation}|${chosen.key}|${last}`,
    () => {
      if (last === null) return [];
      const period = toPresetPeriod(PRESET_MONTHS[aggregation], last);
      return buildRankingRows(snapshot, partition, chosen, period);
    },
  );
}

/** `GET /api/neighborhoods/ranks/{month}/{year}` */
export function neighborhoodRanksReply(
  snapshot: CrimeSnapshot,
  requested: { month: number; year: number },
): CachedReplyOrFactory {
  const month = monthOnRecord(snapshot, requested);
  return getOrCacheReply(snapshot, `ranks|${month}`, () =>
    rankNeighborhoods(snapshot, { from: month, to: month }),
  );
}

/**
 * Returns the requested month, or the last full one; `null` while nothing is on record.
 * @throws BadRequest when only one of the two is given, or the month is not on record
 */
function lastMonth(snapshot: CrimeSnapshot, { month, year }: MonthQuery): YearMonth | null {
  if (month === undefined && year === undefined)
    return getRecordedPeriod(snapshot.data)?.to ?? null;
  if (month === undefined || year === undefined) {
    throw new BadRequest('month and year go together; give both or neither.');
  }
  return monthOnRecord(snapshot, { month, year });
}

/** @throws BadRequest that names the months on record */
function monthOnRecord(
  { data }: CrimeSnapshot,
  requested: { month: number; year: number },
): YearMonth {
  const record = getRecordedPeriod(data);
  if (record === null) throw new BadRequest('No crime data is loaded yet.');
  const month = toYearMonth(requested.year, requested.month);
  if (month >= record.from && month <= record.to) return month;
  throw new BadRequest(
    `The month asked for is ${formatYearMonth(month)}; crime data runs from ${formatMonthRange(record)}.`,
  );
}

function getOrCacheReply(
  { replies }: CrimeSnapshot,
  key: string,
  make: () => unknown,
): CachedReplyOrFactory {
  return replies.get(key) ?? (() => replies.add(key, Buffer.from(JSON.stringify(make()))));
}
