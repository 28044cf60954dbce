import { useQuery } from '@tanstack/react-query';
import type { CrimeStatus } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import type { YearMonth } from '@townlight/domain/time';
import { useMemo } from 'react';
import { areaCrimesQuery } from '../api/crime-queries.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';
import { findSingleCountRange } from './find-single-count-range.ts';

/** The reports on record in the last 36 months by area; empty while they load, `null` where they are not recorded. */
export interface RecentCounts {
  readonly since: YearMonth;
  readonly counts: ReadonlyMap<AreaId, number | null>;
}

/** Loads the reports of the last 36 months for crimes of which each one matters; `null` for other selections. */
export function useRecentCounts(
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
