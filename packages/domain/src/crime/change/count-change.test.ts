import { expect, test } from 'vitest';
import { yearMonth } from '../../time/index.ts';
import { countChange } from './count-change.ts';

const october = (year: number) => ({ from: yearMonth(year, 10), to: yearMonth(year, 10) });
const [range, yearBefore] = [october(2026), october(2025)];
const march = yearMonth(2024, 3);
const months = { before: yearBefore, now: range, breaks: [march] };

test('a change is named only where it is larger than chance', () => {
  expect(countChange(110, 100, months)).toEqual({ kind: 'no-clear-change', before: 100 });
  expect(countChange(150, 100, months)).toEqual({
    kind: 'clear',
    direction: 'up',
    before: 100,
    change: 0.5,
  });
});

test('a rise from none has no percentage', () => {
  expect(countChange(9, 0, months)).toMatchObject({ kind: 'clear', change: null });
});

test('nothing is said against months that are incomplete', () => {
  expect(countChange(9, null, months)).toEqual({ kind: 'not-comparable', because: 'incomplete' });
});

test('nothing is said across the change of the counting rules', () => {
  const across = { range: october(2024), yearBefore: october(2023) };
  const told = { before: across.yearBefore, now: across.range };
  expect(countChange(9, 90, { ...told, breaks: [march] })).toEqual({
    kind: 'not-comparable',
    because: 'break',
  });
  // a department whose rules stayed the same
  expect(countChange(9, 90, { ...told, breaks: [] })).toMatchObject({ kind: 'clear' });
});
