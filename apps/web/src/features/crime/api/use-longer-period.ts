import { useQuery } from '@tanstack/react-query';
import { chooseLongerMonths, periodEndingWith } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { yearBeforeQuery } from './crime-queries.ts';
import type { CrimeSelection } from './crime-selection.ts';

/**
 * Loads the 3 or 12 months that precede a month of few reports in an area, against the same months a year before.
 * @param expected the reports that are usual in the month; `null` while unknown
 */
export function useLongerPeriod(
  selection: CrimeSelection | null,
  area: AreaId,
  expected: number | null,
) {
  const isMonth = selection !== null && selection.range.from === selection.range.to;
  const months = isMonth ? chooseLongerMonths(expected) : null;
  const longer =
    selection !== null && months !== null
      ? { ...selection, range: periodEndingWith(selection.range.to, months) }
      : null;
  const query = useQuery(yearBeforeQuery(longer, [area]));
  const trajectory = query.data?.[0];
  return { query, data: months !== null && trajectory ? { months, trajectory } : null };
}
