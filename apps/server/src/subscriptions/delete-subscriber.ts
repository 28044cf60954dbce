import type { PoolClient } from 'pg';
import { removeGrants } from './store/grants.ts';
import { removeSubscriber } from './store/subscriber-rows.ts';
import { suppressMark } from './store/suppressed.ts';

/**
 * Deletes all that is kept of an address, inside the caller's transaction. A mark stays, by which nobody can tell whose it was: were an
 * older backup restored, no mail would go there.
 * @returns whether anybody confirmed it
 */
export async function deleteSubscriber(client: PoolClient, addressHash: string): Promise<boolean> {
  await removeGrants(client, addressHash);
  const wasThere = await removeSubscriber(client, addressHash);
  if (wasThere) await suppressMark(client, addressHash, 'deleted');
  return wasThere;
}
