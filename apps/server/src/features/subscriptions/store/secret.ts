import { createHmac, randomBytes } from 'node:crypto';
import type { Queryable } from '../../../platform/database/query.ts';
import type { Sealing } from '../sealing/sealing.ts';

/** The secret by which addresses are hashed and links are signed. */
export interface SubscriberSecret {
  /** Returns a keyed hash: equal for equal addresses, and not reversible without the secret. */
  hashOf(address: string): string;
  sign(message: Buffer): Buffer;
}

/**
 * Loads the database's secret, which the first call creates. It is stored in the database, so that backups contain it,
 * and read each time, because a restore may replace it.
 */
export async function loadOrCreateSubscriberSecret(
  reader: Queryable,
  sealing: Sealing,
): Promise<SubscriberSecret> {
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
