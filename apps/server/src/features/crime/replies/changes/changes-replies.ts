import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ComparisonPeriod, CrimeChanges } from '@townlight/contract/crime';
import { chooseLongerMonths, isComplete, periodEndingWith } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import { addMonths, type MonthRange } from '@townlight/domain/time';
import type { CachedReplyOrFactory } from '../../../../platform/http/fair-queue/register-fair-queues.ts';
import type { PartitionCrime } from '../../snapshot/crime-data.ts';
import { type CrimeSnapshot, withSharedMemoryReader } from '../../snapshot/crime-snapshot.ts';
import { findAreaIndex } from '../choose-areas.ts';
import { selectAllCrime, selectCrimeType } from '../choose-categories.ts';
import { chooseComparisonPeriod, choosePeriod } from '../choose-period.ts';
import { toChangeReplyFields } from './change-reply-fields.ts';
import {
  type ComparedCounts,
  type CountedCategories,
  compareAreaPeriods,
} from './compare-area-periods.ts';
import { type CountyComparison, compareCountyPeriods } from './compare-county-periods.ts';

interface ChangesQuery {
  readonly from: number;
  readonly to: number;
  readonly against?: ComparisonPeriod | undefined;
}

type CrimeChange = CrimeChanges['all'];

/** `GET /api/{partition}/{id}/changes`: each type is tested as on the map of that type. */
export function areaChangesReply(
  snapshot: CrimeSnapshot,
  name: Partition,
  id: string,
  query: ChangesQuery,
): CachedReplyOrFactory {
  const { data, replies } = snapshot;
  const area = findAreaIndex(snapshot, name, id);
  const period = choosePeriod(data, query);
  const before = chooseComparisonPeriod(period, query.against);
  const key = `changes|${name}|${area}|${period.from}|${period.to}|${before.from}`;
  const cached = replies.get(key);
  if (cached !== undefined) return cached;
  const changeOf = (type: string | null, of: ComparedPeriods = { period, before }) =>
    toAreaChange(snapshot, data.partitions[name], area, type, of);
  const longerOf = (expected: number | null): CrimeChanges['longer'] => {
    const months = period.from === period.to ? chooseLongerMonths(expected) : null;
    if (months === null) return null;
    const longer = periodEndingWith(period.to, months);
    return isComplete(data.partitions[name].completeness, area, longer)
      ? { months, ...changeOf(null, compareWithYearBefore(longer)) }
      : null;
  };
  const make = async (): Promise<CrimeChanges> => {
    const all = changeOf(null);
    const reply: CrimeChanges = { all, longer: longerOf(all.expected), small_bundles: [] };
    for (const { name: type } of data.scheme.smallBundles) {
      // Yields to other requests, since a type takes some milliseconds for tracts.
      await nextTurn();
      reply.small_bundles.push({ name: type, ...changeOf(type), longer: null });
    }
    return reply;
  };
  return () =>
    withSharedMemoryReader(snapshot, async () =>
      replies.add(key, Buffer.from(JSON.stringify(await make()))),
    );
}

interface ComparedPeriods {
  readonly period: MonthRange;
  readonly before: MonthRange;
}

function compareWithYearBefore(period: MonthRange): ComparedPeriods {
  const before = { from: addMonths(period.from, -12), to: addMonths(period.to, -12) };
  return { period, before };
}

/** @param type `null` for all crime */
function toAreaChange(
  snapshot: CrimeSnapshot,
  partition: PartitionCrime,
  area: number,
  type: string | null,
  { period, before }: ComparedPeriods,
): CrimeChange {
  const counted =
    type === null ? selectAllCrime(snapshot.seriesOf) : selectCrimeType(snapshot, type);
  const comparison = compareAreaPeriods(snapshot.data, partition, counted, period, before);
  const isRecorded = comparison.unrecorded?.[area] !== 1;
  return {
    areas: comparison.comparable[area] as number,
    complete: comparison.complete[area] === 1 && comparison.completeBefore[area] === 1,
    recorded: isRecorded,
    crosses_break: comparison.crossesBreak[area] === 1,
    ...countsOf(comparison, area, isRecorded),
    ...toChangeReplyFields(comparison, area, comparison.comparable[area] === 1),
  };
}

/** `GET /api/{partition}/changes`: all crime separately, and the types tested together. */
export function countyChangesReply(
  snapshot: CrimeSnapshot,
  name: Partition,
  query: ChangesQuery,
): CachedReplyOrFactory {
  const { data, replies } = snapshot;
  const partition = data.partitions[name];
  const period = choosePeriod(data, query);
  const before = chooseComparisonPeriod(period, query.against);
  const key = `county-changes|${name}|${period.from}|${period.to}|${before.from}`;
  const cached = replies.get(key);
  if (cached !== undefined) return cached;
  const types = data.scheme.smallBundles.map((bundle) => bundle.name);
  const compare = (counted: readonly CountedCategories[]) =>
    compareCountyPeriods(data, partition, counted, period, before);
  return () =>
    withSharedMemoryReader(snapshot, async () => {
      const all = compare([selectAllCrime(snapshot.seriesOf)]);
      await nextTurn();
      const kinds = compare(types.map((type) => selectCrimeType(snapshot, type)));
      const reply: CrimeChanges = { all: toCountyChange(all, 0), longer: null, small_bundles: [] };
      for (const [at, type] of types.entries()) {
        const change = toCountyChange(kinds, at);
        const months = period.from === period.to ? chooseLongerMonths(change.expected) : null;
        const longer =
          months && compareLonger(snapshot, name, type, periodEndingWith(period.to, months));
        if (longer !== null) await nextTurn();
        const isComparable = longer !== null && longer.areas > 0;
        reply.small_bundles.push({
          name: type,
          ...change,
          longer: months !== null && isComparable ? { months, ...longer } : null,
        });
      }
      return replies.add(key, Buffer.from(JSON.stringify(reply)));
    });
}

/** Compares some months of one crime type in the county with the same months a year earlier. */
function compareLonger(
  snapshot: CrimeSnapshot,
  name: Partition,
  type: string,
  longer: MonthRange,
): CrimeChange {
  const { data } = snapshot;
  const { period, before } = compareWithYearBefore(longer);
  const counted = [selectCrimeType(snapshot, type)];
  return toCountyChange(
    compareCountyPeriods(data, data.partitions[name], counted, period, before),
    0,
  );
}

/** Returns the county's change in one kind of crime. */
export function toCountyChange(comparison: CountyComparison, at: number): CrimeChange {
  const areas = comparison.areas[at] as number;
  return {
    areas,
    complete: areas > 0,
    recorded: true,
    crosses_break: comparison.broken[at] === true,
    ...countsOf(comparison, at, true),
    ...toChangeReplyFields(comparison, at, areas > 0),
  };
}

function countsOf(comparison: ComparedCounts, at: number, isRecorded: boolean) {
  return {
    total_crime_count: isRecorded ? (comparison.counts[at] as number) : null,
    compared_total_crime_count: isRecorded ? (comparison.before[at] as number) : null,
  };
}
