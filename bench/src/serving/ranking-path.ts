import { losAngeles } from '@townlight/county-los-angeles';
import type { Partition } from '@townlight/domain/places';
import { addMonths, type MonthRange, startOfMonth } from '@townlight/domain/time';

/** Returns the map's request: figures of all areas without their detail. */
export function buildRankingPath(
  partition: Partition,
  period: MonthRange,
  categories: { bb?: string; sb?: readonly string[] } = {},
): string {
  const query = new URLSearchParams({
    from: String(startOfMonth(period.from, losAngeles.timeZone)),
    to: String(startOfMonth(addMonths(period.to, 1), losAngeles.timeZone) - 1),
    detail: 'totals',
  });
  if (categories.bb !== undefined) query.set('bb', categories.bb);
  for (const name of categories.sb ?? []) query.append('sb', name);
  return `/api/${partition}/crimes?${query}`;
}
