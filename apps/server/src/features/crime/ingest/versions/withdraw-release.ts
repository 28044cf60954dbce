import type { PoolClient } from 'pg';
import { bumpVersion } from '../../../../platform/database/version.ts';
import { Failure } from '../../../../platform/failure.ts';
import { createPointLocator } from '../point-locator.ts';
import { recountAgencyMonths } from '../roll-up.ts';
import { tuneForBulkLoad } from '../upsert-record-batch.ts';
import { type ResolvedRecordChanges, recomputeRecords } from './recompute-records.ts';
import { readReleaseRows } from './release-rows.ts';
import { readReleasesInForce } from './releases-in-force.ts';
import { deleteUnusedCodes, updateAgencyNames } from './update-agency-names.ts';

/**
 * Withdraws a release of crime records inside the caller's transaction: removes its months and records, and restores
 * the records that it replaced. Afterward all figures are as if it had never been loaded.
 * @throws Failure for a release of sample records
 */
export async function withdrawRelease(
  client: PoolClient,
  releaseId: number,
): Promise<ResolvedRecordChanges> {
  const agency = await agencyOf(client, releaseId);
  const release = (await readReleasesInForce(client, agency)).find(({ id }) => id === releaseId);
  if (release === undefined)
    throw new Failure(
      `release ${releaseId} holds invented sample records, which are removed when real ones are loaded`,
    );
  await tuneForBulkLoad(client, 'pglite');
  const numbers = new Set<string>();
  for await (const rows of readReleaseRows(client, release))
    for (const { number } of rows) numbers.add(number);
  await client.query('update release set withdrawn_at = now() where id = $1', [releaseId]);
  const { agencyId } = release;
  const place = await createPointLocator(client);
  const settled = await recomputeRecords(client, { agency, agencyId, place }, numbers);
  await recountAgencyMonths(client, agencyId, [...settled.months]);
  await client.query('delete from release_rows where release_id = $1', [releaseId]);
  await client.query('delete from agency_month where release_id = $1', [releaseId]);
  await deleteUnusedCodes(client, agency);
  await updateAgencyNames(client, agency);
  if ((await readReleasesInForce(client, agency)).length === 0)
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
