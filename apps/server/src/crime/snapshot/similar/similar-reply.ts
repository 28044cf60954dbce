import type { MonthlyQuery } from '@townlight/contract/crime';
import type { SimilarRates } from '@townlight/contract/crime/similar-rates';
import {
  isComplete,
  joinBreaks,
  middleRate,
  monthlyCounts,
  similarAreas,
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
import type { KeptOrMade } from '../../../platform/http/sharing/share-out.ts';
import { findArea } from '../choose-areas.ts';
import { type ChosenCategories, chooseCategories } from '../choose-categories.ts';
import { recordOf } from '../choose-period.ts';
import type { CrimeData, PartitionCrime } from '../crime-data.ts';
import type { CrimeSnapshot } from '../crime-snapshot.ts';
import { isProvisionalIn } from '../provisional.ts';
import { isRecorded } from '../recording.ts';
import { countyRates, toldRate } from './county-rates.ts';
import { areasOnRecord } from './on-record.ts';

const NOTHING: SimilarRates = {
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
): KeptOrMade {
  const { data, replies } = snapshot;
  const area = findArea(snapshot, name, id);
  const chosen = chooseCategories(snapshot.names, snapshot.seriesOf, query);
  const months = query.months ?? TREND_MONTHS;
  const key = `similar|${name}|${area}|${months}|${chosen.key}`;
  const kept = replies.get(key);
  if (kept !== undefined) return kept;
  return () => {
    const record = recordOf(data);
    const rates = record === null ? NOTHING : ratesBeside(data, name, area, chosen, months, record);
    return replies.keep(key, Buffer.from(JSON.stringify(rates)));
  };
}

function ratesBeside(
  data: CrimeData,
  name: Partition,
  area: number,
  chosen: ChosenCategories,
  months: number,
  record: MonthRange,
): SimilarRates {
  const partition = data.partitions[name];
  const { residents, slugs, names, breaks } = partition;
  const period = {
    from: Math.max(addMonths(record.to, 1 - months), record.from) as YearMonth,
    to: record.to,
  };
  const similar = similarAreas({ residents, onRecord: areasOnRecord(partition, record) }, area);
  return {
    areas: similar.map((other) => ({
      id: slugs[other] as string,
      name: names[other] as string,
      population: residents[other] as number,
    })),
    similar: {
      breaks: joinBreaks(similar.map((other) => breaks[other] ?? [])).map(formatYearMonth),
      months: middleRates(data, partition, similar, chosen, period),
    },
    county: countyRates(data, chosen, period, record),
  };
}

function middleRates(
  data: CrimeData,
  partition: PartitionCrime,
  similar: readonly number[],
  { series, types }: ChosenCategories,
  period: MonthRange,
): SimilarRates['similar']['months'] {
  const { bundles, completeness, residents } = partition;
  const counts = similar.map((area) => monthlyCounts(bundles, area, period, series));
  return Array.from({ length: period.to - period.from + 1 }, (_, at) => {
    const month = addMonths(period.from, at);
    const only = { from: month, to: month };
    const counted = similar.flatMap((area, place) =>
      isComplete(completeness, area, only) && isRecorded(data, partition, area, types, only)
        ? [{ area, count: counts[place]?.[at] as number, residents: residents[area] as number }]
        : [],
    );
    return {
      year: yearOf(month),
      month: monthOfYear(month),
      rate: toldRate(middleRate(counted)),
      counted: counted.length,
      provisional: counted.some((one) => isProvisionalIn(data, partition, one.area, month)),
    };
  });
}
