import { countAreaByMonth, isComplete } from '@townlight/domain/crime';
import type { Partition } from '@townlight/domain/places';
import { addMonths, formatYearMonth } from '@townlight/domain/time';
import { type CrimeSnapshot, findUnrecordedAreas, isProvisionalInArea } from '../../crime/index.ts';
import { MISSING_INTEGER, type TableValues } from './table.ts';

/**
 * Lists what is counted per area and month: all crime, each category and crime type, and everything; the index is used
 * below.
 */
function kindsOf({ data, seriesOf }: CrimeSnapshot) {
  const { scheme } = data;
  const typesOf = (big: string) =>
    new Set(scheme.smallBundles.flatMap((row) => (row.bigBundles.includes(big) ? row.name : [])));
  return [
    { level: 0, name: 'All crime', series: seriesOf.allCrime, types: null },
    ...scheme.bigBundles.map((name) => ({
      level: 1,
      name,
      series: seriesOf.big.get(name) ?? -1,
      types: typesOf(name),
    })),
    ...scheme.smallBundles.map(({ name }) => ({
      level: 2,
      name,
      series: seriesOf.small.get(name) ?? -1,
      types: new Set([name]),
    })),
    { level: 3, name: 'Everything on record', series: null, types: null },
  ];
}

const LEVELS = ['all', 'category', 'type', 'everything'];

/**
 * Builds the table of crime by area, month and kind. Each area and month has a row for all crime with the completeness
 * of the month, and a row for each kind that has a report or is not recorded there; the latter has no number. Takes
 * tens of milliseconds for a million rows.
 */
export function buildCrimeCountsTable(snapshot: CrimeSnapshot, partition: Partition): TableValues {
  const { data } = snapshot;
  const areas = data.partitions[partition];
  const { slugs, bundles, completeness } = areas;
  const kinds = kindsOf(snapshot);
  const months = Array.from({ length: data.months }, (_, at) => addMonths(data.first, at));
  const period = { from: data.first, to: addMonths(data.first, data.months - 1) };
  const area: number[] = [];
  const month: number[] = [];
  const kind: number[] = [];
  const count: number[] = [];
  const complete: number[] = [];
  const provisional: number[] = [];
  const recorded: number[] = [];
  const unrecorded = kinds.map(({ types }) =>
    months.map((each) => findUnrecordedAreas(data, areas, types, { from: each, to: each })),
  );
  for (const place of slugs.keys()) {
    const counts = kinds.map(({ series }) =>
      countAreaByMonth(bundles, place, period, series === null ? null : [series]),
    );
    for (const [at, each] of months.entries()) {
      const completeFlag = Number(isComplete(completeness, place, { from: each, to: each }));
      const provisionalFlag = Number(isProvisionalInArea(data, areas, place, each));
      for (const of of kinds.keys()) {
        const reports = counts[of]?.[at] ?? 0;
        const isUnrecorded = unrecorded[of]?.[at]?.[place] === 1;
        if (of > 0 && reports === 0 && !isUnrecorded) continue;
        area.push(place);
        month.push(at);
        kind.push(of);
        count.push(isUnrecorded ? MISSING_INTEGER : reports);
        recorded.push(isUnrecorded ? 0 : 1);
        complete.push(completeFlag);
        provisional.push(provisionalFlag);
      }
    }
  }
  const levels = Int32Array.from(kind, (of) => kinds[of]?.level ?? 0);
  return {
    rows: area.length,
    columns: [
      { kind: 'words', dictionary: slugs, at: Int32Array.from(area) },
      { kind: 'words', dictionary: months.map(formatYearMonth), at: Int32Array.from(month) },
      { kind: 'words', dictionary: LEVELS, at: levels },
      { kind: 'words', dictionary: kinds.map(({ name }) => name), at: Int32Array.from(kind) },
      { kind: 'integers', values: Int32Array.from(count) },
      { kind: 'flags', values: Uint8Array.from(complete) },
      { kind: 'flags', values: Uint8Array.from(recorded) },
      { kind: 'flags', values: Uint8Array.from(provisional) },
    ],
  };
}

/** Lists nicknames with their crime type and category; a type in several categories has several rows. */
export function buildCrimeCategories({ data }: CrimeSnapshot) {
  const bigOf = new Map(data.scheme.smallBundles.map(({ name, bigBundles }) => [name, bigBundles]));
  return data.scheme.nicknames.flatMap(({ name, smallBundle }) => {
    const categories = (smallBundle === null ? undefined : bigOf.get(smallBundle)) ?? [];
    return (categories.length === 0 ? [null] : categories).map((category) => ({
      plain_name: name,
      type: smallBundle,
      category,
    }));
  });
}
