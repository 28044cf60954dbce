import type { Agency } from '@townlight/domain/county';
import type { PoolClient } from 'pg';
import type { ReleaseKind } from '../platform/parts/release-kind.ts';
import { describeRecords, describeSupply } from './describe-crime-load.ts';
import { acceptSupply, readReport } from './ingest/supply/accept-supply.ts';

/** What can be done with a release of crime records. */
export function crimeReleases(agencies: readonly Agency[]): ReleaseKind {
  return {
    kind: 'crime',
    show,
    async accept(client, releaseId) {
      await acceptSupply(client, releaseId, agencies);
      return [`release ${releaseId}:`, ...(await show(client, releaseId))];
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
