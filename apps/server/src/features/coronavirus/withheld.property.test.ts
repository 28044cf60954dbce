import {
  isSuppressedTotal,
  type SuppressedRange,
  suppressDisclosingTotals,
  toCaseTotal,
} from '@townlight/domain/coronavirus';
import type { Day } from '@townlight/domain/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MISSING_INTEGER, type TableValues } from '../open-data/tables/table.ts';
import type { AreaReports } from './store.ts';
import {
  buildEveryReply,
  LABELS,
  loadReportedCases,
  type ReportedCase,
  rangeOf,
} from './testing/reported-cases.ts';

const DAYS = 10;
const FIRST = 18_400;

/** How a source reports one area's total on one day: as a range, as a number, or not at all. */
const reportArbitrary = fc.record({
  how: fc.constantFrom('number', 'number', 'range', 'nothing'),
  below: fc.nat(3),
  above: fc.nat(3),
});

/** A county's actual totals, and releases that each report some of them, repeatedly for the same days. */
const world = fc.record({
  more: fc.array(fc.array(fc.nat(3), { minLength: DAYS, maxLength: DAYS }), {
    minLength: LABELS.length,
    maxLength: LABELS.length,
  }),
  releases: fc.array(
    fc.array(fc.array(reportArbitrary, { minLength: DAYS, maxLength: DAYS }), {
      minLength: LABELS.length,
      maxLength: LABELS.length,
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

/** Actual totals, [area][day]: cumulative cases only increase. */
function actualTotalsOf({ more }: World): number[][] {
  return more.map((days) => {
    let total = 0;
    return days.map((count) => {
      total += count;
      return total;
    });
  });
}

function reportsOf({ releases }: World, actualTotals: readonly number[][]): ReportedCase[][] {
  return releases.map((areas) =>
    areas.flatMap((days, area) =>
      days.flatMap(({ how, below, above }, at): ReportedCase[] => {
        const number = actualTotals[area]?.[at] as number;
        const label = LABELS[area] as string;
        const day = (FIRST + at) as Day;
        if (how === 'nothing') return [];
        if (how === 'number') return [{ label, day, total: number }];
        const total = toCaseTotal(Math.max(0, number - below), number + above);
        return [{ label, day, total }];
      }),
    ),
  );
}

/** The stored reports after each release. */
function stagesOf(releases: readonly ReportedCase[][]): AreaReports[][] {
  const stages: AreaReports[][] = [];
  for (const release of releases) stages.push(loadReportedCases(stages.at(-1) ?? [], release));
  return stages;
}

/** The displayed range of a report, undefined where its number is displayed. */
function shownRange(
  areas: readonly AreaReports[],
  label: string,
  day: Day,
): SuppressedRange | undefined {
  const area = areas.find((one) => one.label === label);
  if (area === undefined) return undefined;
  const totals = Array.from(area.days, (_, at) =>
    toCaseTotal(area.min[at] as number, area.max[at] as number),
  );
  const shown = suppressDisclosingTotals(totals)[area.days.indexOf(day)] ?? null;
  return isSuppressedTotal(shown) ? shown : undefined;
}

/** Changes every reported number that is never displayed from its release on. */
function withOtherNumbers(
  releases: readonly ReportedCase[][],
  stages: readonly AreaReports[][],
  turn: number,
): { releases: ReportedCase[][]; changed: number } {
  let changed = 0;
  const changedReleases = releases.map((release, stage) =>
    release.map((one): ReportedCase => {
      const { label, day, total } = one;
      const range = shownRange(stages[stage] ?? [], label, day);
      if (isSuppressedTotal(total) || range === undefined) return one;
      const { min, max } = range;
      changed++;
      return { label, day, total: min + ((total - min + turn) % (max - min + 1)) };
    }),
  );
  return { releases: changedReleases, changed };
}

test('all responses are the same for any value of a withheld number, before and after each release', () => {
  let changed = 0;
  fc.assert(
    fc.property(world, fc.integer({ min: 1, max: 6 }), (given, turn) => {
      const releases = reportsOf(given, actualTotalsOf(given));
      const stages = stagesOf(releases);
      const other = withOtherNumbers(releases, stages, turn);
      changed += other.changed;
      for (const [stage, areas] of stagesOf(other.releases).entries())
        expect(buildEveryReply(areas)).toEqual(buildEveryReply(stages[stage] as AreaReports[]));
    }),
    { numRuns: 300 },
  );
  expect(changed).toBeGreaterThan(1_000);
});

/**
 * Derives the range of one area's totals that an observer can infer who knows all other areas of its neighborhood,
 * reads every reply from a release on, and knows that cumulative cases only increase.
 */
function follows(
  replies: readonly ReturnType<typeof buildEveryReply>[],
  actualTotals: readonly number[][],
  area: number,
): SuppressedRange[] {
  const bounds = Array.from({ length: DAYS }, () => ({
    min: 0,
    max: Number.POSITIVE_INFINITY,
  }));
  for (const { records, status, first } of replies) {
    const group = status[0]?.neighborhoods.find(({ reporting_areas }) =>
      reporting_areas.includes(LABELS[area] as string),
    );
    if (group === undefined) continue;
    const areaIndexes = group.reporting_areas.map((label) => LABELS.indexOf(label as never));
    for (const [at, ofDay] of records.entries()) {
      const record = ofDay.find(({ neighborhood }) => neighborhood === group.neighborhood);
      // before an area has joined, an observer cannot know which ones are in the sum
      if (record === undefined || record.partial) continue;
      const day = first - FIRST + at;
      const known = areaIndexes
        .filter((other) => other !== area)
        .reduce((sum, other) => sum + (actualTotals[other]?.[day] as number), 0);
      const { min, max } = rangeOf(
        record.total_cases ?? {
          min: record.at_least as number,
          max: record.at_most as number,
        },
      );
      const bound = bounds[day] as (typeof bounds)[number];
      bound.min = Math.max(bound.min, min - known);
      bound.max = Math.min(bound.max, max - known);
    }
  }
  return bounds.map((_, at) => ({
    min: Math.max(...bounds.slice(0, at + 1).map(({ min }) => min)),
    max: Math.min(...bounds.slice(at).map(({ max }) => max)),
  }));
}

test('the responses of all days, with all other areas known, bound no withheld number more closely than its source', () => {
  let withheld = 0;
  fc.assert(
    fc.property(world, (given) => {
      const actualTotals = actualTotalsOf(given);
      const releases = reportsOf(given, actualTotals);
      const replies = stagesOf(releases).map(buildEveryReply);
      for (const [stage, release] of releases.entries())
        for (const { label, day, total } of release) {
          if (!isSuppressedTotal(total)) continue;
          withheld++;
          const bounds = follows(
            replies.slice(stage),
            actualTotals,
            LABELS.indexOf(label as never),
          );
          const { min, max } = bounds[day - FIRST] as SuppressedRange;
          expect(min, `${label} on day ${day}`).toBeLessThanOrEqual(total.min);
          expect(max, `${label} on day ${day}`).toBeGreaterThanOrEqual(total.max);
        }
    }),
    { numRuns: 150 },
  );
  expect(withheld).toBeGreaterThan(1_000);
});

test('the table of reporting areas bounds no withheld number more closely than its source', () => {
  let withheld = 0;
  fc.assert(
    fc.property(world, (given) => {
      const releases = reportsOf(given, actualTotalsOf(given));
      const tables = stagesOf(releases).map((areas) =>
        areaRowsOf(buildEveryReply(areas).reportingAreas),
      );
      for (const [stage, release] of releases.entries())
        for (const { label, day, total } of release) {
          if (!isSuppressedTotal(total)) continue;
          withheld++;
          const seen = tables.slice(stage).flat();
          // what cumulative cases imply for the day
          const before = seen.filter((row) => row.label === label && row.day <= day);
          const after = seen.filter((row) => row.label === label && row.day >= day);
          const min = Math.max(...before.map((row) => row.min));
          const max = Math.min(...after.map((row) => row.max));
          expect(min, `${label} on day ${day}`).toBeLessThanOrEqual(total.min);
          expect(max, `${label} on day ${day}`).toBeGreaterThanOrEqual(total.max);
        }
    }),
    { numRuns: 150 },
  );
  expect(withheld).toBeGreaterThan(1_000);
});

test('no rate, rank, difference or mean is returned if it depends on a withheld number', () => {
  fc.assert(
    fc.property(world, (given) => {
      const stages = stagesOf(reportsOf(given, actualTotalsOf(given)));
      for (const { records, trends, status, table, first } of stages.map(buildEveryReply)) {
        const isHidden = new Set<string>();
        for (const [at, ofDay] of records.entries())
          for (const one of ofDay) {
            if (!one.is_suppressed) continue;
            expect(one).toMatchObject({
              total_cases: null,
              ranking: null,
              unranked: 'withheld',
              infection_rate: 0,
              infection_rate_per_100K: 0,
            });
            expect(one.at_most).toBeGreaterThan(one.at_least as number);
            isHidden.add(`${one.neighborhood} ${first + at}`);
          }
        const rows = rowsOf(table);
        for (const { area, day, total, added } of rows) {
          if (isHidden.has(`${area} ${day}`)) expect(total).toBeNull();
          if (isHidden.has(`${area} ${day}`) || isHidden.has(`${area} ${day - 1}`))
            expect(added).toBeNull();
        }
        expect(rows.filter(({ total }) => total === null)).toHaveLength(isHidden.size);
        for (const { neighborhood } of status[0]?.neighborhoods ?? []) {
          const trend =
            trends[['ash', 'birch', 'cedar', 'dogwood', 'elm'].indexOf(neighborhood)] ?? [];
          for (const [at, { case_count, mean_7_days }] of trend.entries()) {
            const days = Array.from({ length: 8 }, (_, back) => first + at - back);
            const hides = (count: number) =>
              days.slice(0, count).some((day) => isHidden.has(`${neighborhood} ${day}`));
            if (hides(2)) expect(case_count).toBeNull();
            if (hides(8)) expect(mean_7_days).toBeNull();
          }
        }
      }
    }),
    { numRuns: 100 },
  );
});

/** The neighborhood, day, total and new cases of each row of the table to download. */
function rowsOf(table: TableValues) {
  return Array.from({ length: table.rows }, (_, row) => ({
    area: textAt(table, 0, row),
    day: numberAt(table, 2, row) as number,
    total: numberAt(table, 3, row),
    added: numberAt(table, 6, row),
  }));
}

/** The label, day and total or range of each row of the table of reporting areas. */
function areaRowsOf(table: TableValues) {
  return Array.from({ length: table.rows }, (_, row) => {
    const total = numberAt(table, 4, row);
    return {
      label: textAt(table, 0, row),
      day: numberAt(table, 3, row) as number,
      min: total ?? (numberAt(table, 5, row) as number),
      max: total ?? (numberAt(table, 6, row) as number),
    };
  });
}

function textAt({ columns }: TableValues, column: number, row: number): string | undefined {
  const found = columns[column];
  return found?.kind === 'words' ? found.dictionary[found.at[row] as number] : undefined;
}

function numberAt({ columns }: TableValues, column: number, row: number): number | null {
  const found = columns[column];
  const value = found?.kind === 'integers' ? (found.values[row] as number) : MISSING_INTEGER;
  return value === MISSING_INTEGER ? null : value;
}
