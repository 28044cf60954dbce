import type { Agency } from '@townlight/domain/county';
import type { MonthRange } from '@townlight/domain/time';
import type { PoolClient } from 'pg';
import { bumpVersion } from '../../../../platform/database/version.ts';
import { Failure } from '../../../../platform/failure.ts';
import type { CrimeLoadReport } from '../load-crime.ts';
import type { CoverageProposal } from './propose-coverage.ts';
import { listCoveredAreas, type ReleaseCoverage, resolveCoverage } from './resolve-coverage.ts';
import { saveCoverage } from './save-coverage.ts';

/** The stored report of a release; older versions did not state months. */
type StoredReport = Partial<
  Pick<CrimeLoadReport, 'agency' | 'supply' | 'proposal' | 'withdrawn' | 'apart' | 'rules'>
>;

export async function readReleaseReport(
  client: PoolClient,
  releaseId: number,
): Promise<StoredReport> {
  const { rows } = await client.query<{ report: StoredReport }>(
    'select report from release where id = $1',
    [releaseId],
  );
  return rows[0]?.report ?? {};
}

/**
 * Accepts the proposal of a release in place of its earlier statement.
 * @throws Failure when the release proposes nothing
 */
export async function acceptCoverageProposal(
  client: PoolClient,
  releaseId: number,
  agencies: readonly Agency[],
  anyway?: readonly MonthRange[],
): Promise<ReleaseCoverage> {
  const { agency, proposal: stored } = await readReleaseReport(client, releaseId);
  // Releases of earlier versions have no `loss` and no `withheld`.
  const { withheld = [], loss = { lost: [] } }: Partial<CoverageProposal> = stored ?? {};
  const proposal = stored && { ...stored, withheld, loss };
  const covers = proposal?.covers ?? null;
  if (!proposal || covers === null || (proposal.complete.length === 0 && anyway === undefined))
    throw new Failure(
      `release ${releaseId} suggests no months; load its file again with --months and --covers`,
    );
  const supply = resolveCoverage({ accept: true, anyway }, proposal);
  const known = agencies.find(({ slug }) => slug === agency);
  const { rows } = await client.query<{ id: number }>('select id from agency where slug = $1', [
    agency,
  ]);
  await saveCoverage(client, releaseId, {
    agencyId: (rows[0] as { id: number }).id,
    months: supply.months,
    areas: listCoveredAreas(covers, known?.divisions ?? []),
  });
  await client.query('update release set report = report || $2 where id = $1', [
    releaseId,
    JSON.stringify({ supply, months: supply.months }),
  ]);
  await bumpVersion(client, 'crime');
  return supply;
}
