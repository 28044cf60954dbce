import { skipToken, useQuery } from '@tanstack/react-query';
import type { ComparisonPeriod, CrimeStatus } from '@townlight/contract/crime';
import { crimeOverviewRoute } from '@townlight/contract/crime-overview';
import {
  addMonths,
  countMonths,
  type MonthRange,
  parseYearMonth,
  previousRange,
} from '@townlight/domain/time';
import { request } from '../../../http/api-request.ts';
import { rangeYearEarlier } from '../../../period/resolve-period.ts';
import { type CrimeSelection, toCrimeQueryParams } from '../api/crime-selection.ts';
import { type SafetyMapState, safetyMapPath } from '../safety-map/safety-map-state.ts';

const TWELVE_MONTHS = { kind: 'preset', months: 12 } as const;

/** Loads the overview for a map, compared according to its mode. */
export function useMapOverview(
  mode: SafetyMapState['mode'],
  crimeSelection: CrimeSelection | null,
) {
  const against = crimeSelection === null ? 'year' : chooseComparison(mode, crimeSelection.range);
  return useQuery({
    queryKey: ['crime-overview', crimeSelection, against],
    queryFn:
      crimeSelection === null
        ? skipToken
        : ({ signal }) => {
            const query = { ...toCrimeQueryParams(crimeSelection), against };
            return request(crimeOverviewRoute, { params: crimeSelection, query, signal });
          },
  });
}

/**
 * Returns the base of the comparison: for a trend the time just before, as on the map; otherwise the year before,
 * unless the two would overlap.
 */
function chooseComparison(mode: SafetyMapState['mode'], range: MonthRange): ComparisonPeriod {
  return mode === 'traj' || rangeYearEarlier(range) === null ? 'before' : 'year';
}

/** Returns the months that a period is compared with. */
export function comparedMonths(mode: SafetyMapState['mode'], range: MonthRange): MonthRange {
  return (mode === 'traj' ? null : rangeYearEarlier(range)) ?? previousRange(range);
}

/**
 * Returns the address of the same map with the last 12 months. `null` where it already shows as many, and where fewer
 * than 24 are on record, as a comparison would be impossible.
 */
export function suggestYearPath(
  state: SafetyMapState,
  range: MonthRange,
  status: Pick<CrimeStatus, 'first_month' | 'data_through'> | undefined,
): string | null {
  const first = parseYearMonth(status?.first_month ?? '');
  const through = parseYearMonth(status?.data_through ?? '');
  if (countMonths(range) >= 12 || first === null || through === null) return null;
  if (addMonths(through, -23) < first) return null;
  return twelveMonthsPath(state);
}

export function twelveMonthsPath(state: SafetyMapState): string {
  return safetyMapPath({ ...state, period: TWELVE_MONTHS, timeline: false });
}
