import type { PoolClient } from 'pg';

/** The records that were deleted. */
export interface DeletedRecords {
  readonly records: number;
  /** Months since year 0 whose counts changed. */
  readonly months: ReadonlySet<number>;
}

const NUMBERS_AT_ONCE = 10_000;

/** Deletes the records that their agency withdrew. */
export async function deleteWithdrawnRecords(
  client: PoolClient,
  agencyId: number,
  numbers: ReadonlySet<string>,
): Promise<DeletedRecords> {
  const months = new Set<number>();
  let records = 0;
  const all = [...numbers];
  for (let at = 0; at < all.length; at += NUMBERS_AT_ONCE) {
    const { rows } = await client.query<{ month: number }>(
      'delete from incident where agency_id = $1 and number = any($2::text[]) returning month',
      [agencyId, all.slice(at, at + NUMBERS_AT_ONCE)],
    );
    records += rows.length;
    for (const { month } of rows) months.add(month);
  }
  return { records, months };
}
