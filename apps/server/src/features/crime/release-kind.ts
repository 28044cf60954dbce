import type { Agency } from '@townlight/domain/county';
import type { PoolClient } from 'pg';
import { formatCount } from '../../ingest/format-counts.ts';
import type { ReleaseHandler } from '../../platform/features/release-handler.ts';
import { describeReleaseCoverage, describeReleaseRecords } from './describe-crime-load.ts';
import {
  acceptCoverageProposal,
  readReleaseReport,
} from './ingest/month-coverage/accept-coverage-proposal.ts';
import { parseMonths } from './ingest/month-coverage/coverage-statement.ts';
import { withdrawRelease } from './ingest/versions/withdraw-release.ts';

/** Creates the operations on a release of crime records. */
export function createCrimeReleaseKind(agencies: readonly Agency[]): ReleaseHandler {
  return {
    kind: 'crime',
    show: describeRelease,
    async accept(client, releaseId, anyway) {
      const months = anyway === undefined ? undefined : parseMonths(anyway, '--anyway');
      await acceptCoverageProposal(client, releaseId, agencies, months);
      return [`release ${releaseId}:`, ...(await describeRelease(client, releaseId))];
    },
    async withdraw(client, releaseId) {
      const { removed, updated, inserted } = await withdrawRelease(client, releaseId);
      return [
        `release ${releaseId} is withdrawn: ${formatCount(removed, 'record')} gone, ` +
          `${formatCount(updated + inserted, 'record')} back to what other releases say; its months are no longer supplied by it`,
      ];
    },
  };
}

async function describeRelease(client: PoolClient, releaseId: number): Promise<string[]> {
  const { supply, proposal, ...records } = await readReleaseReport(client, releaseId);
  if (supply === undefined || proposal === undefined) return [];
  return [
    ...describeReleaseRecords(records),
    ...describeReleaseCoverage({ supply, proposal, releaseId }),
  ].map((line) => `  ${line}`);
}
