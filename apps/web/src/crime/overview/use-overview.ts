import type { Against, CrimeStatus } from '@townlight/contract/crime';
import {
  addMonths,
  type MonthRange,
  monthsIn,
  parseYearMonth,
  rangeBefore,
} from '@townlight/domain/time';
import { yearEarlier } from '../../time/counted-period.ts';
import type { CrimeQuestion } from '../api/crime-question.ts';
import { useCrimeOverview } from '../api/use-crime-overview.ts';
import { type SafetyMapState, safetyMapPath } from '../safety-map/safety-map-state.ts';

const TWELVE_MONTHS = { kind: 'preset', months: 12 } as const;

/** The overview that a map shows, against the time that its mode is about. */
export function useOverview(mode: SafetyMapState['mode'], question: CrimeQuestion | null) {
  return useCrimeOverview(question, question === null ? 'year' : heldAgainst(mode, question.range));
}

/** A trend is against the time just before, as the map shows it; all else against a year before, where the two do not overlap. */
function heldAgainst(mode: SafetyMapState['mode'], range: MonthRange): Against {
  return mode === 'traj' || yearEarlier(range) === null ? 'before' : 'year';
}

/** The months that a period is held against. */
export function monthsBefore(mode: SafetyMapState['mode'], range: MonthRange): MonthRange {
  return (mode === 'traj' ? null : yearEarlier(range)) ?? rangeBefore(range);
}

/**
 * The address of the same with the last 12 months. `null` where it shows as many already, and where fewer than 24 are on
 * record: there would be nothing to hold them against.
 */
export function yearOfferPath(
  state: SafetyMapState,
  range: MonthRange,
  status: Pick<CrimeStatus, 'first_month' | 'data_through'> | undefined,
): string | null {
  const first = parseYearMonth(status?.first_month ?? '');
  const through = parseYearMonth(status?.data_through ?? '');
  if (monthsIn(range) >= 12 || first === null || through === null) return null;
  if (addMonths(through, -23) < first) return null;
  return twelveMonthsPath(state);
}

export function twelveMonthsPath(state: SafetyMapState): string {
  return safetyMapPath({ ...state, period: TWELVE_MONTHS });
}
