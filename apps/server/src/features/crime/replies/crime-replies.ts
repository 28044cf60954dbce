import { setImmediate as turn } from 'node:timers/promises';
import type { AreaAgencies, CompareQuery, CrimeQuery } from '@townlight/contract/crime';
import { TREND_MONTHS } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import { addMonths, formatYearMonth, type YearMonth } from '@townlight/domain/time';
import type { CachedReply } from '../../../platform/http/cached-reply.ts';
import type { CachedReplyOrFactory } from '../../../platform/http/fair-queue/register-fair-queues.ts';
import { type CrimeSnapshot, withSharedMemoryReader } from '../snapshot/crime-snapshot.ts';
import { joinJsonInSlices } from '../snapshot/join-json-in-slices.ts';
import { findUnrecordedAreas } from '../snapshot/recording.ts';
import { createAreaCategoriesLookup } from './category-detail.ts';
import { precomputeCountVariation, precomputeExpectedCounts } from './changes/count-variation.ts';
import { chooseAreas, findAreaIndex } from './choose-areas.ts';
import { chooseCategories } from './choose-categories.ts';
import { chooseComparisonPeriod, choosePeriod, getRecordedPeriod } from './choose-period.ts';
import { toPolicedShareFields } from './coverage-reply.ts';
import { buildMonthlyTrends } from './monthly-trends.ts';
import { rankPartition } from './rank-partition.ts';
import { describeAreaCrimes } from './ranking-reply.ts';
import { createAreaTrajectoryLookup } from './trajectory.ts';

/** Areas whose detail is rendered without yielding; takes a millisecond or two. */
const DETAILED_AT_ONCE = 40;
/** Areas that are compared without yielding. */
const COMPARED_AT_ONCE = 300;
/** Rankings of up to this many areas are not queued, because they take less time than queuing. */
const MAX_RANKED_AT_ONCE = 600;

/** `GET /api/{partition}/crimes` */
export function crimesReply(
  snapshot: CrimeSnapshot,
  name: Partition,
  query: CrimeQuery,
): CachedReplyOrFactory {
  const { data, replies } = snapshot;
  const partition = data.partitions[name];
  // Without loaded data there are no areas, and no period to validate.
  if (partition.slugs.length === 0) return replies.add(`crimes|${name}`, Buffer.from('[]'));
  const chosen = chooseCategories(snapshot.names, snapshot.seriesOf, query);
  const period = choosePeriod(data, query);
  const areas = chooseAreas(snapshot, name, query.area);
  const detailed = query.detail !== 'totals';
  const key = `crimes|${name}|${period.from}|${period.to}|${detailed}|${areas ?? ''}|${chosen.key}`;
  const cached = replies.get(key);
  if (cached !== undefined) return cached;

  const rank = () =>
    rankPartition(
      partition,
      chosen.series,
      period,
      findUnrecordedAreas(data, partition, chosen.types, period),
    );
  if (!detailed) {
    const totals = () => {
      const ranked = rank();
      const list = places(partition.slugs, areas).map((area) =>
        describeAreaCrimes(partition, ranked, area),
      );
      return replies.add(key, Buffer.from(JSON.stringify(list)));
    };
    return partition.slugs.length > MAX_RANKED_AT_ONCE ? totals : totals();
  }
  return () =>
    withSharedMemoryReader(snapshot, async () => {
      const ranked = rank();
      const detailOf = createAreaCategoriesLookup(snapshot, partition, chosen, period);
      await turn();
      const { body, hash } = await joinJsonInSlices(
        places(partition.slugs, areas),
        DETAILED_AT_ONCE,
        (slice) => {
          const list = slice.map((area) =>
            describeAreaCrimes(partition, ranked, area, detailOf(area)),
          );
          return Buffer.from(JSON.stringify(list));
        },
      );
      return replies.add(key, body, hash);
    });
}

/** Returns the requested areas, or all. */
function places(slugs: readonly string[], areas: readonly number[] | null): readonly number[] {
  return areas ?? slugs.map((_, area) => area);
}

/** `GET /api/{partition}/compare/crimes` */
export function trajectoryReply(
  snapshot: CrimeSnapshot,
  name: Partition,
  query: CompareQuery,
): CachedReplyOrFactory {
  const { data, replies } = snapshot;
  const partition = data.partitions[name];
  if (partition.slugs.length === 0) return replies.add(`compare|${name}`, Buffer.from('[]'));
  const chosen = chooseCategories(snapshot.names, snapshot.seriesOf, query);
  const period = choosePeriod(data, query);
  const periodBefore = chooseComparisonPeriod(period, query.against);
  const areas = chooseAreas(snapshot, name, query.area);
  const key = `compare|${name}|${period.from}|${period.to}|${periodBefore.from}|${areas ?? ''}|${chosen.key}`;
  const cached = replies.get(key);
  if (cached !== undefined) return cached;
  return () =>
    withSharedMemoryReader(snapshot, async () => {
      await precomputeCountVariation(partition, chosen.series);
      const trajectoryOf = createAreaTrajectoryLookup(
        data,
        partition,
        chosen,
        period,
        periodBefore,
      );
      await turn();
      const { body, hash } = await joinJsonInSlices(
        places(partition.slugs, areas),
        COMPARED_AT_ONCE,
        (slice) => Buffer.from(JSON.stringify(slice.map(trajectoryOf))),
      );
      return replies.add(key, body, hash);
    });
}

/** `GET /api/{partition}/{id}/monthly`: months before the first on record are omitted. */
export function monthlyReply(
  snapshot: CrimeSnapshot,
  name: Partition,
  id: string,
  query: Pick<CrimeQuery, 'bb' | 'sb' | 'basket'> & { months?: number | undefined },
): CachedReplyOrFactory {
  const { data, replies } = snapshot;
  const area = findAreaIndex(snapshot, name, id);
  const chosen = chooseCategories(snapshot.names, snapshot.seriesOf, query);
  const record = getRecordedPeriod(data);
  const key = `monthly|${name}|${area}|${query.months ?? TREND_MONTHS}|${chosen.key}`;
  const cached = replies.get(key);
  if (cached !== undefined) return cached;
  const requestedFrom = record && addMonths(record.to, 1 - (query.months ?? TREND_MONTHS));
  if (record === null || requestedFrom === null)
    return replies.add(key, Buffer.from(JSON.stringify({ trends: [] })));
  const partition = data.partitions[name];
  const period = { from: Math.max(requestedFrom, record.from) as YearMonth, to: record.to };
  return () =>
    withSharedMemoryReader(snapshot, async () => {
      await precomputeExpectedCounts(partition, chosen.series, period);
      const trends = buildMonthlyTrends(data, partition, area, chosen, period);
      return replies.add(key, Buffer.from(JSON.stringify({ trends })));
    });
}

/** `GET /api/{partition}/agencies` */
export function agenciesReply({ data, replies }: CrimeSnapshot, name: Partition): CachedReply {
  const key = `agencies|${name}`;
  const { slugs, policedBy, policedShares, breaks } = data.partitions[name];
  const list = () =>
    slugs.map(
      (id, area): AreaAgencies => ({
        id,
        agencies: (policedBy[area] ?? []).map((agency) => {
          const known = data.agencyNames.get(agency);
          return { agency, name: known?.name ?? agency, short_name: known?.shortName ?? agency };
        }),
        breaks: (breaks[area] ?? []).map(formatYearMonth),
        ...toPolicedShareFields(policedShares[area] ?? null),
      }),
    );
  return replies.get(key) ?? replies.add(key, Buffer.from(JSON.stringify(list())));
}

/** `GET /api/crimes/status` */
export function statusReply({ data, replies }: CrimeSnapshot): CachedReply {
  return replies.get('status') ?? replies.add('status', Buffer.from(JSON.stringify(data.status)));
}
