import type { Pool, PoolClient } from 'pg';
import type { Log } from '../../../platform/log.ts';
import { isSecretSealed } from '../store/sealed-texts.ts';
import type { KeyFileSealing } from './key-file.ts';
import { sealUnencrypted } from './reseal.ts';

/** The result of generating a key for the embedded database. */
export interface GeneratedKey {
  /** The path of the key file if it was created now; otherwise null. */
  readonly newFile: string | null;
  /** Why no key could be generated; null without an error. */
  readonly problem: string | null;
  /** The number of subscriber addresses that were sealed now. */
  readonly sealed: number;
}

/**
 * Generates a key if one is permitted and missing, and seals what was stored before, inside the caller's transaction.
 */
export async function sealWithGeneratedKey(
  client: PoolClient,
  sealing: KeyFileSealing,
): Promise<GeneratedKey | null> {
  if (!sealing.canGenerateKey) return null;
  const isSealed = await isSecretSealed(client);
  let newFile: string | null;
  try {
    // What another key sealed needs that key; a second one would not help.
    newFile = sealing.makeKey({ unless: isSealed });
  } catch (error) {
    // Subscriptions are disabled; the rest of the site works.
    return { newFile: null, problem: (error as Error).message, sealed: 0 };
  }
  return { newFile, problem: null, sealed: await sealUnencrypted(client, sealing) };
}

/**
 * Logs what a new key protects, and vacuums the tables so that the database files no longer contain the unsealed rows.
 */
export async function reportGeneratedKey(
  pool: Pool,
  generatedKey: GeneratedKey | null,
  log: Log,
): Promise<void> {
  if (generatedKey === null) return;
  if (generatedKey.problem !== null)
    log.error(`there is no key for subscribers’ addresses: ${generatedKey.problem}`);
  if (generatedKey.newFile !== null)
    log.warn(
      `SUBSCRIBERS_KEY is not set: subscribers’ addresses are encrypted with a new key in ${generatedKey.newFile}. Backups and copies of the database ` +
        'cannot be read without that file; who can read the whole data folder can read them. Store a copy of the file elsewhere, away from ' +
        'the backups: if it is lost, nobody can read the addresses',
    );
  if (generatedKey.sealed > 0) {
    await pool.query('vacuum full subscriber, subscription_grant, subscriber_secret');
    await pool.query('checkpoint');
  }
}
