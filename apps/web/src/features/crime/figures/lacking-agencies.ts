import type { CrimeStatus } from '@townlight/contract/crime';
import { type MonthRange, parseYearMonth, type YearMonth } from '@townlight/domain/time';

type Source = CrimeStatus['sources'][number];

/**
 * Returns the agencies that have not supplied every month of a period.
 * @param policedBy full names
 */
export function findAgenciesMissingMonths(
  policedBy: readonly string[],
  status: Pick<CrimeStatus, 'sources'>,
  period: MonthRange,
): string[] {
  return policedBy.filter((agency) => {
    const source = status.sources.find(({ name }) => name === agency);
    return source === undefined || lacksIn(source, period);
  });
}

/** Returns the agencies whose records are missing for some month of a period, and for its last. */
export function findAgenciesMissingMonthsInPeriod(
  policedBy: readonly string[],
  status: Pick<CrimeStatus, 'sources'>,
  period: MonthRange,
) {
  return {
    any: findAgenciesMissingMonths(policedBy, status, period),
    last: findAgenciesMissingMonths(policedBy, status, { from: period.to, to: period.to }),
  };
}

function lacksIn({ first_month, through, missing }: Source, period: MonthRange): boolean {
  const [first, last] = [readMonth(first_month), readMonth(through)];
  if (first === null || last === null || first > period.from || last < period.to) return true;
  return missing.some(({ from, to }) => {
    const gap = [readMonth(from), readMonth(to)];
    return gap[0] != null && gap[1] != null && gap[0] <= period.to && gap[1] >= period.from;
  });
}

function readMonth(text: string | null): YearMonth | null {
  return parseYearMonth(text ?? '');
}
