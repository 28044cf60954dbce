import { expect, test } from 'vitest';
import {
  classifyCountChange,
  compareWithUsual,
  computeRelativeChange,
} from './classify-count-change.ts';

const usual = { expected: 100, low: 80, high: 121 };
const interval = { low: 0.2, high: 0.9 };
const same = { crossesBreak: false, direction: 'no-clear-change', usual, interval } as const;

test('a change is reported only if the map reports it, regardless of the two counts', () => {
  expect(classifyCountChange({ ...same, now: 150, before: 100 })).toEqual({
    kind: 'no-clear-change',
    standing: 'above',
    before: 100,
    usual,
    interval,
  });
  expect(classifyCountChange({ ...same, now: 150, before: 100, direction: 'up' })).toEqual({
    kind: 'clear',
    direction: 'up',
    before: 100,
    change: 0.5,
    usual,
    interval,
  });
});

test('a count without a clear change is compared with the usual range of its area', () => {
  expect(compareWithUsual(121, usual)).toBe('usual');
  expect(compareWithUsual(122, usual)).toBe('above');
  expect(compareWithUsual(79, usual)).toBe('below');
  expect(compareWithUsual(79, null)).toBe('untested');
});

test('an increase from 0 has no percentage', () => {
  expect(classifyCountChange({ ...same, now: 19, before: 0, direction: 'up' })).toMatchObject({
    kind: 'clear',
    change: null,
  });
});

test('counts are not compared with incomplete months', () => {
  expect(classifyCountChange({ ...same, now: 9, before: null })).toEqual({
    kind: 'not-comparable',
    because: 'incomplete',
    usual: same.usual,
  });
});

test('counts are not compared across a change of the counting rules', () => {
  expect(
    classifyCountChange({ ...same, now: 9, before: 90, direction: 'down', crossesBreak: true }),
  ).toEqual({
    kind: 'not-comparable',
    because: 'break',
    usual: same.usual,
  });
});

test('the relative change is null if only the baseline is 0', () => {
  expect(computeRelativeChange(5, 4)).toBe(0.25);
  expect(computeRelativeChange(5, 0)).toBeNull();
  expect(computeRelativeChange(0, 0)).toBe(0);
  expect(computeRelativeChange(0, 4)).toBe(-1);
});
