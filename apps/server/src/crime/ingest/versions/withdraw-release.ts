import type { PoolClient } from 'pg';
import { bumpVersion } from '../../../platform/database/version.ts';
import { Failure } from '../../../platform/failure.ts';
import { openPlacePoints } from '../place-points.ts';
import { rollUp } from '../roll-up.ts';
import { speedUpBulkWork } from '../speed-up-bulk-work.ts';
import { keptRows } from './kept-rows.ts';
import { releasesInForce } from './releases-in-force.ts';
import { removeLeftCodes, settleNames } from './settle-names.ts';
import { type Settled, settleRecords } from './settle-records.ts';

/**
 * Withdraws a release of crime records inside the caller's transaction: removes its months and records, and restores
 * the records that it replaced. Afterward all figures are as if it had never been loaded.
 * @throws Failure for a release of sample records
 */
export async function withdrawRelease(client: PoolClient, releaseId: number): Promise<Settled> {
  const agency = await agencyOf(client, releaseId);
  const release = (await releasesInForce(client, agency)).find(({ id }) => id === releaseId);
  if (release === undefined)
    throw new Failure(
      `release ${releaseId} holds invented sample records, which are removed when real ones are loaded`,
    );
  await speedUpBulkWork(client, 'pglite');
  const numbers = new Set<string>();
  for await (const rows of keptRows(client, release))
    for (const { number } of rows) numbers.add(number);
  await client.query('update release set withdrawn_at = now() where id = $1', [releaseId]);
  const { agencyId } = release;
  const place = await openPlacePoints(client);
  const settled = await settleRecords(client, { agency, agencyId, place }, numbers);
  await rollUp(client, agencyId, [...settled.months]);
  await client.query('delete from release_rows where release_id = $1', [releaseId]);
  await client.query('delete from agency_month where release_id = $1', [releaseId]);
  await removeLeftCodes(client, agency);
  await settleNames(client, agency);
  if ((await releasesInForce(client, agency)).length === 0)
    await client.query(
      'delete from agency where id = $1 and not exists (select from incident where agency_id = $1)',
      [agencyId],
    );
  await bumpVersion(client, 'crime');
  return settled;
}

async function agencyOf(client: PoolClient, releaseId: number): Promise<string> {
  const { rows } = await client.query<{ agency: string | null }>(
    `select report ->> 'agency' as agency from release where id = $1`,
    [releaseId],
  );
  return rows[0]?.agency ?? '';
}
