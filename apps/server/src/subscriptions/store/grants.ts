import type { Language } from '@townlight/domain/language';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { Reader } from './secret.ts';

export interface NewGrant {
  /** Hashes of what the reader is given. */
  readonly userHash: string;
  readonly passwordHash: string;
  readonly addressHash: string;
  /** The same of its mailbox, see `mailboxOf`. */
  readonly mailboxHash: string;
  /** Sealed. */
  readonly address: string;
  readonly language: Language;
  /** Slugs of the neighborhoods that are asked for. */
  readonly waiting: readonly string[];
  readonly at: Date;
  readonly expiresAt: Date;
}

/** Keeps a grant that waits for its link to be used. @returns its id */
export async function addPendingGrant(reader: Reader, grant: NewGrant): Promise<string> {
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
 * Counts a mail of a grant's link, where its mailbox has not had too many in a day, no matter who asked for them.
 * @returns whether it may be sent
 */
export async function countMail(
  pool: Pool,
  id: string,
  at: Date,
  mostInADay: number,
): Promise<boolean> {
  return await inTransaction(pool, async (client) => {
    // one after the other for a mailbox: requests at the same moment would not see each other's mails
    await client.query(
      'select pg_advisory_xact_lock(hashtextextended(mailbox_hash, 0)) from subscription_grant where id = $1',
      [id],
    );
    const { rowCount } = await client.query(
      `update subscription_grant g set mails = mails + 1, mailed_at = $2
        where g.id = $1 and $3 > (
          select coalesce(sum(other.mails), 0) from subscription_grant other
           where other.mailbox_hash = g.mailbox_hash and other.mailed_at > $2::timestamptz - interval '1 day')`,
      [id, at, mostInADay],
    );
    return rowCount === 1;
  });
}

export interface PendingGrant {
  readonly id: string;
  /** Hashes of the pair that the sign-up was answered with. */
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

const PENDING = `id, user_hash as "userHash", password_hash as "passwordHash", address, address_hash as "addressHash", language, waiting, created_at as "createdAt",
                 expires_at as "expiresAt"`;

/** The grant whose link was not used yet; null where it was, or there is none. */
export async function readPendingGrant(reader: Reader, id: string): Promise<PendingGrant | null> {
  const { rows } = await reader.query<PendingGrant>(
    `select ${PENDING} from subscription_grant where id = $1 and confirmed_at is null`,
    [id],
  );
  return rows[0] ?? null;
}

/** The same, held until the caller's transaction ends: of two who use a link at once, one does. */
export async function holdPendingGrant(
  reader: Reader,
  id: string,
): Promise<PendingGrant | 'used' | null> {
  const { rowCount } = await reader.query(
    'select from subscription_grant where id = $1 for update',
    [id],
  );
  if (rowCount === 0) return null;
  return (await readPendingGrant(reader, id)) ?? 'used';
}

/** Whose address was a link mailed to? null before it was used, and where there is no such link or subscriber. */
export async function subscriberOfUsedLink(reader: Reader, id: string): Promise<string | null> {
  const { rows } = await reader.query<{ id: string }>(
    `select s.id from subscription_grant g join subscriber s on s.address_hash = g.address_hash
      where g.id = $1 and g.confirmed_at is not null`,
    [id],
  );
  return rows[0]?.id ?? null;
}

/** The newest grant of an address that waits for its link. */
export async function newestPending(
  reader: Reader,
  addressHash: string,
): Promise<PendingGrant | null> {
  const { rows } = await reader.query<PendingGrant>(
    `select ${PENDING} from subscription_grant where address_hash = $1 and confirmed_at is null
      order by created_at desc limit 1`,
    [addressHash],
  );
  return rows[0] ?? null;
}

/** Lets a link that was not used be good again. */
export async function prolongPending(reader: Reader, id: string, expiresAt: Date): Promise<void> {
  await reader.query(
    'update subscription_grant set expires_at = $2 where id = $1 and confirmed_at is null',
    [id, expiresAt],
  );
}

export interface KnownGrant {
  readonly id: string;
  readonly passwordHash: string;
  readonly subscriberId: string | null;
  readonly expired: boolean;
}

const KNOWN = `id, password_hash as "passwordHash", subscriber_id as "subscriberId"`;

/** @param userHash the hash of what the reader was given */
export async function findGrant(
  reader: Reader,
  userHash: string,
  at: Date,
): Promise<KnownGrant | null> {
  const { rows } = await reader.query<KnownGrant>(
    `select ${KNOWN}, expires_at <= $2 as expired from subscription_grant where user_hash = $1`,
    [userHash, at],
  );
  return rows[0] ?? null;
}

/** Grants of an address, newest first. */
export async function grantsOfAddress(
  reader: Reader,
  addressHash: string,
  at: Date,
): Promise<readonly KnownGrant[]> {
  const { rows } = await reader.query<KnownGrant>(
    `select ${KNOWN}, expires_at <= $2 as expired from subscription_grant where address_hash = $1
      order by created_at desc limit 200`,
    [addressHash, at],
  );
  return rows;
}

/** A grant that is used lasts longer; written once a day at most. */
export async function renewGrant(
  reader: Reader,
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

/** Turns a grant on, inside the caller's transaction; what told the address of it is forgotten. */
export async function turnOn(
  reader: Reader,
  id: string,
  {
    subscriberId,
    keepWaiting,
    at,
    expiresAt,
  }: {
    subscriberId: string;
    /** Whether the neighborhoods go on waiting. */
    keepWaiting: boolean;
    at: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await reader.query(
    `update subscription_grant
        set subscriber_id = $2, address = null, confirmed_at = $4, expires_at = $5,
            waiting = case when $3 then waiting else '{}' end
      where id = $1`,
    [id, subscriberId, keepWaiting, at, expiresAt],
  );
}

/** Shuts a sign-up's pair for good, because its link was used in another browser; its address is forgotten. */
export async function shut(reader: Reader, id: string, at: Date): Promise<void> {
  await reader.query(
    `update subscription_grant set address = null, confirmed_at = $2, waiting = '{}' where id = $1`,
    [id, at],
  );
}

/** So many browsers of one person are remembered. */
const MOST_OPEN = 20;

/** Keeps a grant that is on from the beginning, for who came by a mailed link. */
export async function addOpenGrant(
  reader: Reader,
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
       select id from subscription_grant where subscriber_id = $1 order by created_at desc, id offset ${MOST_OPEN})`,
    [subscriberId],
  );
}

/** The neighborhoods that wait with a grant, as far as they are not subscribed, with their names. */
export async function readWaiting(
  reader: Reader,
  id: string,
): Promise<readonly { id: string; name: string }[]> {
  const { rows } = await reader.query<{ id: string; name: string }>(
    `select a.slug as id, a.name from subscription_grant g
       join area a on a.partition = 'neighborhoods' and a.slug = any (g.waiting)
      where g.id = $1 and not exists (
        select from subscriber_neighborhood n where n.subscriber_id = g.subscriber_id and n.neighborhood = a.slug)
      order by a.name`,
    [id],
  );
  return rows;
}

/** Lets go of what waits with every grant of a subscriber. */
export async function dismissWaiting(reader: Reader, subscriberId: string): Promise<void> {
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

/** What is kept of an address's grants beside their hashes. */
export async function readGrantTimes(
  reader: Reader,
  addressHash: string,
): Promise<readonly GrantTimes[]> {
  const { rows } = await reader.query<GrantTimes>(
    `select created_at as "createdAt", confirmed_at as "confirmedAt", last_used_at as "lastUsedAt",
            expires_at as "expiresAt", waiting
       from subscription_grant where address_hash = $1 order by created_at`,
    [addressHash],
  );
  return rows;
}

/** Revokes every grant of an address. @returns whether there was one */
export async function removeGrants(reader: Reader, addressHash: string): Promise<boolean> {
  const { rowCount } = await reader.query(
    'delete from subscription_grant where address_hash = $1',
    [addressHash],
  );
  return (rowCount ?? 0) > 0;
}
