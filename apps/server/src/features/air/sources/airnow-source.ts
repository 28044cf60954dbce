import { formatCount, formatList } from '../../../ingest/format-counts.ts';
import { RejectsWriter } from '../../../ingest/release/rejects-writer.ts';
import { rejectsFolderPath } from '../../../ingest/release/with-rejects-file.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Failure } from '../../../platform/failure.ts';
import type { SourceKind, SourceOutcome, SourceRun } from '../../sources/index.ts';
import type { AirCounty } from '../ingest/ingest-air.ts';
import {
  type AirLoadReport,
  type AirReleaseOptions,
  publishReadings,
} from '../ingest/publish-readings.ts';
import { ReadingRowSorter } from '../ingest/reading-row-sorter.ts';
import {
  type AirNowProgress,
  type AirNowSettings,
  airNowProgressSchema,
  airNowSettingsSchema,
} from './airnow-settings.ts';
import { type FetchedHours, fetchHours } from './fetch-hours.ts';
import { refreshSites } from './refresh-sites.ts';

/** Creates the source that loads AirNow's hourly files: new, missing and revised ones. */
export function createAirNowSource(county: AirCounty): SourceKind {
  const kind: SourceKind<AirNowSettings> = {
    kind: 'airnow',
    description: "AirNow's hourly files of readings, at an address with the hour in braces",
    place: 'address',
    settings: airNowSettingsSchema,
    run: (run) => runAirNow(run, county),
  };
  return kind as SourceKind;
}

async function runAirNow(
  run: SourceRun<AirNowSettings>,
  county: AirCounty,
): Promise<SourceOutcome> {
  const mark = airNowProgressSchema.safeParse(run.mark).data ?? { hours: {}, sitesReadAt: null };
  const { registry, readAt, fault } = await refreshSites(run, county, mark.sitesReadAt);
  const rejects = new RejectsWriter(rejectsFolderPath(run.dataFolder), 'air-airnow');
  try {
    const intake = new ReadingRowSorter(registry, rejects, run.now);
    const fetched = await fetchHours(run, mark.hours, intake);
    if (registry.accepted.size === 0 && intake.unknown.size > 0)
      throw new Failure(
        `the locations of these stations are not known: ${formatList([...intake.unknown], 3)}; ` +
          'add the source again with --setting sites=<address of the file of monitoring sites>',
      );
    const report = await publish(run, fetched.origin, {
      source: 'airnow',
      readings: intake.readings,
      stations: registry.accepted,
      renames: readAt !== mark.sitesReadAt,
      rejected: rejects.count,
      passedOver: intake.passedOver,
      onlyChanges: true,
    });
    await run.saveMark({ hours: fetched.hours, sitesReadAt: readAt } satisfies AirNowProgress);
    // the fetched hours are published by now; a source without new files is reported as a failure
    if (fetched.failure !== undefined) throw fetched.failure;
    const message = [describe(report, fetched), ...fetched.faults, ...(fault ? [fault] : [])];
    return { published: report !== null, message: message.join('; ') };
  } finally {
    rejects.close();
  }
}

async function publish(
  { database }: SourceRun<AirNowSettings>,
  origin: string | null,
  release: Omit<AirReleaseOptions, 'origin'>,
): Promise<AirLoadReport | null> {
  if (origin === null || release.readings.stations.size === 0) return null;
  return await inTransaction(database.pool, (client) =>
    publishReadings(client, { ...release, origin }),
  );
}

function describe(report: AirLoadReport | null, { files, missing }: FetchedHours): string {
  const absent = missing > 0 ? `, ${missing} not there yet` : '';
  const hours = `${formatCount(files, 'hour')} read${absent}`;
  if (report === null) return `nothing new; ${hours}`;
  const n = (count: number) => count.toLocaleString('en');
  return (
    `${n(report.rowsNew)} new, ${n(report.rowsUpdated)} revised, ${n(report.rowsRejected)} rejected ` +
    `of ${n(report.rowsRead)} readings; ${hours}`
  );
}
