import { type CrimeSource, exceedsLossLimit, MAX_LOST_SHARE } from '@townlight/domain/crime';
import { Failure } from '../../../platform/failure.ts';
import type { CrimeLoadReport } from './load-crime.ts';

/** A scheduled file may contain only a few changed records, all of them without a place. */
const MIN_UNPLACED_RECORDS = 10;

/** @throws Failure when the number column does not identify records, or a program altered its values */
export function refuseWrongNumbers(
  { origin, rowsRead, conflicts, conflictingNumber }: CrimeLoadReport,
  { columns }: Pick<CrimeSource, 'columns'>,
): void {
  if (!exceedsLossLimit(conflicts, rowsRead, MAX_LOST_SHARE)) return;
  throw new Failure(
    `${origin}: ${columns.number} "${conflictingNumber}" stands for rows of different days and places, and so do the numbers of ` +
      `${conflicts.toLocaleString('en')} of ${rowsRead.toLocaleString('en')} rows; nothing was published. ` +
      `${columns.number} has to identify the record: name another column in the mapping, or export it as text if a spreadsheet shortened it`,
  );
}

/** @throws Failure when no record is in an area of the county */
export function refuseNonePlaced(
  { origin, records, apart: excluded = {}, placed }: CrimeLoadReport,
  { isScheduled }: { isScheduled: boolean },
): void {
  const placeable = records - Object.values(excluded).reduce((sum, count) => sum + count, 0);
  if (Object.values(placed).some((count) => count > 0)) return;
  if (placeable === 0 || (isScheduled && placeable < MIN_UNPLACED_RECORDS)) return;
  throw new Failure(
    `${origin}: none of its ${placeable.toLocaleString('en')} records is in an area of the county, so nothing was published. ` +
      'Check the columns of latitude and longitude and their projection, and that the boundaries are loaded (npx townlight ingest boundaries)',
  );
}
