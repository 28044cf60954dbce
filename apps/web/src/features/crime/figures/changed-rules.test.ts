import type { CrimeStatus } from '@townlight/contract/crime';
import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { findChangedRules } from './changed-rules.ts';

const march = toYearMonth(2024, 3);
const may = toYearMonth(2026, 5);

const status = {
  sources: [
    { name: 'Long Beach Police Department', change_over: '2026-05' },
    { name: 'Los Angeles Police Department', change_over: '2024-03' },
    { name: 'Torrance Police Department', change_over: null },
    { name: 'Vernon Police Department', change_over: '2026-05' },
  ],
} as CrimeStatus;

test('a break is of the agencies that changed their rules in that month', () => {
  expect(findChangedRules([march, may], status, null)).toEqual([
    { month: march, agencies: ['Los Angeles Police Department'] },
    { month: may, agencies: ['Long Beach Police Department', 'Vernon Police Department'] },
  ]);
});

test('of an area only those that police it are named', () => {
  expect(findChangedRules([may], status, ['Vernon Police Department'])).toEqual([
    { month: may, agencies: ['Vernon Police Department'] },
  ]);
});
