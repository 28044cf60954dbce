import type { CrimeStatus } from '@townlight/contract/crime';
import type { SeriesBreaks } from '@townlight/domain/crime';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { county } from '../../../i18n/county.ts';

/** A break of a series, with the full names of the agencies that count every offense since then, where it is known. */
export interface ChangedRules {
  readonly month: YearMonth;
  readonly agencies: readonly string[];
}

/**
 * Returns each break with the agencies whose rules changed; none where it is not known what they count since then.
 * @param policedBy names of the possible agencies; `null` for any of the county
 */
export function findChangedRules(
  breaks: SeriesBreaks,
  status: CrimeStatus | undefined,
  policedBy: readonly string[] | null,
): ChangedRules[] {
  const sources = county.countsEachOffense ? (status?.sources ?? []) : [];
  return breaks.map((month) => ({
    month,
    agencies: sources
      .filter((source) => parseYearMonth(source.change_over ?? '') === month)
      .filter(({ name }) => policedBy === null || policedBy.includes(name))
      .map(({ name }) => name),
  }));
}
