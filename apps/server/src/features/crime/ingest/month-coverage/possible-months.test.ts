import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { parseMonths } from './coverage-statement.ts';
import { refuseImpossibleMonths } from './possible-months.ts';

const TODAY = '2026-11-22';
const legacy = { from: '2010-01', to: '2025-03' };
const refuse = (text: string, bounds?: { from?: string; to?: string }) => () =>
  refuseImpossibleMonths(parseMonths(text), TODAY, bounds);

test('a month that is not over, or far in the future, cannot be complete', () => {
  expect(refuse('2020-04..2201-07')).toThrow(
    '--months: 2201-07 is after the last month that can be complete, 2026-10; for this source, only months from 1900-01 to 2026-10 can be stated',
  );
  expect(refuse('2026-01..2026-11')).toThrow('2026-11 is after');
  expect(refuse('2026-01..2026-10')).not.toThrow();
});

test('a month of which the source cannot have records cannot be complete', () => {
  expect(refuse('2009-12..2020-04', legacy)).toThrow('2009-12 is before 2010-01');
  expect(refuse('2020-04..2025-04', legacy)).toThrow(
    '2025-04 is after the last month that can be complete, 2025-03',
  );
  expect(refuse('0001-01..2020-04')).toThrow('0001-01 is before 1900-01');
  expect(refuse('2010-01..2025-03', legacy)).not.toThrow();
});

test('every stated run is looked at', () => {
  const months = [toYearMonth(2020, 1), toYearMonth(9999, 12)].map((at) => ({ from: at, to: at }));
  expect(() => refuseImpossibleMonths(months, TODAY, legacy)).toThrow('9999-12 is after');
});
