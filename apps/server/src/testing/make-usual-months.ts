import { addMonths, formatYearMonth, toYearMonth } from '@townlight/domain/time';
import type { Pool } from 'pg';
import { makeReports } from './make-crime-rows.ts';
import type { SmallCounty } from './make-small-county.ts';

const QUIET = toYearMonth(2025, 10);

/**
 * Inserts some reports in each month from 2024 to September 2026, but none in October 2025: changes are measured
 * against usual months, and a county without other months has none.
 */
export async function makeUsualMonths(pool: Pool, { lapd, areas }: SmallCounty): Promise<void> {
  const { hollywood, venice } = areas;
  const [first, last] = [toYearMonth(2024, 1), toYearMonth(2026, 9)];
  for (let month = first; month <= last; month = addMonths(month, 1)) {
    if (month === QUIET) continue;
    const of = { month: formatYearMonth(month), count: 2 };
    await makeReports(pool, {
      agencyId: lapd,
      reports: [
        { ...of, area: hollywood, kind: 'Burglary' },
        { ...of, area: hollywood, kind: 'Robbery' },
        { ...of, area: venice, kind: 'Petty Theft' },
      ],
    });
  }
}
