import type { Agency } from '@townlight/domain/county';
import type { PoolClient } from 'pg';
import { counted } from '../loading/counted.ts';
import type { ReleaseKind } from '../platform/parts/release-kind.ts';
import { describeRecords, describeSupply } from './describe-crime-load.ts';
import { acceptSupply, readReport } from './ingest/supply/accept-supply.ts';
import { parseMonths } from './ingest/supply/statement.ts';
import { withdrawRelease } from './ingest/versions/withdraw-release.ts';

/** Creates the operations on a release of crime records. */
export function crimeReleases(agencies: readonly Agency[]): ReleaseKind {
  return {
    kind: 'crime',
    show,
    async accept(client, releaseId, anyway) {
      const months = anyway === undefined ? undefined : parseMonths(anyway, '--anyway');
      await acceptSupply(client, releaseId, agencies, months);
      return [`release ${releaseId}:`, ...(await show(client, releaseId))];
    },
    async withdraw(client, releaseId) {
      const { removed, updated, inserted } = await withdrawRelease(client, releaseId);
      return [
        `release ${releaseId} is withdrawn: ${counted(removed, 'record')} gone, ` +
          `${counted(updated + inserted, 'record')} back to what other releases say; its months are no longer supplied by it`,
      ];
    },
  };
}

async function show(client: PoolClient, releaseId: number): Promise<string[]> {
  const { supply, proposal, ...records } = await readReport(client, releaseId);
  if (supply === undefined || proposal === undefined) return [];
  return [...describeRecords(records), ...describeSupply({ supply, proposal, releaseId })].map(
    (line) => `  ${line}`,
  );
}
