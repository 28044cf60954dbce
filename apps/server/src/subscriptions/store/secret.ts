import { createHmac, randomBytes } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Sealing } from '../sealing/sealing.ts';

/** A connection, or the pool. */
export type Reader = Pick<Pool, 'query'> | Pick<PoolClient, 'query'>;

/** What addresses are found by, and links are signed with. */
export interface SubscriberSecret {
  /** The same for the same address; without the secret nobody can tell whose it is. */
  hashOf(address: string): string;
  sign(message: Buffer): Buffer;
}

/**
 * Reads the secret of the store, which its first reader makes. Kept with what it belongs to, so that a backup brings it back; read
 * each time, because a restore may bring another.
 */
export async function readSecret(reader: Reader, sealing: Sealing): Promise<SubscriberSecret> {
  const select = 'select sealed from subscriber_secret where id = 1';
  let { rows } = await reader.query<{ sealed: string }>(select);
  if (rows[0] === undefined) {
    await reader.query(
      'insert into subscriber_secret (id, sealed) values (1, $1) on conflict (id) do nothing',
      [sealing.seal(randomBytes(32).toString('base64url'))],
    );
    ({ rows } = await reader.query<{ sealed: string }>(select));
  }
  const key = Buffer.from(sealing.open(rows[0]?.sealed ?? ''), 'base64url');
  return {
    hashOf: (address) =>
      createHmac('sha256', key).update('address:').update(address).digest('base64url'),
    sign: (message) => createHmac('sha256', key).update('link:').update(message).digest(),
  };
}
