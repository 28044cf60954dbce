import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { toTrackerPeriod } from '../../../period/tracker-period.ts';
import { makeAreaCrimes, makeIncompleteArea, makeTrajectory } from '../testing/make-area.ts';
import { buildAreaRankingRows, sortRowsByCount } from './area-ranking-rows.ts';

const period = toTrackerPeriod('monthly', toYearMonth(2026, 10));
const names = new Map([
  ['acton', 'Acton'],
  ['bell', 'Bell'],
  ['downey', 'Downey'],
  ['irwindale', 'Irwindale'],
]);
const now = [
  makeAreaCrimes({ id: 'acton', total_crime_count: 60, ranking: 2 }),
  makeAreaCrimes({ id: 'bell', total_crime_count: 90, ranking: 1 }),
  makeIncompleteArea({ id: 'downey', total_crime_count: 500 }),
  makeAreaCrimes({ id: 'irwindale', total_crime_count: 4 }),
];

test('areas are sorted by rank, followed by those with too few reports and then the unranked', () => {
  const rows = buildAreaRankingRows(period, {
    now,
    yearBefore: [],
    justBefore: [],
    changesJustBefore: [],
    names,
    breaks: new Map(),
  });
  expect(rows.map((row) => [row.name, row.rank, row.unranked])).toEqual([
    ['Bell', 1, null],
    ['Acton', 2, null],
    ['Irwindale', null, null],
    ['Downey', null, 'incomplete'],
  ]);
});

test('ranks move against the months just before, reports against a year earlier', () => {
  const [bell] = buildAreaRankingRows(period, {
    now,
    yearBefore: [makeTrajectory('bell', 90, 45)],
    justBefore: [makeAreaCrimes({ id: 'bell', ranking: 7 })],
    changesJustBefore: [makeTrajectory('bell', 90, 40, { change_low: 0.4, change_high: 2.1 })],
    names,
    breaks: new Map(),
  });
  expect(bell).toMatchObject({ risen: 6, change: { direction: 'up', before: 45, change: 1 } });
});

test('rank movement is null when the area’s own count has no clear change', () => {
  const [bell] = buildAreaRankingRows(period, {
    now,
    yearBefore: [],
    justBefore: [makeAreaCrimes({ id: 'bell', ranking: 7 })],
    changesJustBefore: [makeTrajectory('bell', 90, 88)],
    names,
    breaks: new Map(),
  });
  expect(bell).toMatchObject({ rank: 1, risen: null });
});

test('an area that was incomplete a year earlier is not compared', () => {
  const [bell] = buildAreaRankingRows(period, {
    now,
    yearBefore: [makeTrajectory('bell', 90, 45, { complete: false })],
    justBefore: [],
    changesJustBefore: [],
    names,
    breaks: new Map(),
  });
  expect(bell).toMatchObject({ risen: null, change: { kind: 'not-comparable' } });
});

test('a change of the counting rules disables comparison in its area and rank movement in all areas', () => {
  const march = toTrackerPeriod('monthly', toYearMonth(2024, 3));
  const yearBefore = [
    makeTrajectory('bell', 90, 45, { crosses_break: true }),
    makeTrajectory('acton', 60, 30),
  ];
  const justBefore = [
    makeAreaCrimes({ id: 'bell', ranking: 7 }),
    makeAreaCrimes({ id: 'acton', ranking: 1 }),
  ];
  const breaks = new Map([['bell', [toYearMonth(2024, 3)]]]);
  const rows = buildAreaRankingRows(march, {
    now,
    yearBefore,
    justBefore,
    changesJustBefore: yearBefore,
    names,
    breaks,
  });
  expect(rows.slice(0, 2).map((row) => [row.id, row.risen, row.change.kind])).toEqual([
    ['bell', null, 'not-comparable'],
    ['acton', null, 'clear'],
  ]);
});

test('sorting by count puts the most reports first, with or without a rate', () => {
  const rows = buildAreaRankingRows(period, {
    now,
    yearBefore: [],
    justBefore: [],
    changesJustBefore: [],
    names,
    breaks: new Map(),
  });
  const counts = sortRowsByCount(rows).map((row) => row.count ?? -1);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect(counts).toHaveLength(now.length);
});

test('an area without any records has no count rather than a count of zero', () => {
  const [row] = buildAreaRankingRows(period, {
    ...{ now: [makeIncompleteArea({ id: 'downey', total_crime_count: 0 })], yearBefore: [] },
    ...{ justBefore: [], changesJustBefore: [], names, breaks: new Map() },
  });
  expect(row).toMatchObject({ name: 'Downey', count: null, unranked: 'incomplete' });
});
