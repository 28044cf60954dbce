import { yearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { lackingAgencies } from './lacking-agencies.ts';

const source = (name: string, through: string | null) => ({
  agency: name,
  name,
  short_name: name,
  first_month: null,
  through,
  released_at: null,
  provisional_from: null,
  change_over: null,
});
const status = { sources: [source('Downey', '2026-05'), source('Vernon', '2026-10')] };

test('names whose records do not reach the month, and who never sent any', () => {
  const october = yearMonth(2026, 10);
  expect(lackingAgencies(['Downey', 'Vernon', 'Unheard'], status, october)).toEqual([
    'Downey',
    'Unheard',
  ]);
  expect(lackingAgencies(['Downey'], status, yearMonth(2026, 5))).toEqual([]);
});
