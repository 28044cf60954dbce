import type { Pool, PoolClient } from 'pg';
import type { Log } from '../../platform/log.ts';
import { isSecretSealed } from '../store/sealed-texts.ts';
import type { StoredSealing } from './key-file.ts';
import { sealPlain } from './seal-again.ts';

/** The result of generating a key for the embedded database. */
export interface OwnKey {
  /** The path of the key file if it was created now; otherwise null. */
  readonly made: string | null;
  /** Why no key could be generated; null without an error. */
  readonly problem: string | null;
  /** The number of subscriber addresses that were sealed now. */
  readonly sealed: number;
}

/**
 * Generates a key if one is permitted and missing, and seals what was stored before, inside the caller's transaction.
 */
export async function sealWithOwnKey(
  client: PoolClient,
  sealing: StoredSealing,
): Promise<OwnKey | null> {
  if (!sealing.hasOwnKey) return null;
  const isSealed = await isSecretSealed(client);
  let made: string | null;
  try {
    // What another key sealed needs that key; a second one would not help.
    made = sealing.makeKey({ unless: isSealed });
  } catch (error) {
    // Subscriptions are disabled; the rest of the site works.
    return { made: null, problem: (error as Error).message, sealed: 0 };
  }
  return { made, problem: null, sealed: await sealPlain(client, sealing) };
}

/**
 * Logs what a new key protects, and vacuums the tables so that the database files no longer contain the unsealed rows.
 */
export async function reportOwnKey(pool: Pool, ownKey: OwnKey | null, log: Log): Promise<void> {
  if (ownKey === null) return;
  if (ownKey.problem !== null)
    log.error(`there is no key for subscribers’ addresses: ${ownKey.problem}`);
  if (ownKey.made !== null)
    log.warn(
      `SUBSCRIBERS_KEY is not set: subscribers’ addresses are sealed with a new key in ${ownKey.made}. Backups and copies of the database ` +
        'cannot be read without that file; who can read the whole data folder can read them. Store a copy of the file elsewhere, away from ' +
        'the backups: if it is lost, nobody can read the addresses',
    );
  if (ownKey.sealed > 0) {
    await pool.query('vacuum full subscriber, subscription_grant, subscriber_secret');
    await pool.query('checkpoint');
  }
}
