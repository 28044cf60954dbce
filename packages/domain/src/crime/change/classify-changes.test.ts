import { describe, expect, test } from 'vitest';
import { type MonthRange, toYearMonth, type YearMonth } from '../../time/index.ts';
import type { CountHistory } from './build-count-history.ts';
import { classifyChanges } from './classify-changes.ts';
import {
  edgePairMonths,
  estimateDispersion,
  subtractPairs,
  sumMonthPairs,
} from './estimate-dispersion.ts';
import { estimateSeasonality, NO_SEASONALITY } from './estimate-seasonality.ts';
import { findDiscoveries } from './find-discoveries.ts';

const FIRST = toYearMonth(2021, 1);

/** A seeded random generator of numbers between 0 and 1. */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

/** A Poisson count. */
function poisson(mean: number, random: () => number): number {
  let count = 0;
  for (let left = Math.exp(-mean), product = random(); product > left; count++) product *= random();
  return count;
}

function history(
  areas: number,
  months: number,
  count: (area: number, month: number) => number,
): CountHistory {
  const counts = Array.from({ length: areas * months }, (_, at) =>
    count(at % areas, Math.floor(at / areas)),
  );
  const follows = counts.map((_, at) => (at < areas ? 0 : 1));
  return { areas, first: FIRST, months, counts, follows };
}

/** Compares the last month of a history with another one, `lag` months earlier. */
function call(given: CountHistory, lag = 1, comparable?: readonly number[]) {
  const { areas, months, counts } = given;
  const row = (month: number) =>
    Array.from({ length: areas }, (_, area) => counts[month * areas + area] as number);
  const only = (month: number): MonthRange => {
    const at = (FIRST + month) as YearMonth;
    return { from: at, to: at };
  };
  const season = estimateSeasonality(given);
  return classifyChanges({
    counts: row(months - 1),
    before: row(months - 1 - lag),
    period: only(months - 1),
    periodBefore: only(months - 1 - lag),
    comparable: comparable ?? new Array(areas).fill(1),
    season,
    dispersion: estimateDispersion(sumMonthPairs(given, season, edgePairMonths(only(months - 1)))),
  });
}

const named = (directions: readonly string[]) =>
  directions.filter((direction) => direction !== 'no-clear-change').length;

describe('a map', () => {
  test('without any change names nobody nineteen times in twenty (before: 12 areas of 270, every time)', () => {
    const random = chance(5);
    let mapsWithACall = 0;
    for (let map = 0; map < 40; map++) {
      const { directions } = call(history(270, 26, () => poisson(30, random)));
      if (named(directions) > 0) mapsWithACall++;
    }
    expect(mapsWithACall).toBeLessThanOrEqual(4);
  });

  test('where counts vary more than chance names nobody either (before: 60 of 270)', () => {
    const random = chance(11);
    const restless = () => poisson(60 * (random() < 0.5 ? 0.8 : 1.2), random);
    expect(named(call(history(270, 36, restless)).directions)).toBeLessThanOrEqual(1);
  });

  test('names what rose and fell beyond that', () => {
    const random = chance(3);
    const given = history(270, 36, (area, month) => {
      if (month === 35 && area === 7) return 150;
      if (month === 35 && area === 9) return 8;
      return poisson(60, random);
    });
    const { directions, evidence, tested } = call(given);
    expect([directions[7], directions[9]]).toEqual(['up', 'down']);
    expect(evidence[7]).toBeGreaterThan(4);
    expect(evidence[9]).toBeLessThan(-4);
    expect(named(directions)).toBe(2);
    expect(tested).toBe(270);
  });

  test('tests together all areas that can be compared and have ten reports in both periods', () => {
    const given = history(4, 30, (area) => [60, 60, 4, 5][area] as number);
    expect(call(given, 1, [1, 0, 1, 1]).tested).toBe(2);
  });

  test('says nothing of an area that cannot be compared', () => {
    const random = chance(4);
    const given = history(3, 36, (area, month) =>
      month === 35 && area === 0 ? 400 : poisson(60, random),
    );
    expect(call(given).directions[0]).toBe('up');
    const { directions, evidence } = call(given, 1, [0, 1, 1]);
    expect([directions[0], evidence[0]]).toEqual(['no-clear-change', 0]);
  });

  test('turned round calls what rose fallen', () => {
    const usual = {
      period: { from: FIRST, to: FIRST },
      periodBefore: { from: FIRST, to: FIRST },
      comparable: [1, 1],
      season: NO_SEASONALITY,
      dispersion: { ratios: Float64Array.of(1, 1), freedom: Float64Array.of(50, 50) },
    };
    const there = classifyChanges({ ...usual, counts: [90, 40], before: [30, 40] });
    const back = classifyChanges({ ...usual, counts: [30, 40], before: [90, 40] });
    expect(there.directions).toEqual(['up', 'no-clear-change']);
    expect(back.directions).toEqual(['down', 'no-clear-change']);
    expect(back.evidence[0]).toBeCloseTo(-(there.evidence[0] as number), 10);
  });

  test('never calls what would not pass alone at 5%, however much else changed', () => {
    const p = [0.0001, 0.0001, 0.0001, 0.07];
    expect(findDiscoveries(p, 0.1)).toEqual([true, true, true, true]);
    expect(findDiscoveries(p, 0.1, 0.05)).toEqual([true, true, true, false]);
  });

  test('calls nothing where nothing is known of how counts vary', () => {
    const two = history(2, 2, (_, month) => (month === 0 ? 20 : 90));
    const unrelated = { ...two, follows: [0, 0, 0, 0] };
    expect(call(unrelated).directions).toEqual(['no-clear-change', 'no-clear-change']);
  });
});

describe('months', () => {
  test('are held against each other by their days: February is not lower for being short (before: it was)', () => {
    // 31,000 in January, 28,000 in February.
    const given = history(5, 2, (_, month) => (month === 0 ? 31_000 : 28_000));
    expect(named(call(given).directions)).toBe(0);
    const [firstEvidence] = call(given).evidence;
    expect(firstEvidence).toBeCloseTo(0, 5);
  });

  test('are held against each other with their season once two years are known', () => {
    const daysLike = (month: number) => (month % 12 === 6 ? 150 : 100);
    const june = 12 * 3 + 6;
    const random = chance(8);
    const given = history(60, june + 1, (_, month) => poisson(daysLike(month), random));
    const season = estimateSeasonality(given);
    expect((season[6] as number) / (season[5] as number)).toBeGreaterThan(1.35);
    expect(named(call(given).directions)).toBeLessThanOrEqual(1);
    expect(estimateSeasonality(history(60, 20, (_, month) => daysLike(month)))).toBe(
      NO_SEASONALITY,
    );
  });

  test('have no season where the years differ as much as the months', () => {
    const random = chance(21);
    const noise = Array.from({ length: 48 }, () => 0.8 + 0.4 * random());
    const season = estimateSeasonality(
      history(40, 48, (_, month) => 200 * (noise[month] as number)),
    );
    expect(Math.max(...Array.from(season))).toBeLessThan(1.2);
  });

  test('that follow no other, across a gap or a break, measure nothing', () => {
    const given = history(1, 4, (_, month) => [10, 1_000, 1_000, 1_000][month] as number);
    const { ratios } = estimateDispersion(
      sumMonthPairs({ ...given, follows: [0, 0, 1, 1] }, NO_SEASONALITY),
    );
    expect(ratios[0]).toBeLessThan(30);
    expect(estimateDispersion(sumMonthPairs(given, NO_SEASONALITY)).ratios[0]).toBeGreaterThan(100);
  });
});

describe('dispersion', () => {
  test('is 1 by chance alone, and never under it', () => {
    const random = chance(2);
    const { ratios, freedom } = estimateDispersion(
      sumMonthPairs(
        history(100, 36, () => poisson(40, random)),
        NO_SEASONALITY,
      ),
    );
    const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / 100;
    expect(mean).toBeCloseTo(1.07, 1);
    expect(Math.min(...ratios)).toBe(1);
    expect(freedom[0]).toBeCloseTo((35 * 2) / 3 + 24, 6);
  });

  test('is an area’s own where its history is long, and that of all where it is short', () => {
    const restless = (length: number) =>
      history(20, length, (area, month) => (area === 0 ? (month % 2 ? 150 : 50) : 100));
    const [long, short] = [60, 3].map(
      (length) =>
        estimateDispersion(sumMonthPairs(restless(length), NO_SEASONALITY)).ratios[0] as number,
    ) as [number, number];
    expect(long).toBeGreaterThan(15);
    expect(short).toBeLessThan(long / 2);
  });

  test('of the months around a period is not told by what happened in it', () => {
    const jump = (to: number) =>
      history(4, 12, (area, month) => (area === 0 && month === 11 ? to : 100));
    const last = (FIRST + 11) as YearMonth;
    const ratioOf = (to: number, leftOut: readonly YearMonth[]) =>
      estimateDispersion(sumMonthPairs(jump(to), NO_SEASONALITY, leftOut)).ratios[0] as number;
    const edges = edgePairMonths({ from: last, to: last });
    expect(ratioOf(400, [])).toBeGreaterThan(2 * ratioOf(100, []));
    expect(ratioOf(400, edges)).toBe(ratioOf(100, edges));
    const left = subtractPairs(
      sumMonthPairs(jump(400), NO_SEASONALITY),
      sumMonthPairs(
        jump(400),
        NO_SEASONALITY,
        [2, 3, 4, 5, 6, 7, 8, 9, 10, 1].map((m) => (FIRST + m) as YearMonth),
      ),
    );
    expect(estimateDispersion(left)).toEqual(
      estimateDispersion(sumMonthPairs(jump(400), NO_SEASONALITY, edges)),
    );
  });

  test('of a slow rise is none', () => {
    const rising = history(10, 60, (_, month) => 100 + month * 3);
    expect(estimateDispersion(sumMonthPairs(rising, NO_SEASONALITY)).ratios[0]).toBeLessThan(1.1);
  });
});
