import { type Queryable, selectRows } from '../../../platform/database/query.ts';

/** The deletion of an address: its keyed hash, which does not identify the person, and the time. */
export interface Deletion {
  readonly mark: string;
  readonly at: Date;
}

/** Inserts deletions; of two for the same address the later one is stored. */
export async function upsertDeletions(
  reader: Queryable,
  deletions: readonly Deletion[],
): Promise<void> {
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

export async function listDeletions(reader: Queryable): Promise<readonly Deletion[]> {
  return await selectRows<Deletion>(
    reader,
    'select mark, at from subscriber_deletion order by at, mark',
  );
}

/** A subscriber's address, as hash and sealed. */
export interface StoredAddress {
  readonly hash: string;
  readonly sealed: string;
}

export async function listStoredAddresses(reader: Queryable): Promise<readonly StoredAddress[]> {
  return await selectRows<StoredAddress>(
    reader,
    'select address_hash as hash, address as sealed from subscriber',
  );
}

/**
 * Returns subscribers who were deleted after they had confirmed, and whom a backup or a copy of the database brought
 * back.
 */
export async function listSubscribersRestoredAfterDeletion(
  reader: Queryable,
): Promise<readonly StoredAddress[]> {
  return await selectRows<StoredAddress>(
    reader,
    `select address_hash as hash, address as sealed from subscriber s
      where exists (select from subscriber_deletion d
                     where d.mark = s.address_hash and d.at >= s.confirmed_at)
         or exists (select from subscriber_suppressed x
                     where x.mark = s.address_hash and x.reason = 'deleted' and x.at >= s.confirmed_at)`,
  );
}
