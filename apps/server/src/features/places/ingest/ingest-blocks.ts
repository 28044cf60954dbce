import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { type FileBytes, readFileBytes } from '../../../ingest/files/read-file-bytes.ts';
import { formatCount, formatList } from '../../../ingest/format-counts.ts';
import type { LoadResult, PublishResult } from '../../../ingest/release/load-result.ts';
import { computeFingerprint } from '../../../ingest/release/publish-release.ts';
import type { RejectsWriter } from '../../../ingest/release/rejects-writer.ts';
import { refuseAllRejected, withRejectsFile } from '../../../ingest/release/with-rejects-file.ts';
import type { LoadContext } from '../../../ingest/run-load.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Failure } from '../../../platform/failure.ts';
import { readAreaResidents } from '../store.ts';
import { deriveCoverage } from './derive-coverage.ts';
import type { PopulationReport } from './ingest-population.ts';
import { type AreaResidents, publishResidents } from './publish-residents.ts';
import { type BlockColumns, type BlockRow, readBlocks } from './read-blocks.ts';
import { refuseMassRemoval } from './refuse-mass-removal.ts';
import { applyResidentsFile, SAMPLE_RESIDENTS, saveResidentsFile } from './residents-in-force.ts';

export interface BlocksLoadOptions extends LoadContext, BlockColumns {
  readonly file: string;
  /** The year of all figures. */
  readonly year?: number | undefined;
  /** Allows the file to leave most areas without residents. */
  readonly replaceAll?: boolean | undefined;
}

const PARTITION: Partition = 'neighborhoods';

/**
 * Publishes the residents of neighborhoods as sums of census blocks, each in the area where its middle is. They replace
 * all figures of neighborhoods, and are summed again when boundaries change.
 */
export async function ingestBlocks(
  database: Database,
  ingest: BlocksLoadOptions,
): Promise<LoadResult<PopulationReport>> {
  const file = await readFileBytes(ingest.file);
  const { header, rows } = readBlocks(file, ingest);
  const name = `${PARTITION}-population`;
  return await withRejectsFile({ folder: ingest.rejectsFolder, name, header }, (rejects) =>
    inTransaction(database.pool, (client) => publish(client, ingest, file, rows, rejects)),
  );
}

async function publish(
  client: PoolClient,
  ingest: BlocksLoadOptions,
  { origin, sha256 }: FileBytes,
  rows: readonly BlockRow[],
  rejects: RejectsWriter,
): Promise<PublishResult<PopulationReport>> {
  const { populationColumn, longitudeColumn, latitudeColumn, year } = ingest;
  const fingerprint = computeFingerprint(sha256, [
    ...['blocks', populationColumn, longitudeColumn, latitudeColumn, year],
  ]);
  const release = { partition: PARTITION, origin, fingerprint, vintage: null };
  return await publishResidents(client, release, (before) =>
    saveBlocks(client, { ...ingest, origin, rows, rejects, before }),
  );
}

async function saveBlocks(
  client: PoolClient,
  given: BlocksLoadOptions & {
    readonly origin: string;
    readonly rows: readonly BlockRow[];
    readonly rejects: RejectsWriter;
    readonly before: readonly AreaResidents[];
  },
) {
  const { origin, rows, rejects, before, year = null, replaceAll = false } = given;
  const usable = rows.filter(({ fault }) => fault === null);
  for (const { line, fields, fault } of rows)
    if (fault !== null) rejects.add(line, fault, [...fields]);
  refuseAllRejected(rejects, {
    origin,
    rowsRead: rows.length,
    advice: 'Fix the rows, or name the columns with --longitude-column and --latitude-column',
  });
  await saveResidentsFile(
    client,
    PARTITION,
    usable.map(({ line, residents, longitude, latitude }) => ({
      line,
      area: '',
      residents,
      year,
      longitude,
      latitude,
    })),
    origin,
  );
  const { without, outside } = await applyResidentsFile(client, PARTITION);
  const after = new Map(
    (await readAreaResidents(client, PARTITION)).map((area) => [area.id, area]),
  );
  const inAreas = usable.length - outside;
  if (inAreas === 0)
    throw new Failure(
      `${origin}: none of its rows is in a neighborhood; ` +
        'check that longitude and latitude are degrees, and of this county',
    );
  if (!replaceAll)
    refuseMassRemoval({
      origin,
      before: before.filter(
        ({ residents, residents_source }) =>
          residents !== null && residents_source !== SAMPLE_RESIDENTS,
      ),
      stays: ({ id }) => after.get(id)?.residents !== null,
      lost: 'their residents',
    });
  await deriveCoverage(client);
  const total = [...after.values()].reduce((sum, { residents }) => sum + (residents ?? 0), 0);
  const n = (count: number) => count.toLocaleString('en');
  return {
    counts: {
      rowsRead: rows.length,
      rowsNew: inAreas,
      rowsUpdated: 0,
      rowsUnchanged: 0,
      rowsRejected: rows.length - usable.length,
    },
    facts: { unmatched: [], without, vintage: null, partition: PARTITION },
    remarks: [
      `${n(inAreas)} of ${n(usable.length)} rows are in a neighborhood; ${n(total)} residents`,
      ...(without.length === 0
        ? []
        : [
            `${formatCount(without.length, 'area has', 'areas have')} no row: ${formatList(without)}`,
          ]),
    ],
  };
}
