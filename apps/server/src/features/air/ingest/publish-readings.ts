import type { ReadingFlag } from '@townlight/domain/air';
import type { PoolClient } from 'pg';
import type { LoadReport } from '../../../ingest/release/load-result.ts';
import { lockReleases, publishRelease } from '../../../ingest/release/publish-release.ts';
import { findReadingChanges } from './find-reading-changes.ts';
import type { LoadedReadings } from './loaded-readings.ts';
import type { StationRecord } from './parsed-reading.ts';
import type { SkippedReadings } from './reading-row-sorter.ts';
import { removeSampleAir } from './sample-air.ts';
import { saveReadingChanges } from './save-reading-changes.ts';

export type AirLoadFacts = {
  /** Number of stations with readings in the load. */
  readonly stations: number;
  readonly flagged: Readonly<Partial<Record<ReadingFlag, number>>>;
  /** Undefined for the sample, which has none. */
  readonly passedOver?: SkippedReadings | undefined;
};

/** Report of an air load; `rowsRead` counts readings of stations in reach and rows that could not be read. */
export type AirLoadReport = LoadReport & AirLoadFacts;

export interface AirReleaseOptions {
  /** Name of the source, e.g. `airnow`. */
  readonly source: string;
  /** Origin of the readings: a file name or a URL. */
  readonly origin: string;
  readonly readings: LoadedReadings;
  /** Locations of the stations of these readings. */
  readonly stations: ReadonlyMap<string, StationRecord>;
  /** Whether these names and locations replace the stored ones. */
  readonly renames: boolean;
  readonly rejected: number;
  readonly passedOver?: SkippedReadings;
  readonly sample?: boolean;
  /** Publishes nothing where nothing changes; by default an unchanged load is published too. */
  readonly onlyChanges?: boolean;
  readonly fingerprint?: string;
  readonly remarks?: readonly string[];
}

/**
 * Publishes readings as one release inside the caller's transaction. The first real readings replace those of the
 * sample.
 * @returns null where nothing changes and `onlyChanges` is set
 */
export async function publishReadings(
  client: PoolClient,
  given: AirReleaseOptions,
): Promise<AirLoadReport | null> {
  // no other load may change the readings that these are compared with
  await lockReleases(client);
  const { source, origin, readings, sample = false } = given;
  const isSampleRemoved = !sample && (await removeSampleAir(client));
  const changes = await findReadingChanges(client, readings);
  if (given.onlyChanges && changes.byStation.size === 0) return null;
  const release = { subject: 'air', kind: 'air', source, origin, sample };
  return await publishRelease(client, release, async (releaseId) => {
    await saveReadingChanges(client, changes, { ...given, releaseId });
    const counts = {
      rowsNew: changes.added,
      rowsUpdated: changes.updated,
      rowsUnchanged: changes.unchanged,
      rowsRejected: given.rejected,
    };
    return {
      counts: { rowsRead: Object.values(counts).reduce((sum, n) => sum + n, 0), ...counts },
      facts: {
        stations: readings.stations.size,
        flagged: changes.flagged,
        passedOver: given.passedOver,
      },
      remarks: [
        ...(given.remarks ?? []),
        ...(isSampleRemoved ? ["the sample's readings and stations were removed"] : []),
      ],
      fingerprint: given.fingerprint ?? '',
    };
  });
}
