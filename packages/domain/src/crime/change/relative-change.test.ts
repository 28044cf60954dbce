import { expect, test } from 'vitest';
import { relativeChange } from './relative-change.ts';

test('without a baseline there is no relative change', () => {
  expect(relativeChange(5, 4)).toBe(0.25);
  expect(relativeChange(5, 0)).toBeNull();
  expect(relativeChange(0, 0)).toBe(0);
  expect(relativeChange(0, 4)).toBe(-1);
});
