import type { MonthlyQuery } from '@townlight/contract/crime';
import type { SimilarAreaRates } from '@townlight/contract/crime/similar-rates';
import {
  computeMedianRate,
  countAreaByMonth,
  findSimilarAreas,
  isComplete,
  mergeSeriesBreaks,
  TREND_MONTHS,
} from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import {
  addMonths,
  formatYearMonth,
  type MonthRange,
  monthOfYear,
  type YearMonth,
  yearOf,
} from '@townlight/domain/time';
import type { CachedReplyOrFactory } from '../../../../platform/http/fair-queue/register-fair-queues.ts';
import type { CrimeData, PartitionCrime } from '../../snapshot/crime-data.ts';
import type { CrimeSnapshot } from '../../snapshot/crime-snapshot.ts';
import { isProvisionalInArea } from '../../snapshot/provisional.ts';
import { isRecordedInArea } from '../../snapshot/recording.ts';
import { findAreaIndex } from '../choose-areas.ts';
import { type ChosenCategories, chooseCategories } from '../choose-categories.ts';
import { getRecordedPeriod } from '../choose-period.ts';
import { computeCountyRates, findAreasOnRecord, roundRate } from './county-rates.ts';

const NOTHING: SimilarAreaRates = {
  areas: [],
  similar: { breaks: [], months: [] },
  county: { areas: 0, population: 0, breaks: [], months: [] },
};

/** `GET /api/{partition}/{id}/monthly/similar`: months before the first on record are omitted. */
export function similarReply(
  snapshot: CrimeSnapshot,
  name: Partition,
  id: string,
  query: MonthlyQuery,
): CachedReplyOrFactory {
  const { data, replies } = snapshot;
  const area = findAreaIndex(snapshot, name, id);
  const chosen = chooseCategories(snapshot.names, snapshot.seriesOf, query);
  const months = query.months ?? TREND_MONTHS;
  const key = `similar|${name}|${area}|${months}|${chosen.key}`;
  const cached = replies.get(key);
  if (cached !== undefined) return cached;
  return () => {
    const record = getRecordedPeriod(data);
    const rates =
      record === null ? NOTHING : computeSimilarRates(data, name, area, chosen, months, record);
    return replies.add(key, Buffer.from(JSON.stringify(rates)));
  };
}

function computeSimilarRates(
  data: CrimeData,
  name: Partition,
  area: number,
  chosen: ChosenCategories,
  months: number,
  record: MonthRange,
): SimilarAreaRates {
  const partition = data.partitions[name];
  const { residents, slugs, names, breaks } = partition;
  const period = {
    from: Math.max(addMonths(record.to, 1 - months), record.from) as YearMonth,
    to: record.to,
  };
  const similar = findSimilarAreas(
    { residents, onRecord: findAreasOnRecord(partition, record) },
    area,
  );
  return {
    areas: similar.map((other) => ({
      id: slugs[other] as string,
      name: names[other] as string,
      population: residents[other] as number,
    })),
    similar: {
      breaks: mergeSeriesBreaks(similar.map((other) => breaks[other] ?? [])).map(formatYearMonth),
      months: computeMedianRates(data, partition, similar, chosen, period),
    },
    county: computeCountyRates(data, chosen, period, record),
  };
}

function computeMedianRates(
  data: CrimeData,
  partition: PartitionCrime,
  similar: readonly number[],
  { series, types }: ChosenCategories,
  period: MonthRange,
): SimilarAreaRates['similar']['months'] {
  const { bundles, completeness, residents } = partition;
  const counts = similar.map((area) => countAreaByMonth(bundles, area, period, series));
  return Array.from({ length: period.to - period.from + 1 }, (_, at) => {
    const month = addMonths(period.from, at);
    const only = { from: month, to: month };
    const counted = similar.flatMap((area, place) =>
      isComplete(completeness, area, only) && isRecordedInArea(data, partition, area, types, only)
        ? [{ area, count: counts[place]?.[at] as number, residents: residents[area] as number }]
        : [],
    );
    return {
      year: yearOf(month),
      month: monthOfYear(month),
      rate: roundRate(computeMedianRate(counted)),
      counted: counted.length,
      provisional: counted.some((one) => isProvisionalInArea(data, partition, one.area, month)),
    };
  });
}
