import { exceedsLossLimit, MAX_LOST_SHARE, sumRowCounts } from '@townlight/domain/crime';
import type { PoolClient } from 'pg';
import type { DistinctRecordCounter } from './distinct-record-counter.ts';

/** Returns warnings about an agency's first file, and what its months lack to complete an area. */
export async function listLoadWarnings(
  client: PoolClient,
  { agency, numberColumn }: { agency: string; numberColumn?: string | undefined },
  records: DistinctRecordCounter,
  isFirst: boolean,
): Promise<string[]> {
  const { rows } = sumRowCounts(records.rowsByMonth());
  const column = numberColumn === undefined ? '' : ` (column ${numberColumn})`;
  const remarks: string[] = [];
  if (isFirst && exceedsLossLimit(records.shared, rows, MAX_LOST_SHARE))
    remarks.push(
      `${records.shared.toLocaleString('en')} of ${rows.toLocaleString('en')} rows repeat the number of an earlier row${column}, and only the last row of each number was counted; ` +
        'if each row is a record of its own, name another column that identifies it, and load the file again',
    );
  // Without coverage rows, no area is attributed to the agency.
  const coverage = await client.query('select 1 from police_coverage where agency = $1 limit 1', [
    agency,
  ]);
  if (coverage.rows.length === 0)
    remarks.push(
      `no coverage is on record for ${agency}, so its months complete no area; load which areas it polices: npx townlight ingest coverage --file <CSV of area and agency>`,
    );
  return remarks;
}
