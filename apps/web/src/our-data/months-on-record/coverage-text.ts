import type { CrimeCoverage } from '@townlight/contract/crime-coverage';
import { COVERAGE_STATES, type CoverageState } from '@townlight/domain/crime';
import { type MonthRange, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { formatRange } from '../../language/figures.ts';
import { textOf } from '../../language/use-text.ts';

export type Runs = CrimeCoverage['areas'][number]['runs'];

/** Returns the months of the strips; null before anything is on record. */
export function monthsOf(coverage: CrimeCoverage): MonthRange | null {
  const from = parseYearMonth(coverage.first_month ?? '');
  const to = parseYearMonth(coverage.data_through ?? '');
  return from === null || to === null ? null : { from, to };
}

export function rangeOf(run: { readonly from: string; readonly to: string }): MonthRange {
  return { from: monthOf(run.from), to: monthOf(run.to) };
}

export function monthOf(text: string): YearMonth {
  return parseYearMonth(text) ?? (0 as YearMonth);
}

/** Formats the months in a state: `Oct 2023 to Aug 2026, Oct 2026`; null where there are none. */
export function monthsInState(intl: IntlShape, runs: Runs, state: CoverageState): string | null {
  const found = runs.filter((run) => run.state === state);
  if (found.length === 0) return null;
  return found.map((run) => formatRange(intl, rangeOf(run), 'short')).join(', ');
}

/** Formats the runs of a strip as text. */
export function runsInWords(intl: IntlShape, runs: Runs): string {
  const text = textOf(intl);
  return COVERAGE_STATES.flatMap((state) => {
    const months = monthsInState(intl, runs, state);
    return months === null ? [] : [`${text(`coverage.state.${state}`)}: ${months}`];
  }).join('; ');
}
