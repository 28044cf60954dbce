import { PARTITIONS, type Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import { Failure } from '../../platform/failure.ts';
import {
  lockReleases,
  newestRelease,
  publishRelease,
  RejectsWriter,
} from '../../releases/index.ts';
import {
  readAgencies,
  readCoverage,
  replaceStatedCoverage,
  upsertAgencies,
} from '../coverage-store.ts';
import { deriveCoverage } from '../derive-coverage.ts';
import { readResidents } from '../store.ts';
import { counted, fingerprintOf, type Loaded, type LoadReport, listed } from './loaded.ts';
import {
  type CoverablePartition,
  type KnownAgency,
  type MatchedCoverage,
  matchCoverage,
  pairKey,
} from './match-coverage.ts';
import { type FileBytes, readBytes } from './read-feature-file.ts';
import { readTable, type Table } from './read-table.ts';

export type CoverageIngest = {
  file: string;
  rejectsFolder: string;
  agencies: readonly KnownAgency[];
};

export type CoverageReport = LoadReport & {
  partitions: Partition[];
  /** Pairs of area and agency that were stated before and are no more. */
  withdrawn: number;
  /** Names of neighborhoods that nobody is said to police. */
  without: string[];
  /** Zip codes and tracts whose coverage was derived from neighborhoods. */
  coverageDerived: number;
};

/** Publishes who polices which area, as one release: the file is the whole truth for the partitions it names. */
export async function ingestCoverage(
  database: Database,
  ingest: CoverageIngest,
): Promise<Loaded<CoverageReport>> {
  const file = await readBytes(ingest.file);
  const table = readTable(file);
  const rejects = new RejectsWriter(ingest.rejectsFolder, 'coverage', table.header);
  try {
    const loaded = await inTransaction(database.pool, (client) =>
      publish(client, file, table, ingest.agencies, rejects),
    );
    return loaded.outcome === 'published' ? { ...loaded, rejects: rejects.close().path } : loaded;
  } finally {
    rejects.close();
  }
}

type Published =
  | { outcome: 'published'; report: CoverageReport }
  | { outcome: 'already-published'; releaseId: number };

async function publish(
  client: PoolClient,
  { origin, sha256 }: FileBytes,
  table: Table,
  county: readonly KnownAgency[],
  rejects: RejectsWriter,
): Promise<Published> {
  await lockReleases(client);
  // new boundaries may hold areas that the same file could not reach before
  const boundaries: number[] = [];
  for (const partition of PARTITIONS)
    boundaries.push((await newestRelease(client, 'boundaries', partition))?.id ?? 0);
  const fingerprint = fingerprintOf(sha256, boundaries);
  const newest = await newestRelease(client, 'coverage', 'coverage');
  if (newest?.fingerprint === fingerprint)
    return { outcome: 'already-published', releaseId: newest.id };

  const partitions = await readPartitions(client);
  const matched = matchCoverage(
    table,
    origin,
    { partitions, agencies: [...(await readAgencies(client)), ...county] },
    ({ line, fields }, reason) => rejects.add(line, reason, fields),
  );
  const { covered, counts, faults } = matched;
  if (covered.size === 0)
    throw new Failure(
      `${origin}: all ${table.rows.length} rows were rejected, so nothing was published; ${faults[0]}`,
    );
  for (const [partition, pairs] of covered)
    await replaceStatedCoverage(client, partition, [...pairs.values()]);
  await upsertAgencies(client, matched.agencies);
  const coverageDerived = await deriveCoverage(client, ['zipcodes', 'tracts']);

  const withdrawn = countWithdrawn(partitions, covered);
  const without = neighborhoodsWithout(partitions, covered);
  const remarks = faults.slice(0, 20);
  if (without.length > 0)
    remarks.push(
      `${counted(without.length, 'neighborhood is', 'neighborhoods are')} policed by nobody: ${listed(without)}`,
    );
  if (withdrawn > 0)
    remarks.push(
      `${counted(withdrawn, 'statement of an earlier file was', 'statements of earlier files were')} withdrawn`,
    );
  const facts = {
    origin,
    partitions: PARTITIONS.filter((partition) => covered.has(partition)),
    withdrawn,
    without,
    coverageDerived,
    remarks,
  };
  const rows = { rowsRead: table.rows.length, ...counts };
  const releaseId = await publishRelease(client, {
    kind: 'coverage',
    source: 'coverage',
    origin,
    fingerprint,
    ...rows,
    report: facts,
    sample: false,
  });
  await bumpVersion(client, 'places');
  return { outcome: 'published', report: { releaseId, ...rows, ...facts } };
}

async function readPartitions(client: PoolClient): Promise<Record<Partition, CoverablePartition>> {
  const read: Partial<Record<Partition, CoverablePartition>> = {};
  for (const partition of PARTITIONS) {
    const areas = await readResidents(client, partition);
    const pairs = await readCoverage(client, partition);
    read[partition] = { areas, before: new Map(pairs.map((pair) => [pairKey(pair), pair.basis])) };
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
