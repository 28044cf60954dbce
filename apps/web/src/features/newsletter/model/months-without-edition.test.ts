import { expect, test } from 'vitest';
import { listMonthsWithoutEdition } from './months-without-edition.ts';

test('a draft can be begun of each month of the last year that has none, the newest first', () => {
  const months = listMonthsWithoutEdition('2026-01', ['2025-12']);
  expect(months.slice(0, 2)).toEqual(['2026-01', '2025-11']);
  expect(months).toHaveLength(11);
});

test('without records there is no month to begin', () => {
  expect(listMonthsWithoutEdition(null, [])).toEqual([]);
});
