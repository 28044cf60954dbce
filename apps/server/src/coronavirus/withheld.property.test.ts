import {
  isWithheld,
  totalBetween,
  type Withheld,
  withholdWhatTells,
} from '@townlight/domain/coronavirus';
import type { Day } from '@townlight/domain/time';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NO_INTEGER, type TableValues } from '../our-data/tables/table.ts';
import type { AreaReports } from './store.ts';
import { endsOf, everyReply, LABELS, loadTellings, type Telling } from './testing/told-cases.ts';

const DAYS = 10;
const FIRST = 18_400;

/** How a source reports one area's total on one day: as a range, as a number, or not at all. */
const telling = fc.record({
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
    fc.array(fc.array(telling, { minLength: DAYS, maxLength: DAYS }), {
      minLength: LABELS.length,
      maxLength: LABELS.length,
    }),
    { minLength: 1, maxLength: 3 },
  ),
});

type World = typeof world extends fc.Arbitrary<infer W> ? W : never;

/** Actual totals, [area][day]: cumulative cases only increase. */
function truthOf({ more }: World): number[][] {
  return more.map((days) => {
    let total = 0;
    return days.map((count) => {
      total += count;
      return total;
    });
  });
}

function tellingsOf({ releases }: World, truth: readonly number[][]): Telling[][] {
  return releases.map((areas) =>
    areas.flatMap((days, area) =>
      days.flatMap(({ how, below, above }, at): Telling[] => {
        const number = truth[area]?.[at] as number;
        const label = LABELS[area] as string;
        const day = (FIRST + at) as Day;
        if (how === 'nothing') return [];
        if (how === 'number') return [{ label, day, total: number }];
        const total = totalBetween(Math.max(0, number - below), number + above);
        return [{ label, day, total }];
      }),
    ),
  );
}

/** The stored reports after each release. */
function stagesOf(releases: readonly Telling[][]): AreaReports[][] {
  const stages: AreaReports[][] = [];
  for (const release of releases) stages.push(loadTellings(stages.at(-1) ?? [], release));
  return stages;
}

/** The displayed range of a report, undefined where its number is displayed. */
function shownRange(areas: readonly AreaReports[], label: string, day: Day): Withheld | undefined {
  const area = areas.find((one) => one.label === label);
  if (area === undefined) return undefined;
  const totals = Array.from(area.days, (_, at) =>
    totalBetween(area.atLeast[at] as number, area.atMost[at] as number),
  );
  const shown = withholdWhatTells(totals)[area.days.indexOf(day)] ?? null;
  return isWithheld(shown) ? shown : undefined;
}

/** Changes every reported number that is never displayed from its release on. */
function withOtherNumbers(
  releases: readonly Telling[][],
  stages: readonly AreaReports[][],
  turn: number,
): { releases: Telling[][]; changed: number } {
  let changed = 0;
  const others = releases.map((release, stage) =>
    release.map((one): Telling => {
      const { label, day, total } = one;
      const range = shownRange(stages[stage] ?? [], label, day);
      if (isWithheld(total) || range === undefined) return one;
      const { atLeast, atMost } = range;
      changed++;
      return { label, day, total: atLeast + ((total - atLeast + turn) % (atMost - atLeast + 1)) };
    }),
  );
  return { releases: others, changed };
}

test('whatever a withheld number is, all replies are the same, before and after each release', () => {
  let changed = 0;
  fc.assert(
    fc.property(world, fc.integer({ min: 1, max: 6 }), (given, turn) => {
      const releases = tellingsOf(given, truthOf(given));
      const stages = stagesOf(releases);
      const other = withOtherNumbers(releases, stages, turn);
      changed += other.changed;
      for (const [stage, areas] of stagesOf(other.releases).entries())
        expect(everyReply(areas)).toEqual(everyReply(stages[stage] as AreaReports[]));
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
  replies: readonly ReturnType<typeof everyReply>[],
  truth: readonly number[][],
  area: number,
): Withheld[] {
  const bounds = Array.from({ length: DAYS }, () => ({
    atLeast: 0,
    atMost: Number.POSITIVE_INFINITY,
  }));
  for (const { records, status, first } of replies) {
    const group = status[0]?.neighborhoods.find(({ reporting_areas }) =>
      reporting_areas.includes(LABELS[area] as string),
    );
    if (group === undefined) continue;
    const others = group.reporting_areas.map((label) => LABELS.indexOf(label as never));
    for (const [at, ofDay] of records.entries()) {
      const record = ofDay.find(({ neighborhood }) => neighborhood === group.neighborhood);
      // before an area has joined, an observer cannot know which ones are in the sum
      if (record === undefined || record.partial) continue;
      const day = first - FIRST + at;
      const known = others
        .filter((other) => other !== area)
        .reduce((sum, other) => sum + (truth[other]?.[day] as number), 0);
      const { atLeast, atMost } = endsOf(
        record.total_cases ?? {
          atLeast: record.at_least as number,
          atMost: record.at_most as number,
        },
      );
      const bound = bounds[day] as (typeof bounds)[number];
      bound.atLeast = Math.max(bound.atLeast, atLeast - known);
      bound.atMost = Math.min(bound.atMost, atMost - known);
    }
  }
  return bounds.map((_, at) => ({
    atLeast: Math.max(...bounds.slice(0, at + 1).map(({ atLeast }) => atLeast)),
    atMost: Math.min(...bounds.slice(at).map(({ atMost }) => atMost)),
  }));
}

test('who knows every other area, asks for every day and keeps the replies bounds no withheld number more closely than its source', () => {
  let withheld = 0;
  fc.assert(
    fc.property(world, (given) => {
      const truth = truthOf(given);
      const releases = tellingsOf(given, truth);
      const replies = stagesOf(releases).map(everyReply);
      for (const [stage, release] of releases.entries())
        for (const { label, day, total } of release) {
          if (!isWithheld(total)) continue;
          withheld++;
          const bounds = follows(replies.slice(stage), truth, LABELS.indexOf(label as never));
          const { atLeast, atMost } = bounds[day - FIRST] as Withheld;
          expect(atLeast, `${label} on day ${day}`).toBeLessThanOrEqual(total.atLeast);
          expect(atMost, `${label} on day ${day}`).toBeGreaterThanOrEqual(total.atMost);
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
      const releases = tellingsOf(given, truthOf(given));
      const tables = stagesOf(releases).map((areas) =>
        areaRowsOf(everyReply(areas).reportingAreas),
      );
      for (const [stage, release] of releases.entries())
        for (const { label, day, total } of release) {
          if (!isWithheld(total)) continue;
          withheld++;
          const seen = tables.slice(stage).flat();
          // what cumulative cases imply for the day
          const before = seen.filter((row) => row.label === label && row.day <= day);
          const after = seen.filter((row) => row.label === label && row.day >= day);
          const atLeast = Math.max(...before.map((row) => row.atLeast));
          const atMost = Math.min(...after.map((row) => row.atMost));
          expect(atLeast, `${label} on day ${day}`).toBeLessThanOrEqual(total.atLeast);
          expect(atMost, `${label} on day ${day}`).toBeGreaterThanOrEqual(total.atMost);
        }
    }),
    { numRuns: 150 },
  );
  expect(withheld).toBeGreaterThan(1_000);
});

test('no rate, rank, difference or mean is told where it would be made of a withheld number', () => {
  fc.assert(
    fc.property(world, (given) => {
      const stages = stagesOf(tellingsOf(given, truthOf(given)));
      for (const { records, trends, status, table, first } of stages.map(everyReply)) {
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
    area: wordAt(table, 0, row),
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
      label: wordAt(table, 0, row),
      day: numberAt(table, 3, row) as number,
      atLeast: total ?? (numberAt(table, 5, row) as number),
      atMost: total ?? (numberAt(table, 6, row) as number),
    };
  });
}

function wordAt({ columns }: TableValues, column: number, row: number): string | undefined {
  const found = columns[column];
  return found?.kind === 'words' ? found.words[found.at[row] as number] : undefined;
}

function numberAt({ columns }: TableValues, column: number, row: number): number | null {
  const found = columns[column];
  const value = found?.kind === 'integers' ? (found.values[row] as number) : NO_INTEGER;
  return value === NO_INTEGER ? null : value;
}
