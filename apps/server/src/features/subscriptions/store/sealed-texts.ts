import type { PoolClient } from 'pg';
import { type Queryable, selectRows } from '../../../platform/database/query.ts';

/** A sealed text and its table and row. */
export interface SealedText {
  readonly table: 'subscriber' | 'subscription_grant' | 'subscriber_secret';
  readonly id: string;
  readonly sealed: string;
}

/** Returns all sealed texts and locks their tables until the caller's transaction ends. */
export async function readSealedTextsForUpdate(client: PoolClient): Promise<readonly SealedText[]> {
  // A concurrent sign-up waits for the lock, and is then sealed with the key of its server.
  await client.query(
    'lock table subscriber, subscription_grant, subscriber_secret in share row exclusive mode',
  );
  return await selectRows<SealedText>(
    client,
    `select 'subscriber_secret' as table, id::text, sealed from subscriber_secret
     union all select 'subscriber', id::text, address from subscriber
     union all select 'subscription_grant', id::text, address from subscription_grant where address is not null`,
  );
}

/** Returns how many addresses and secrets are stored unencrypted. */
export async function countUnencryptedTexts(
  reader: Queryable,
): Promise<{ addresses: number; secrets: number }> {
  const { rows } = await reader.query<{ addresses: number; secrets: number }>(
    `select (select count(*) from subscriber where address like 'plain:%')::int
            + (select count(*) from subscription_grant where address like 'plain:%')::int as addresses,
            (select count(*) from subscriber_secret where sealed like 'plain:%')::int as secrets`,
  );
  return rows[0] ?? { addresses: 0, secrets: 0 };
}

/** Returns whether the database's secret, which is sealed first, is sealed with a key. */
export async function isSecretSealed(reader: Queryable): Promise<boolean> {
  const { rowCount } = await reader.query(
    "select from subscriber_secret where sealed not like 'plain:%'",
  );
  return (rowCount ?? 0) > 0;
}

const UPDATES: Readonly<Record<SealedText['table'], string>> = {
  subscriber_secret: 'update subscriber_secret set sealed = $2 where id = $1::smallint',
  subscriber: 'update subscriber set address = $2 where id = $1::uuid',
  subscription_grant: 'update subscription_grant set address = $2 where id = $1::uuid',
};

export async function updateSealedText(
  client: PoolClient,
  { table, id, sealed }: SealedText,
): Promise<void> {
  await client.query(UPDATES[table], [id, sealed]);
}
