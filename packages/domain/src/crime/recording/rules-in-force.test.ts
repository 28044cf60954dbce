import { expect, test } from 'vitest';
import { toYearMonth } from '../../time/index.ts';
import { findCountingRules } from './rules-in-force.ts';

const year = { from: toYearMonth(2024, 1), to: toYearMonth(2024, 6) };
const format = (runs: ReturnType<typeof findCountingRules>) =>
  runs.map(({ rules, from, to }) => `${rules} ${from - year.from + 1}-${to - year.from + 1}`);
const supplies = ['summary', 'flagged'];
const changeOver = toYearMonth(2024, 3);

test('rules follow the date of their change', () => {
  expect(
    format(findCountingRules({ countingRules: supplies, changeOver, known: new Map() }, year)),
  ).toEqual(['summary 1-2', 'flagged 3-6']);
  expect(
    format(
      findCountingRules({ countingRules: ['nibrs'], changeOver: null, known: new Map() }, year),
    ),
  ).toEqual(['nibrs 1-6']);
});

test('the rules that a release states for its records take precedence over the change date', () => {
  const known = new Map([
    [toYearMonth(2024, 2), 'flagged'],
    [toYearMonth(2024, 5), 'nibrs'],
  ]);
  expect(format(findCountingRules({ countingRules: supplies, changeOver, known }, year))).toEqual([
    'summary 1-1',
    'flagged 2-4',
    'nibrs 5-5',
    'flagged 6-6',
  ]);
});

test('returns no rules for an agency whose rules are unknown', () => {
  expect(
    findCountingRules({ countingRules: [], changeOver: null, known: new Map() }, year),
  ).toEqual([]);
});
