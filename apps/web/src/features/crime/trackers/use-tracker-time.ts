import type { UseQueryResult } from '@tanstack/react-query';
import { useQuery } from '@tanstack/react-query';
import type { CrimeStatus } from '@townlight/contract/crime';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import {
  parsePathMonth,
  type TrackerHistory,
  type TrackerPeriod,
  toTrackerPeriod,
} from '../../../period/tracker-period.ts';
import { crimeStatusQuery } from '../api/crime-status-query.ts';

/** The time that a tracker shows: the address, limited to what is on record. */
export interface TrackerTime {
  readonly status: CrimeStatus | undefined;
  readonly history: TrackerHistory;
  /** The first and the last full month on record; `null` until known or while nothing is loaded. */
  readonly onRecord: { readonly first: YearMonth; readonly last: YearMonth } | null;
  readonly reference: YearMonth | null;
  readonly period: TrackerPeriod | null;
  /** No data is loaded into the site. */
  readonly empty: boolean;
  /** The address requests a month that is not on record: the last full one is shown. */
  readonly unknownMonth: boolean;
}

export function useTrackerTime(): TrackerTime & { query: UseQueryResult<CrimeStatus> } {
  const { month, year } = useParams();
  const [search] = useSearchParams();
  const history: TrackerHistory = search.get('history') === 'yearly' ? 'yearly' : 'monthly';
  const query = useQuery(crimeStatusQuery);
  const status = query.data;
  const last = parseYearMonth(status?.data_through ?? '');
  const first = parseYearMonth(status?.first_month ?? '') ?? last;
  const requestedMonth = parsePathMonth(month, year);
  const known =
    requestedMonth !== null &&
    first !== null &&
    last !== null &&
    requestedMonth >= first &&
    requestedMonth <= last;
  const reference = known ? requestedMonth : last;
  return {
    query,
    status,
    history,
    onRecord: useMemo(
      () => (first !== null && last !== null ? { first, last } : null),
      [first, last],
    ),
    reference,
    period: useMemo(
      () => (reference === null ? null : toTrackerPeriod(history, reference)),
      [history, reference],
    ),
    empty: status !== undefined && last === null,
    unknownMonth: last !== null && month !== undefined && !known,
  };
}
