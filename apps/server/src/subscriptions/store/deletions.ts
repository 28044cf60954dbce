import type { Reader } from './secret.ts';

/** That an address was deleted: a keyed hash, which names nobody, and when. */
export interface Deletion {
  readonly mark: string;
  readonly at: Date;
}

/** Adds deletions; of two of an address the newer counts. */
export async function addDeletions(reader: Reader, deletions: readonly Deletion[]): Promise<void> {
  const newest = new Map<string, Date>();
  for (const { mark, at } of deletions)
    if (at > (newest.get(mark) ?? new Date(0))) newest.set(mark, at);
  await reader.query(
    `insert into subscriber_deletion as known (mark, at)
     select * from unnest($1::text[], $2::timestamptz[])
     on conflict (mark) do update set at = greatest(known.at, excluded.at)`,
    [[...newest.keys()], [...newest.values()]],
  );
}

export async function listDeletions(reader: Reader): Promise<readonly Deletion[]> {
  const { rows } = await reader.query<Deletion>(
    'select mark, at from subscriber_deletion order by at, mark',
  );
  return rows;
}

/** A subscriber's address, by what it is found, and sealed. */
export interface StoredAddress {
  readonly hash: string;
  readonly sealed: string;
}

export async function listAddresses(reader: Reader): Promise<readonly StoredAddress[]> {
  const { rows } = await reader.query<StoredAddress>(
    'select address_hash as hash, address as sealed from subscriber',
  );
  return rows;
}

/** Who is there though they were deleted after they had confirmed: a backup, or a copy of the store, brought them back. */
export async function returnedAfterDeletion(reader: Reader): Promise<readonly StoredAddress[]> {
  const { rows } = await reader.query<StoredAddress>(
    `select address_hash as hash, address as sealed from subscriber s
      where exists (select from subscriber_deletion d
                     where d.mark = s.address_hash and d.at >= s.confirmed_at)
         or exists (select from subscriber_suppressed x
                     where x.mark = s.address_hash and x.reason = 'deleted' and x.at >= s.confirmed_at)`,
  );
  return rows;
}
