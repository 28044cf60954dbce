import type { PoolClient } from 'pg';

/** Marks the sample county's releases of a kind as withdrawn, inside the transaction that removes their rows. */
export async function withdrawSampleReleases(client: PoolClient, kind: string): Promise<void> {
  await client.query(
    'update release set withdrawn_at = now() where kind = $1 and sample and withdrawn_at is null',
    [kind],
  );
}
