import { findCompleteAreas, ON_RECORD_MONTHS } from '@townlight/domain/crime';
import { addMonths, type MonthRange } from '@townlight/domain/time';
import type { PartitionCrime } from '../crime-data.ts';

/** Returns 1 for each area with a complete month among the last months on record, indexed by area. */
export function findAreasOnRecord({ completeness, slugs }: PartitionCrime, record: MonthRange) {
  const onRecord = new Uint8Array(slugs.length);
  for (let back = 0; back < ON_RECORD_MONTHS; back++) {
    const month = addMonths(record.to, -back);
    const complete = findCompleteAreas(completeness, { from: month, to: month });
    for (const [area, isComplete] of complete.entries()) if (isComplete === 1) onRecord[area] = 1;
  }
  return onRecord;
}
