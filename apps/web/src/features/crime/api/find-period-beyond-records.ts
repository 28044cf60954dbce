import type { CrimeStatus } from '@townlight/contract/crime';
import { parseYearMonth } from '@townlight/domain/time';
import type { PeriodBeyondRecords } from '../../../period/BeyondRecordsNotice.tsx';
import { classifyBeyondRecords } from '../../../period/beyond-records.ts';
import type { ChosenPeriod } from '../../../period/chosen-period.ts';

/**
 * Returns how a chosen period reaches beyond the crime records; `null` where it does not, and while they are unknown.
 */
export function findPeriodBeyondRecords(
  period: ChosenPeriod,
  status: Pick<CrimeStatus, 'first_month' | 'data_through'> | undefined,
): PeriodBeyondRecords | null {
  const from = parseYearMonth(status?.first_month ?? '');
  const to = parseYearMonth(status?.data_through ?? '');
  if (period.kind === 'preset' || from === null || to === null) return null;
  const record = { from, to };
  const beyond = classifyBeyondRecords(period, record);
  return beyond === null ? null : { beyond, record, period: period.range };
}
