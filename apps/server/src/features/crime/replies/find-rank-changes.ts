import { findCompleteAreas, rankAreas, sumAllByArea } from '@townlight/domain/crime';
import { addMonths, type MonthRange, type YearMonth } from '@townlight/domain/time';
import type { RankChange } from '../../bundles/index.ts';
import { forEachPackedCell } from '../packed-cells.ts';
import type { CrimeSnapshot } from '../snapshot/crime-snapshot.ts';
import { findUnrecordedAreas } from '../snapshot/recording.ts';
import type { PackedCellRow } from '../store.ts';
import { getRecordedPeriod } from './choose-period.ts';

/** The codes (`crime_code.id`) and crime types of a category before and after an edit. */
export interface RecountedCategory {
  readonly before: readonly number[];
  readonly after: readonly number[];
  readonly typesBefore: ReadonlySet<string>;
  readonly typesAfter: ReadonlySet<string>;
}

/** Returns the months whose cells `findRankChanges` needs; null while nothing is on record. */
export function getRecountPeriod({ data }: CrimeSnapshot): MonthRange | null {
  const record = getRecordedPeriod(data);
  return record && periodOf(record, 12);
}

/**
 * Returns the neighborhoods whose rank would change if categories counted other codes, largest change first.
 * @param cells of neighborhoods, in the months of `getRecountPeriod`
 * @param areaOfId `area.id` → slug
 */
export function findRankChanges(
  { data, areaOf }: CrimeSnapshot,
  categories: readonly RecountedCategory[],
  cells: readonly PackedCellRow[],
  areaOfId: ReadonlyMap<number, string>,
): RankChange[] {
  const record = getRecordedPeriod(data);
  if (record === null || categories.length === 0) return [];
  const partition = data.partitions.neighborhoods;
  const places = new Map(
    [...areaOfId].flatMap(([id, slug]) => {
      const place = areaOf.neighborhoods.get(slug);
      return place === undefined ? [] : [[id, place] as const];
    }),
  );
  const countsOf = createCounter(categories, partition.slugs.length);
  const moved: RankChange[] = [];
  for (const months of [1, 12] as const) {
    const period = periodOf(record, months);
    const allCounts = sumAllByArea(partition.bundles, period);
    const complete = findCompleteAreas(partition.completeness, period);
    const ranks = (counts: Uint32Array, types: ReadonlySet<string>) => {
      const unrecorded = findUnrecordedAreas(data, partition, types, period);
      const { residents } = partition;
      return rankAreas({ counts, allCounts, residents, complete, unrecorded }).ranks;
    };
    const counted = countsOf(cells, period, places);
    for (const [category, { typesBefore, typesAfter }] of categories.entries()) {
      const { before, after } = counted[category] as (typeof counted)[number];
      const [ranksBefore, ranksAfter] = [ranks(before, typesBefore), ranks(after, typesAfter)];
      for (const [area, rank] of ranksBefore.entries()) {
        const then = ranksAfter[area] as number;
        if (rank === 0 || then === 0 || rank === then) continue;
        moved.push({
          category,
          months,
          area: partition.slugs[area] as string,
          name: partition.names[area] as string,
          before: rank,
          after: then,
        });
      }
    }
  }
  return moved.sort((a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before));
}

function periodOf(record: MonthRange, months: number): MonthRange {
  return {
    from: Math.max(record.from, addMonths(record.to, 1 - months)) as YearMonth,
    to: record.to,
  };
}

function createCounter(categories: readonly RecountedCategory[], areas: number) {
  const users = new Map<
    number,
    { readonly category: number; readonly side: 'before' | 'after' }[]
  >();
  for (const [category, codes] of categories.entries())
    for (const side of ['before', 'after'] as const)
      for (const code of codes[side]) {
        const list = users.get(code) ?? [];
        list.push({ category, side });
        users.set(code, list);
      }
  return (
    cells: readonly PackedCellRow[],
    period: MonthRange,
    places: ReadonlyMap<number, number>,
  ) => {
    const counts = categories.map(() => ({
      before: new Uint32Array(areas),
      after: new Uint32Array(areas),
    }));
    for (const { month, cells: packed } of cells) {
      if (month < period.from || month > period.to) continue;
      forEachPackedCell(packed, (code, area, count) => {
        const place = places.get(area);
        if (place === undefined) return;
        for (const { category, side } of users.get(code) ?? []) {
          const sum = counts[category]?.[side];
          if (sum) sum[place] = (sum[place] as number) + count;
        }
      });
    }
    return counts;
  };
}
