import type { ComparisonPeriod, CrimeStatus } from '@townlight/contract/crime';
import {
  addMonths,
  countMonths,
  type MonthRange,
  parseYearMonth,
  previousRange,
} from '@townlight/domain/time';
import { rangeYearEarlier } from '../../../period/resolve-period.ts';
import type { CrimeSelection } from '../api/crime-selection.ts';
import { useCrimeOverview } from '../api/use-crime-overview.ts';
import { type SafetyMapState, safetyMapPath } from '../safety-map/safety-map-state.ts';

const TWELVE_MONTHS = { kind: 'preset', months: 12 } as const;

/** Loads the overview for a map, compared according to its mode. */
export function useMapOverview(
  mode: SafetyMapState['mode'],
  crimeSelection: CrimeSelection | null,
) {
  return useCrimeOverview(
    crimeSelection,
    crimeSelection === null ? 'year' : chooseComparison(mode, crimeSelection.range),
  );
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
  return safetyMapPath({ ...state, period: TWELVE_MONTHS });
}
