import { expect, test } from 'vitest';
import {
  computeStudentQuantile,
  computeTwoSidedPValue,
  studentToNormalQuantile,
} from './significance.ts';

test('quantiles are those of the tables', () => {
  expect(computeStudentQuantile(10)).toBeCloseTo(2.228, 2);
  expect(computeStudentQuantile(60)).toBeCloseTo(2, 2);
  expect(computeStudentQuantile(1e6)).toBeCloseTo(1.96, 3);
});

test('a quantile of Student’s t is mapped to the normal one', () => {
  expect(studentToNormalQuantile(computeStudentQuantile(12), 12)).toBeCloseTo(1.96, 4);
  expect(studentToNormalQuantile(-computeStudentQuantile(12), 12)).toBeCloseTo(-1.96, 4);
});

test('p-values are two-sided', () => {
  expect(computeTwoSidedPValue(0)).toBeCloseTo(1, 6);
  expect(computeTwoSidedPValue(1.959964)).toBeCloseTo(0.05, 6);
  expect(computeTwoSidedPValue(-3.290527)).toBeCloseTo(0.001, 6);
});
