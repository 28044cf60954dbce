import { expect, test } from 'vitest';
import { toYearMonth } from '../../time/index.ts';
import { computeMaxLostShares, findLostRows, type MonthRowCounts } from './row-faults.ts';

const [january, february] = [toYearMonth(2025, 1), toYearMonth(2025, 2)];
const rows = (month: typeof january, faults: Partial<MonthRowCounts> = {}): MonthRowCounts => ({
  ...{ month, rows: 100, rejected: 0, unplaced: 0, repeated: 0, ...faults },
});
const first = computeMaxLostShares(null);

test('a month may lack one row in twenty, and not more', () => {
  const months = [rows(january, { unplaced: 5 }), rows(february, { unplaced: 6, rejected: 50 })];
  expect(findLostRows(months, 0, first)).toEqual([
    { month: february, fault: 'rejected', lost: 50, rows: 100 },
    { month: february, fault: 'unplaced', lost: 6, rows: 100 },
  ]);
});

test('nor may all faults together lose more than one in twenty', () => {
  const faults = { rejected: 2, unplaced: 2, repeated: 2 };
  expect(findLostRows([rows(january, faults)], 0, first)).toEqual([
    { month: january, fault: 'any', lost: 6, rows: 100 },
  ]);
});

test('two lost rows in a month of ten are tolerated, three are reported', () => {
  expect(findLostRows([rows(january, { rows: 10, repeated: 2 })], 0, first)).toEqual([]);
  expect(findLostRows([rows(january, { rows: 10, repeated: 3 })], 0, first)).toHaveLength(1);
});

test('where many rows have no readable date, any month may lack them', () => {
  const months = [rows(january, { rejected: 5 }), rows(february, { rejected: 5, rows: 110 })];
  expect(findLostRows(months, 10, first)).toEqual([]);
  months[1] = rows(february, { rejected: 5 });
  months.push(rows(toYearMonth(2025, 3), { rows: 10, rejected: 1 }));
  expect(findLostRows(months, 11, first)).toEqual([
    { month: null, fault: 'rejected', lost: 11, rows: 210 },
  ]);
});

test('an agency may lose half as much again as is usual for it, but never more than a fifth', () => {
  const history = { rows: 1_000, rejected: 0, unplaced: 80, repeated: 400 };
  expect(computeMaxLostShares(history)).toEqual({ rejected: 0.05, unplaced: 0.12, repeated: 0.2 });
  expect(computeMaxLostShares({ rows: 0, rejected: 0, unplaced: 0, repeated: 0 })).toEqual(first);
});
