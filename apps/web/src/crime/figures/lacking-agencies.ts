import type { CrimeStatus } from '@townlight/contract/crime';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';

/**
 * The agencies whose records do not reach a month, or that never sent any.
 * @param policedBy names in full
 */
export function lackingAgencies(
  policedBy: readonly string[],
  status: Pick<CrimeStatus, 'sources'>,
  month: YearMonth,
): string[] {
  return policedBy.filter((agency) => {
    const source = status.sources.find(({ name }) => name === agency);
    const through = parseYearMonth(source?.through ?? '');
    return through === null || through < month;
  });
}
