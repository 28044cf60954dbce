import { expect, test } from 'vitest';
import { computeAirQualityIndex } from './air-quality-index.ts';
import { computeHourIndex } from './compute-hour-index.ts';

test('on the site’s scale the index depends only on the hour itself', () => {
  expect(computeHourIndex([40, 5, 5, 5])).toEqual({
    aqi: 100,
    category: 'moderate',
    isBeyondScale: false,
  });
  expect(computeHourIndex([40])).toEqual(computeHourIndex([40, null, null]));
});

test('on EPA’s scales the hours before weigh in', () => {
  // NowCast 61.4, see now-cast.test.ts
  expect(computeHourIndex([100, 10, 10], 'epa-2024')).toEqual(
    computeAirQualityIndex(61.4, 'epa-2024'),
  );
  expect(computeHourIndex([100, 10, 10], 'epa-2012')).toEqual(
    computeAirQualityIndex(61.4, 'epa-2012'),
  );
});

test('an hour without a reading has no index, even if earlier hours would give a NowCast', () => {
  for (const scale of ['site', 'epa-2012', 'epa-2024'] as const) {
    expect(computeHourIndex([null, 12, 12, 12], scale)).toBeNull();
    expect(computeHourIndex([], scale)).toBeNull();
  }
});

test('a doubtful hour has no index, nor has a NowCast that would leave it out', () => {
  expect(computeHourIndex(['doubtful', 5, 5])).toBeNull();
  expect(computeHourIndex([5, 'doubtful', 5])?.aqi).toBe(16);
  const old = [...new Array(11).fill(5), 'doubtful'] as const;
  expect(computeHourIndex(old, 'epa-2024')).toBeNull();
  expect(computeHourIndex([5, ...old], 'epa-2024')).not.toBeNull();
});

test('one of the last three hours is enough for an index on the site’s scale but not for a NowCast', () => {
  expect(computeHourIndex([12, null, null])?.aqi).toBe(39);
  expect(computeHourIndex([12, null, null], 'epa-2024')).toBeNull();
});
