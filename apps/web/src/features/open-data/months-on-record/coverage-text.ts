import type { CrimeCoverage } from '@townlight/contract/crime-coverage';
import { COVERAGE_STATES, type CoverageState } from '@townlight/domain/crime';
import { type MonthRange, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { formatRange } from '../../../i18n/figures.ts';
import { createGetText } from '../../../i18n/use-text.ts';

export type CoverageRuns = CrimeCoverage['areas'][number]['runs'];

/** Returns the months of the strips; null before anything is on record. */
export function coverageMonths(coverage: CrimeCoverage): MonthRange | null {
  const from = parseYearMonth(coverage.first_month ?? '');
  const to = parseYearMonth(coverage.data_through ?? '');
  return from === null || to === null ? null : { from, to };
}

export function toMonthRange(run: { readonly from: string; readonly to: string }): MonthRange {
  return { from: parseRunMonth(run.from), to: parseRunMonth(run.to) };
}

export function parseRunMonth(text: string): YearMonth {
  return parseYearMonth(text) ?? (0 as YearMonth);
}

/** Formats the months in a state: `Oct 2023 to Aug 2026, Oct 2026`; null where there are none. */
export function formatMonthsInState(
  intl: IntlShape,
  runs: CoverageRuns,
  state: CoverageState,
): string | null {
  const found = runs.filter((run) => run.state === state);
  if (found.length === 0) return null;
  return found.map((run) => formatRange(intl, toMonthRange(run), 'short')).join(', ');
}

/** Formats the runs of a strip as text. */
export function formatRuns(intl: IntlShape, runs: CoverageRuns): string {
  const text = createGetText(intl);
  return COVERAGE_STATES.flatMap((state) => {
    const months = formatMonthsInState(intl, runs, state);
    return months === null ? [] : [`${text(`coverage.state.${state}`)}: ${months}`];
  }).join('; ');
}
