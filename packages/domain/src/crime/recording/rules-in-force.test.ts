import { expect, test } from 'vitest';
import { yearMonth } from '../../time/index.ts';
import { rulesInForce } from './rules-in-force.ts';

const year = { from: yearMonth(2024, 1), to: yearMonth(2024, 6) };
const told = (runs: ReturnType<typeof rulesInForce>) =>
  runs.map(({ rules, from, to }) => `${rules} ${from - year.from + 1}-${to - year.from + 1}`);
const supplies = ['summary', 'flagged'];
const changeOver = yearMonth(2024, 3);

test('rules follow the date of their change', () => {
  expect(told(rulesInForce({ supplies, changeOver, known: new Map() }, year))).toEqual([
    'summary 1-2',
    'flagged 3-6',
  ]);
  expect(
    told(rulesInForce({ supplies: ['nibrs'], changeOver: null, known: new Map() }, year)),
  ).toEqual(['nibrs 1-6']);
});

test('what a release says of its records comes before the date', () => {
  const known = new Map([
    [yearMonth(2024, 2), 'flagged'],
    [yearMonth(2024, 5), 'nibrs'],
  ]);
  expect(told(rulesInForce({ supplies, changeOver, known }, year))).toEqual([
    'summary 1-1',
    'flagged 2-4',
    'nibrs 5-5',
    'flagged 6-6',
  ]);
});

test('nothing is said of an agency whose rules nobody knows', () => {
  expect(rulesInForce({ supplies: [], changeOver: null, known: new Map() }, year)).toEqual([]);
});
