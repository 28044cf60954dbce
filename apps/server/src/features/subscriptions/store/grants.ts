import type { Language } from '@townlight/domain/language';
import type { Pool } from 'pg';
import { type Queryable, selectRow, selectRows } from '../../../platform/database/query.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';

/** Access of a browser to a subscription, before the link in the email confirms it. */
export interface NewPendingGrant {
  /** Hashes of the pair that the browser receives. */
  readonly userHash: string;
  readonly passwordHash: string;
  readonly addressHash: string;
  /** Keyed hash of the mailbox, see `toMailboxKey`. */
  readonly mailboxHash: string;
  /** Sealed. */
  readonly address: string;
  readonly language: Language;
  /** Slugs of the requested neighborhoods. */
  readonly waiting: readonly string[];
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Inserts a grant whose link has not been used. @returns its id */
export async function insertPendingGrant(
  reader: Queryable,
  grant: NewPendingGrant,
): Promise<string> {
  const { userHash, passwordHash, addressHash, mailboxHash, address, language } = grant;
  const { waiting, at, expiresAt } = grant;
  const { rows } = await reader.query<{ id: string }>(
    `insert into subscription_grant
       (user_hash, password_hash, address_hash, address, language, waiting, created_at, expires_at, mailbox_hash)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    [userHash, passwordHash, addressHash, address, language, waiting, at, expiresAt, mailboxHash],
  );
  return rows[0]?.id ?? '';
}

/**
 * Counts a mail of a grant's link, unless its mailbox has reached the daily limit.
 * @returns whether the mail may be sent
 */
export async function recordMailIfAllowed(
  pool: Pool,
  id: string,
  at: Date,
  maxPerDay: number,
): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    // The lock serializes requests for a mailbox, because concurrent ones would not see each other's mails.
    await client.query(
      'select pg_advisory_xact_lock(hashtextextended(mailbox_hash, 0)) from subscription_grant where id = $1',
      [id],
    );
    const { rowCount } = await client.query(
      `update subscription_grant g set mails = mails + 1, mailed_at = $2
        where g.id = $1 and $3 > (
          select coalesce(sum(other.mails), 0) from subscription_grant other
           where other.mailbox_hash = g.mailbox_hash and other.mailed_at > $2::timestamptz - interval '1 day')`,
      [id, at, maxPerDay],
    );
    return rowCount === 1;
  });
}

/** A grant whose mailed link has not been used. */
export interface PendingGrant {
  readonly id: string;
  /** Hashes of the pair that the sign-up returned. */
  readonly userHash: string;
  readonly passwordHash: string;
  /** Sealed. */
  readonly address: string;
  readonly addressHash: string;
  readonly language: Language;
  readonly waiting: readonly string[];
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

const PENDING_COLUMNS = `id, user_hash as "userHash", password_hash as "passwordHash", address, address_hash as "addressHash", language, waiting, created_at as "createdAt",
                 expires_at as "expiresAt"`;

/** Returns the grant if its link has not been used; null if it was used or does not exist. */
export async function readPendingGrant(
  reader: Queryable,
  id: string,
): Promise<PendingGrant | null> {
  return await selectRow<PendingGrant>(
    reader,
    `select ${PENDING_COLUMNS} from subscription_grant where id = $1 and confirmed_at is null`,
    [id],
  );
}

/**
 * Returns the same grant, locked until the caller's transaction ends, so that of two concurrent requests only one uses
 * the link.
 */
export async function lockPendingGrant(
  reader: Queryable,
  id: string,
): Promise<PendingGrant | 'used' | null> {
  const { rowCount } = await reader.query(
    'select from subscription_grant where id = $1 for update',
    [id],
  );
  if (rowCount === 0) return null;
  return (await readPendingGrant(reader, id)) ?? 'used';
}

/** Returns the subscriber whose address the link of a used grant was mailed to, or null. */
export async function findSubscriberByUsedLink(
  reader: Queryable,
  id: string,
): Promise<string | null> {
  const { rows } = await reader.query<{ id: string }>(
    `select s.id from subscription_grant g join subscriber s on s.address_hash = g.address_hash
      where g.id = $1 and g.confirmed_at is not null`,
    [id],
  );
  return rows[0]?.id ?? null;
}

/** Returns the newest grant of an address whose link has not been used. */
export async function findNewestPendingGrant(
  reader: Queryable,
  addressHash: string,
): Promise<PendingGrant | null> {
  return await selectRow<PendingGrant>(
    reader,
    `select ${PENDING_COLUMNS} from subscription_grant where address_hash = $1 and confirmed_at is null
      order by created_at desc limit 1`,
    [addressHash],
  );
}

/** Extends the validity of a link that has not been used. */
export async function extendPendingGrant(
  reader: Queryable,
  id: string,
  expiresAt: Date,
): Promise<void> {
  await reader.query(
    'update subscription_grant set expires_at = $2 where id = $1 and confirmed_at is null',
    [id, expiresAt],
  );
}

/** A grant as it is compared with a request. */
export interface StoredGrant {
  readonly id: string;
  readonly passwordHash: string;
  readonly subscriberId: string | null;
  readonly expired: boolean;
}

const KNOWN_COLUMNS = `id, password_hash as "passwordHash", subscriber_id as "subscriberId"`;

/** @param userHash the hash of the user hash in the request */
export async function findGrant(
  reader: Queryable,
  userHash: string,
  at: Date,
): Promise<StoredGrant | null> {
  return await selectRow<StoredGrant>(
    reader,
    `select ${KNOWN_COLUMNS}, expires_at <= $2 as expired from subscription_grant where user_hash = $1`,
    [userHash, at],
  );
}

/** Returns the grants of an address, newest first. */
export async function listGrantsByAddress(
  reader: Queryable,
  addressHash: string,
  at: Date,
): Promise<readonly StoredGrant[]> {
  return await selectRows<StoredGrant>(
    reader,
    `select ${KNOWN_COLUMNS}, expires_at <= $2 as expired from subscription_grant where address_hash = $1
      order by created_at desc limit 200`,
    [addressHash, at],
  );
}

/** Extends a grant that is used; written at most once a day. */
export async function renewGrant(
  reader: Queryable,
  id: string,
  at: Date,
  expiresAt: Date,
): Promise<void> {
  await reader.query(
    `update subscription_grant set last_used_at = $2, expires_at = $3
      where id = $1 and (last_used_at is null or last_used_at < $2::timestamptz - interval '1 day')`,
    [id, at, expiresAt],
  );
}

/** Activates a grant inside the caller's transaction, and deletes its address. */
export async function activateGrant(
  reader: Queryable,
  id: string,
  {
    subscriberId,
    retainWaiting,
    at,
    expiresAt,
  }: {
    subscriberId: string;
    /** Whether the requested neighborhoods stay pending. */
    retainWaiting: boolean;
    at: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await reader.query(
    `update subscription_grant
        set subscriber_id = $2, address = null, confirmed_at = $4, expires_at = $5,
            waiting = case when $3 then waiting else '{}' end
      where id = $1`,
    [id, subscriberId, retainWaiting, at, expiresAt],
  );
}

/** Closes the pair of a sign-up for good, because its link was used in another browser, and deletes its address. */
export async function deactivatePendingGrant(
  reader: Queryable,
  id: string,
  at: Date,
): Promise<void> {
  await reader.query(
    `update subscription_grant set address = null, confirmed_at = $2, waiting = '{}' where id = $1`,
    [id, at],
  );
}

/** The maximum number of browsers per subscriber with an active grant. */
const MAX_ACTIVE_GRANTS = 20;

/** Inserts an active grant for a browser that used a mailed link. */
export async function insertActiveGrant(
  reader: Queryable,
  grant: {
    userHash: string;
    passwordHash: string;
    subscriberId: string;
    waiting: readonly string[];
    at: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const { userHash, passwordHash, subscriberId, waiting, at, expiresAt } = grant;
  await reader.query(
    `insert into subscription_grant
       (user_hash, password_hash, address_hash, subscriber_id, language, waiting, created_at, confirmed_at, expires_at)
     select $1, $2, address_hash, id, language, $4, $5, $5, $6 from subscriber where id = $3`,
    [userHash, passwordHash, subscriberId, waiting, at, expiresAt],
  );
  await reader.query(
    `delete from subscription_grant where id in (
       select id from subscription_grant where subscriber_id = $1 order by created_at desc, id offset ${MAX_ACTIVE_GRANTS})`,
    [subscriberId],
  );
}

/** Returns the pending neighborhoods of a grant that are not subscribed yet, with their names. */
export async function readPendingNeighborhoods(
  reader: Queryable,
  id: string,
): Promise<readonly { id: string; name: string }[]> {
  return await selectRows<{ id: string; name: string }>(
    reader,
    `select a.slug as id, a.name from subscription_grant g
       join area a on a.partition = 'neighborhoods' and a.slug = any (g.waiting)
      where g.id = $1 and not exists (
        select from subscriber_neighborhood n where n.subscriber_id = g.subscriber_id and n.neighborhood = a.slug)
      order by a.name`,
    [id],
  );
}

/** Discards the pending neighborhoods of all grants of a subscriber. */
export async function discardPendingNeighborhoods(
  reader: Queryable,
  subscriberId: string,
): Promise<void> {
  await reader.query(`update subscription_grant set waiting = '{}' where subscriber_id = $1`, [
    subscriberId,
  ]);
}

export interface GrantTimes {
  readonly createdAt: Date;
  readonly confirmedAt: Date | null;
  readonly lastUsedAt: Date | null;
  readonly expiresAt: Date;
  readonly waiting: readonly string[];
}

/** Returns what is stored about the grants of an address, without their hashes. */
export async function readGrantTimes(
  reader: Queryable,
  addressHash: string,
): Promise<readonly GrantTimes[]> {
  return await selectRows<GrantTimes>(
    reader,
    `select created_at as "createdAt", confirmed_at as "confirmedAt", last_used_at as "lastUsedAt",
            expires_at as "expiresAt", waiting
       from subscription_grant where address_hash = $1 order by created_at`,
    [addressHash],
  );
}

/** Revokes all grants of an address. @returns whether there were any */
export async function deleteGrants(reader: Queryable, addressHash: string): Promise<boolean> {
  const { rowCount } = await reader.query(
    'delete from subscription_grant where address_hash = $1',
    [addressHash],
  );
  return (rowCount ?? 0) > 0;
}
