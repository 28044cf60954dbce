import { expect, test } from 'vitest';
import { normalFromStudent, studentQuantile, twoSidedPValue } from './significance.ts';

test('quantiles are those of the tables', () => {
  expect(studentQuantile(10)).toBeCloseTo(2.228, 2);
  expect(studentQuantile(60)).toBeCloseTo(2, 2);
  expect(studentQuantile(1e6)).toBeCloseTo(1.96, 3);
});

test('a quantile of Student’s t is mapped to the normal one', () => {
  expect(normalFromStudent(studentQuantile(12), 12)).toBeCloseTo(1.96, 4);
  expect(normalFromStudent(-studentQuantile(12), 12)).toBeCloseTo(-1.96, 4);
});

test('p-values are two-sided', () => {
  expect(twoSidedPValue(0)).toBeCloseTo(1, 6);
  expect(twoSidedPValue(1.959964)).toBeCloseTo(0.05, 6);
  expect(twoSidedPValue(-3.290527)).toBeCloseTo(0.001, 6);
});
