import type { Queryable } from '../../../platform/database/query.ts';

/** Returns the sealed addresses of these subscribers, without those who were deleted, unsubscribed or suppressed. */
export async function readSealedAddresses(
  reader: Queryable,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await reader.query<{ id: string; sealed: string }>(
    `select s.id, s.address as sealed from subscriber s
      where s.id = any ($1::uuid[]) and s.how_often <> 'never'
        and not exists (select from subscriber_suppressed x where x.mark = s.address_hash)`,
    [ids],
  );
  return new Map(rows.map(({ id, sealed }) => [id, sealed]));
}

/** Returns the hash of a subscriber's address, or null if there is no such subscriber. */
export async function readAddressHash(reader: Queryable, id: string): Promise<string | null> {
  const { rows } = await reader.query<{ mark: string }>(
    'select address_hash as mark from subscriber where id = $1',
    [id],
  );
  return rows[0]?.mark ?? null;
}
