import type { CrimeStatus } from '@townlight/contract/crime';
import type { SeriesBreaks } from '@townlight/domain/crime';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';

/** A break of a series, with the agencies whose counting rules changed: their names in full. */
export interface ChangedRules {
  readonly month: YearMonth;
  readonly agencies: readonly string[];
}

/**
 * Whose rules changed at each break.
 * @param policedBy names of the agencies that may be meant; `null` where any of the county may
 */
export function changedRules(
  breaks: SeriesBreaks,
  status: CrimeStatus | undefined,
  policedBy: readonly string[] | null,
): ChangedRules[] {
  const sources = status?.sources ?? [];
  return breaks.map((month) => ({
    month,
    agencies: sources
      .filter((source) => parseYearMonth(source.change_over ?? '') === month)
      .filter(({ name }) => policedBy === null || policedBy.includes(name))
      .map(({ name }) => name),
  }));
}
