import type { Pool, PoolClient } from 'pg';
import type { Log } from '../../platform/log.ts';
import { isSecretSealed } from '../store/sealed-texts.ts';
import type { StoredSealing } from './key-file.ts';
import { sealPlain } from './seal-again.ts';

/** What came of giving the embedded store a key of its own. */
export interface OwnKey {
  /** The file, if it was made now. */
  readonly made: string | null;
  /** Why there is none. */
  readonly problem: string | null;
  /** How many addresses of subscribers were sealed now. */
  readonly sealed: number;
}

/** Makes a key where a store may have its own and has none, and seals what was stored before, inside the caller's transaction. */
export async function sealWithOwnKey(
  client: PoolClient,
  sealing: StoredSealing,
): Promise<OwnKey | null> {
  if (!sealing.hasOwnKey) return null;
  const isSealed = await isSecretSealed(client);
  let made: string | null;
  try {
    // what another key sealed needs that one again, and not a second beside it
    made = sealing.makeKey({ unless: isSealed });
  } catch (error) {
    // subscriptions go without: the rest of the site is served all the same
    return { made: null, problem: (error as Error).message, sealed: 0 };
  }
  return { made, problem: null, sealed: await sealPlain(client, sealing) };
}

/** Says what a key that was made protects; and takes the old rows, which stay behind in a table until then, out of its file. */
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
