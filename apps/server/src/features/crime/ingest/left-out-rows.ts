import type { CrimeSource } from '@townlight/domain/crime';
import { indexColumns } from '../../../ingest/rows/columns.ts';
import { Failure } from '../../../platform/failure.ts';

/**
 * Creates the test for rows that are not crimes, see `CrimeSource.leftOut`.
 * @throws Failure when the file lacks the column
 */
export function createNonCrimeRowTest(
  { leftOut }: CrimeSource,
  header: readonly string[],
  origin: string,
): (row: readonly string[]) => boolean {
  if (leftOut === undefined) return () => false;
  const at = indexColumns(header).find(leftOut.column);
  if (at < 0)
    throw new Failure(
      `${origin}, line 1: no column "${leftOut.column}", which leftOut of the source names; correct it`,
    );
  const values = new Set(leftOut.values.map((value) => value.toUpperCase()));
  return (row) => values.has((row[at] ?? '').trim().toUpperCase());
}
