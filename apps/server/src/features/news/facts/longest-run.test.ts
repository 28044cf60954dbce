import { expect, test } from 'vitest';
import { findLongestRun, isUnhealthy } from './longest-run.ts';

const day = (of: number, mean = 60) => ({ day: of, mean: Float32Array.of(mean, 1) });
const found = (...days: ReturnType<typeof day>[]) => findLongestRun(days).map((one) => one.day);

test('the longest run of days, the later of two, never a single day', () => {
  expect(found(day(3), day(4), day(9), day(10), day(11), day(20))).toEqual([9, 10, 11]);
  expect(found(day(3), day(4), day(9), day(10))).toEqual([9, 10]);
  expect(found(day(3), day(9))).toEqual([]);
  expect(found()).toEqual([]);
});

test('of a long run ten days, with the worst among them', () => {
  const month = (worst: number) =>
    found(...Array.from({ length: 25 }, (_, at) => day(at + 1, at + 1 === worst ? 300 : 60)));
  expect(month(12)).toEqual([7, 8, 9, 10, 11, 12, 13, 14, 15, 16]);
  expect(month(1)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(month(25)).toEqual([16, 17, 18, 19, 20, 21, 22, 23, 24, 25]);
});

test('unhealthy begins with that category of the index', () => {
  expect([65, 66, 300].map(isUnhealthy)).toEqual([false, true, true]);
});
