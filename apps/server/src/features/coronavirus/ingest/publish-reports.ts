import type { PoolClient } from 'pg';
import type { LoadReport } from '../../../ingest/release/load-result.ts';
import { lockReleases, publishRelease } from '../../../ingest/release/publish-release.ts';
import { readAreaReports } from '../store.ts';
import type { CaseReportRowSorter } from './case-report-row-sorter.ts';
import { findReportChanges } from './find-report-changes.ts';
import type { LoadedCaseReports } from './loaded-case-reports.ts';
import { removeSampleCases } from './sample-cases.ts';
import { saveCaseReports } from './save-case-reports.ts';

export type CoronavirusLoadFacts = {
  /** Number of reporting areas with reports in the load. */
  readonly areas: number;
  /** Number of totals that the load withholds. */
  readonly withheld: number;
  /** Number of totals that remain withheld, because an earlier load withheld them. */
  readonly stayWithheld: number;
  /** Number of days on which a total of the load is lower than on the day before. */
  readonly lowered: number;
  /** Undefined for the sample. */
  readonly passedOver?: CaseReportRowSorter['passedOver'] | undefined;
};

/** Report of a coronavirus load; `rowsRead` counts reports, one per area and day, and rows that could not be read. */
export type CoronavirusLoadReport = LoadReport & CoronavirusLoadFacts;

interface CoronavirusReleaseOptions {
  /** Name of the source, e.g. `lacounty`. */
  readonly source: string;
  /** Origin of the reports: a file name or a URL. */
  readonly origin: string;
  readonly reports: LoadedCaseReports;
  readonly rejected: number;
  readonly passedOver?: CaseReportRowSorter['passedOver'];
  readonly sample?: boolean;
  readonly fingerprint?: string;
  readonly remarks?: readonly string[];
}

/**
 * Publishes reports as one release inside the caller's transaction. The first real reports replace those of the
 * sample.
 */
export async function publishReports(
  client: PoolClient,
  given: CoronavirusReleaseOptions,
): Promise<CoronavirusLoadReport> {
  // no other load may change the reports that these are compared with
  await lockReleases(client);
  const { source, origin, reports, sample = false } = given;
  const isSampleRemoved = !sample && (await removeSampleCases(client));
  const changes = findReportChanges(reports, await readAreaReports(client));
  const release = { subject: 'coronavirus', kind: 'coronavirus', source, origin, sample };
  return await publishRelease(client, release, async (releaseId) => {
    await saveCaseReports(client, changes, { residents: reports.residents, releaseId });
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
        ...(isSampleRemoved ? ["the sample's cases were removed"] : []),
      ],
      fingerprint: given.fingerprint ?? '',
    };
  });
}
