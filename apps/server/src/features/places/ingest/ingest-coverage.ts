import { PARTITIONS, type Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { type FileBytes, readFileBytes } from '../../../ingest/files/read-file-bytes.ts';
import { formatCount, formatList } from '../../../ingest/format-counts.ts';
import type { LoadReport, LoadResult, PublishResult } from '../../../ingest/release/load-result.ts';
import {
  computeFingerprint,
  lockReleases,
  publishIfChanged,
} from '../../../ingest/release/publish-release.ts';
import type { RejectsWriter } from '../../../ingest/release/rejects-writer.ts';
import { refuseAllRejected, withRejectsFile } from '../../../ingest/release/with-rejects-file.ts';
import { type CsvTable, parseCsvTable } from '../../../ingest/rows/parse-csv-table.ts';
import type { LoadContext } from '../../../ingest/run-load.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readAreaResidents } from '../store.ts';
import {
  applyCoverageFile,
  listPartlyPolicedAreas,
  type PartlyPolicedArea,
  saveCoverageFile,
} from './coverage-in-force.ts';
import { readAgencies, readCoverage, upsertAgencies } from './coverage-store.ts';
import { deriveCoverage } from './derive-coverage.ts';
import {
  type CoverablePartition,
  type KnownAgency,
  type MatchedCoverage,
  matchCoverage,
  toCoverageKey,
} from './match-coverage.ts';

export type CoverageLoadOptions = LoadContext & {
  file: string;
  agencies: readonly KnownAgency[];
};

export type CoverageReport = LoadReport & {
  partitions: Partition[];
  /** Pairs of area and agency that are no longer stated. */
  withdrawn: number;
  /** Names of neighborhoods without an agency. */
  without: string[];
  /** Zip codes and tracts whose coverage was derived from neighborhoods. */
  coverageDerived: number;
  policedInPart: PartlyPolicedArea[];
};

/** Publishes who polices which area, as one release: the file replaces the coverage of the partitions it names. */
export async function ingestCoverage(
  database: Database,
  ingest: CoverageLoadOptions,
): Promise<LoadResult<CoverageReport>> {
  const file = await readFileBytes(ingest.file);
  const table = parseCsvTable(file);
  const rejected = {
    folder: ingest.rejectsFolder,
    name: 'coverage',
    header: table.columns.names,
  };
  return await withRejectsFile(rejected, (rejects) =>
    inTransaction(database.pool, (client) =>
      publish(client, file, table, ingest.agencies, rejects),
    ),
  );
}

async function publish(
  client: PoolClient,
  { origin, sha256 }: FileBytes,
  table: CsvTable,
  county: readonly KnownAgency[],
  rejects: RejectsWriter,
): Promise<PublishResult<CoverageReport>> {
  await lockReleases(client);
  const fingerprint = computeFingerprint(sha256, []);
  const release = { subject: 'places', kind: 'coverage', source: 'coverage', origin, fingerprint };
  return await publishIfChanged(client, release, () =>
    saveCoverage(client, origin, table, county, rejects),
  );
}

async function saveCoverage(
  client: PoolClient,
  origin: string,
  table: CsvTable,
  county: readonly KnownAgency[],
  rejects: RejectsWriter,
) {
  const partitions = await readPartitions(client);
  const matched = matchCoverage(
    table,
    origin,
    { partitions, agencies: [...(await readAgencies(client)), ...county] },
    ({ line, fields }, reason) => rejects.add(line, reason, fields),
  );
  const { covered, counts, faults } = matched;
  refuseAllRejected(rejects, { origin, rowsRead: table.rows.length, advice: 'Fix the rows' });
  for (const [partition, rows] of matched.stated) {
    await saveCoverageFile(client, partition, rows);
    await applyCoverageFile(client, partition);
  }
  await upsertAgencies(client, matched.agencies);
  const derived = await deriveCoverage(client);

  const withdrawn = countWithdrawn(partitions, covered);
  const without = neighborhoodsWithout(partitions, covered);
  const remarks = faults.slice(0, 20);
  if (without.length > 0)
    remarks.push(
      `${formatCount(without.length, 'neighborhood is', 'neighborhoods are')} policed by nobody: ${formatList(without)}`,
    );
  if (withdrawn > 0)
    remarks.push(
      `${formatCount(withdrawn, 'row of an earlier file was', 'rows of earlier files were')} removed`,
    );
  const facts = {
    partitions: PARTITIONS.filter((partition) => covered.has(partition)),
    withdrawn,
    without,
    coverageDerived: derived.length,
    policedInPart: listPartlyPolicedAreas(derived),
  };
  return { counts: { rowsRead: table.rows.length, ...counts }, facts, remarks };
}

async function readPartitions(client: PoolClient): Promise<Record<Partition, CoverablePartition>> {
  const read: Partial<Record<Partition, CoverablePartition>> = {};
  for (const partition of PARTITIONS) {
    const areas = await readAreaResidents(client, partition);
    const pairs = await readCoverage(client, partition);
    read[partition] = {
      areas,
      before: new Map(pairs.map((pair) => [toCoverageKey(pair), pair.basis])),
    };
  }
  return read as Record<Partition, CoverablePartition>;
}

function countWithdrawn(
  partitions: Record<Partition, CoverablePartition>,
  covered: MatchedCoverage['covered'],
): number {
  let withdrawn = 0;
  for (const [partition, pairs] of covered)
    for (const [key, basis] of partitions[partition].before)
      if (basis === 'stated' && !pairs.has(key)) withdrawn++;
  return withdrawn;
}

function neighborhoodsWithout(
  partitions: Record<Partition, CoverablePartition>,
  covered: MatchedCoverage['covered'],
): string[] {
  const pairs = covered.get('neighborhoods');
  if (pairs === undefined) return [];
  const policed = new Set([...pairs.values()].map(({ areaId }) => areaId));
  return partitions.neighborhoods.areas
    .filter(({ id }) => !policed.has(id))
    .map(({ name }) => name);
}
