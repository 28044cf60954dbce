import { expect, test } from 'vitest';
import { airQualityIndex } from './air-quality-index.ts';
import { readAir } from './read-air.ts';

test('on the site’s scale an hour stands for itself', () => {
  expect(readAir([40, 5, 5, 5])).toEqual({ aqi: 100, category: 'moderate', beyond: false });
  expect(readAir([40])).toEqual(readAir([40, null, null]));
});

test('on EPA’s scales the hours before weigh in', () => {
  // NowCast 61.4, see now-cast.test.ts
  expect(readAir([100, 10, 10], 'epa-2024')).toEqual(airQualityIndex(61.4, 'epa-2024'));
  expect(readAir([100, 10, 10], 'epa-2012')).toEqual(airQualityIndex(61.4, 'epa-2012'));
});

test('an hour that nobody measured has no index, even where its neighbors would give a NowCast', () => {
  for (const scale of ['site', 'epa-2012', 'epa-2024'] as const) {
    expect(readAir([null, 12, 12, 12], scale)).toBeNull();
    expect(readAir([], scale)).toBeNull();
  }
});

test('a doubtful hour has no index, nor has a NowCast that would leave it out', () => {
  expect(readAir(['doubtful', 5, 5])).toBeNull();
  expect(readAir([5, 'doubtful', 5])?.aqi).toBe(16);
  const old = [...new Array(11).fill(5), 'doubtful'] as const;
  expect(readAir(old, 'epa-2024')).toBeNull();
  expect(readAir([5, ...old], 'epa-2024')).not.toBeNull();
});

test('one hour of the last three gives an index on the site’s scale and no NowCast', () => {
  expect(readAir([12, null, null])?.aqi).toBe(39);
  expect(readAir([12, null, null], 'epa-2024')).toBeNull();
});
