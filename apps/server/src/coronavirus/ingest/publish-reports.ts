import { drizzle } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { LoadReport } from '../../loading/release/loaded.ts';
import { lockReleases } from '../../loading/release/lock-releases.ts';
import { publishRelease } from '../../loading/release/publish-release.ts';
import { readReports } from '../store.ts';
import { findChanges } from './find-changes.ts';
import type { GatheredReports } from './gathered-reports.ts';
import type { ReportIntake } from './report-intake.ts';
import { removeSampleCases } from './sample-cases.ts';
import { writeChanges } from './write-changes.ts';

export type CoronavirusFacts = {
  /** How many reporting areas the load has reports of. */
  readonly areas: number;
  /** Totals that the load withholds. */
  readonly withheld: number;
  /** Numbers that stay withheld, because an earlier load withheld them. */
  readonly stayWithheld: number;
  /** Days on which a total of the load is lower than on the day before. */
  readonly lowered: number;
  /** Nothing for the sample. */
  readonly passedOver?: ReportIntake['passedOver'] | undefined;
};

/** rowsRead counts reports, one an area and day, and rows that could not be taken. */
export type CoronavirusReport = LoadReport & CoronavirusFacts;

interface CoronavirusRelease {
  /** e.g. `lacounty`. */
  readonly source: string;
  /** Where the reports come from: a file's name or an address. */
  readonly origin: string;
  readonly reports: GatheredReports;
  readonly rejected: number;
  readonly passedOver?: ReportIntake['passedOver'];
  readonly sample?: boolean;
  readonly fingerprint?: string;
  readonly remarks?: readonly string[];
}

/** Publishes reports as one release inside the caller's transaction. The first real ones take the place of the sample's. */
export async function publishReports(
  client: PoolClient,
  given: CoronavirusRelease,
): Promise<CoronavirusReport> {
  // no other load may change what these reports are compared with
  await lockReleases(client);
  const { source, origin, reports, sample = false } = given;
  const sampleWent = !sample && (await removeSampleCases(client));
  const changes = findChanges(reports, await readReports(drizzle(client)));
  const release = { subject: 'coronavirus', kind: 'coronavirus', source, origin, sample };
  return await publishRelease(client, release, async (releaseId) => {
    await writeChanges(client, changes, { residents: reports.residents, releaseId });
    const counts = {
      rowsNew: changes.added,
      rowsUpdated: changes.updated,
      rowsUnchanged: changes.unchanged,
      rowsRejected: given.rejected,
    };
    return {
      counts: { rowsRead: Object.values(counts).reduce((sum, n) => sum + n, 0), ...counts },
      facts: {
        areas: reports.areas.size,
        withheld: reports.withheld(),
        stayWithheld: changes.stayWithheld,
        lowered: reports.lowered(),
        passedOver: given.passedOver,
      },
      remarks: [
        ...(given.remarks ?? []),
        ...(sampleWent ? ["the sample's cases were removed"] : []),
      ],
      fingerprint: given.fingerprint ?? '',
    };
  });
}
