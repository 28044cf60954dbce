import type { Agency } from '@townlight/domain/county';
import type { MonthRange } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { bumpVersion } from '../../../platform/database/version.ts';
import { Failure } from '../../../platform/failure.ts';
import type { CrimeReport } from '../load-crime.ts';
import { keepSupply } from './keep-supply.ts';
import type { SupplyProposal } from './propose-supply.ts';
import { areasOf, type Supply, stateSupply } from './state-supply.ts';

/** The stored report of a release; older versions did not state months. */
type KeptReport = Partial<
  Pick<CrimeReport, 'agency' | 'supply' | 'proposal' | 'withdrawn' | 'apart' | 'rules'>
>;

export async function readReport(client: PoolClient, releaseId: number): Promise<KeptReport> {
  const { rows } = await client.query<{ report: KeptReport }>(
    'select report from release where id = $1',
    [releaseId],
  );
  return rows[0]?.report ?? {};
}

/**
 * Accepts the proposal of a release in place of its earlier statement.
 * @throws Failure when the release proposes nothing
 */
export async function acceptSupply(
  client: PoolClient,
  releaseId: number,
  agencies: readonly Agency[],
  anyway?: readonly MonthRange[],
): Promise<Supply> {
  const { agency, proposal: stored } = await readReport(client, releaseId);
  // Releases of earlier versions have no `loss` and no `withheld`.
  const { withheld = [], loss = { lost: [] } }: Partial<SupplyProposal> = stored ?? {};
  const proposal = stored && { ...stored, withheld, loss };
  const covers = proposal?.covers ?? null;
  if (!proposal || covers === null || (proposal.whole.length === 0 && anyway === undefined))
    throw new Failure(
      `release ${releaseId} suggests no months; load its file again with --months and --covers`,
    );
  const supply = stateSupply({ accept: true, anyway }, proposal);
  const known = agencies.find(({ slug }) => slug === agency);
  const { rows } = await client.query<{ id: number }>('select id from agency where slug = $1', [
    agency,
  ]);
  await keepSupply(client, releaseId, {
    agencyId: (rows[0] as { id: number }).id,
    months: supply.months,
    areas: areasOf(covers, known?.divisions ?? []),
  });
  await client.query('update release set report = report || $2 where id = $1', [
    releaseId,
    JSON.stringify({ supply, months: supply.months }),
  ]);
  await bumpVersion(client, 'crime');
  return supply;
}
