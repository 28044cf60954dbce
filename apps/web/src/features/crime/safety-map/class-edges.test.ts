import { describe, expect, it } from 'vitest';
import { colorAreasByRate } from '../figures/area-tones.ts';
import { computeRateBreaks } from '../figures/color-scales.ts';
import { makeAreaCrimes, makeTrajectory } from '../testing/make-area.ts';
import { computeRateClassEdges, computeTrendClassEdges } from './class-edges.ts';

describe('the edges of the classes of a rate', () => {
  const areas = Array.from({ length: 60 }, (_, at) =>
    makeAreaCrimes({
      id: `a${at}`,
      total_crime_count: 100 + at,
      total_crime_rate: (100 + at) / 10_000,
      ranking: 60 - at,
    }),
  );

  it('are placed between the six colors and divide the areas as the colors do', () => {
    const edges = computeRateClassEdges(computeRateBreaks(areas));
    expect(edges.map(({ at }) => Math.round(6 * at))).toEqual([1, 2, 3, 4, 5]);
    const tones = colorAreasByRate(areas);
    for (const area of areas) {
      const below = edges.filter(({ value }) => (area.total_crime_rate ?? 0) >= value).length;
      expect(tones.get(area.id)?.level).toBe(below);
    }
  });

  it('are fewer where ties leave fewer classes', () => {
    const tied = areas.slice(0, 2);
    const [edge, ...rest] = computeRateClassEdges(computeRateBreaks(tied));
    expect(rest).toEqual([]);
    expect(edge?.value).toBe(tied[1]?.total_crime_rate);
    expect(computeRateClassEdges([])).toEqual([]);
  });
});

it('trend edges are on both sides of the middle, at deviations from the expected count', () => {
  const areas = [
    ...[100, 120, 140].map((now, at) =>
      makeTrajectory(`up${at}`, now, 50, { direction: 'up', change: now / 50 - 1 }),
    ),
    // Fewer than before, yet more than expected.
    makeTrajectory('fewer', 100, 120, { direction: 'up', expected: 25 }),
    ...[10, 20, 30].map((now, at) =>
      makeTrajectory(`down${at}`, now, 50, { direction: 'down', change: now / 50 - 1 }),
    ),
  ];
  expect(
    computeTrendClassEdges(areas).map(({ at, value }) => [
      Math.round(7 * at),
      Math.round(100 * value),
    ]),
  ).toEqual([
    [1, -80],
    [2, -60],
    [5, 140],
    [6, 300],
  ]);
});
