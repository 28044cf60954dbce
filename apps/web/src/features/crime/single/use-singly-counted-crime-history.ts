import { useQuery } from '@tanstack/react-query';
import type { CrimeStatus } from '@townlight/contract/crime';
import { isCountedSingly, SINGLY_COUNTED_CRIME_MONTHS } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { addMonths, type MonthRange, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { useMemo } from 'react';
import { areaCrimesQuery } from '../api/crime-queries.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';

/**
 * Returns the last 36 months on record that end with a month, for crimes of which each one matters; `null` for other
 * choices.
 */
export function findSingleCountRange(
  status: Pick<CrimeStatus, 'counted_singly' | 'first_month'> | undefined,
  smallBundles: readonly string[],
  to: YearMonth,
): MonthRange | null {
  const first = parseYearMonth(status?.first_month ?? '');
  if (status === undefined || first === null) return null;
  const rules = { countedSingly: status.counted_singly };
  if (!isCountedSingly(rules, new Set(smallBundles))) return null;
  return { from: Math.max(first, addMonths(to, 1 - SINGLY_COUNTED_CRIME_MONTHS)) as YearMonth, to };
}

/** The reports on record in the last 36 months by area; empty while they load, `null` where they are not recorded. */
export interface RecentCounts {
  readonly since: YearMonth;
  readonly counts: ReadonlyMap<AreaId, number | null>;
}

/** Loads the reports of the last 36 months for crimes of which each one matters; `null` for other selections. */
export function useSinglyCountedCrimeHistory(
  selection: CrimeSelection | null,
  status: CrimeStatus | undefined,
): RecentCounts | null {
  const range =
    selection && findSingleCountRange(status, selection.smallBundles, selection.range.to);
  const { data } = useQuery(areaCrimesQuery(selection && range && { ...selection, range }));
  const since = range?.from ?? null;
  return useMemo(
    () =>
      since === null
        ? null
        : { since, counts: new Map(data?.map((area) => [area.id, area.total_crime_count])) },
    [since, data],
  );
}
