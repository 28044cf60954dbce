import type { Partition } from '@townlight/domain/places';
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
import { type ResidentsOfArea, readResidents, writeResidents } from '../store.ts';
import { counted, fingerprintOf, type Loaded, type LoadReport, listed } from './loaded.ts';
import { areaFinder } from './match-area.ts';
import { type FileBytes, readBytes } from './read-feature-file.ts';
import { type PopulationRow, readPopulation } from './read-population.ts';

export type PopulationIngest = {
  partition: Partition;
  file: string;
  rejectsFolder: string;
  idColumn?: string | undefined;
  populationColumn?: string | undefined;
  /** Of all figures, where no column says it. */
  year?: number | undefined;
};

export type PopulationReport = LoadReport & {
  /** What the rejected rows call their areas, for those that no area is called. */
  unmatched: string[];
  /** Names of areas that have no figure after the load. */
  without: string[];
};

/** Publishes one file of residents per area as one release, or nothing. */
export async function ingestPopulation(
  database: Database,
  ingest: PopulationIngest,
): Promise<Loaded<PopulationReport>> {
  const file = await readBytes(ingest.file);
  const { header, rows } = readPopulation(file, ingest);
  const rejects = new RejectsWriter(ingest.rejectsFolder, `${ingest.partition}-population`, header);
  try {
    const loaded = await inTransaction(database.pool, (client) =>
      publish(client, ingest, file, rows, rejects),
    );
    return loaded.outcome === 'published' ? { ...loaded, rejects: rejects.close().path } : loaded;
  } finally {
    rejects.close();
  }
}

type Published =
  | { outcome: 'published'; report: PopulationReport }
  | { outcome: 'already-published'; releaseId: number };

async function publish(
  client: PoolClient,
  { partition, idColumn, populationColumn, year }: PopulationIngest,
  { origin, sha256 }: FileBytes,
  rows: readonly PopulationRow[],
  rejects: RejectsWriter,
): Promise<Published> {
  await lockReleases(client);
  const areas = await readResidents(client, partition);
  if (areas.length === 0)
    throw new Failure(
      `${origin}: there are no ${partition} yet; load their boundaries first ` +
        `(townlight ingest boundaries --partition ${partition} --file …)`,
    );
  // new boundaries may hold areas that the same file could not reach before
  const boundaries = (await newestRelease(client, 'boundaries', partition))?.id ?? 0;
  const options = [partition, idColumn, populationColumn, year, boundaries];
  const fingerprint = fingerprintOf(sha256, options);
  const newest = await newestRelease(client, 'population', partition);
  if (newest?.fingerprint === fingerprint)
    return { outcome: 'already-published', releaseId: newest.id };

  const find = areaFinder(areas, partition);
  const counts = { rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 0, rowsRejected: 0 };
  const unmatched: string[] = [];
  const remarks: string[] = [];
  const firstLine = new Map<number, number>();
  let firstFault = '';
  const changed: ResidentsOfArea[] = [];
  for (const row of rows) {
    const area = find(row.area);
    const reason =
      row.area === ''
        ? 'names no area'
        : area === undefined
          ? `"${row.area}" is no area of ${partition}`
          : firstLine.has(area.id)
            ? `stands on line ${firstLine.get(area.id)} already`
            : row.fault;
    if (area === undefined || reason !== null) {
      if (area === undefined && row.area !== '') unmatched.push(row.area);
      else remarks.push(`line ${row.line}: ${row.area || 'the row'} ${reason}`);
      counts.rowsRejected++;
      firstFault ||= `line ${row.line}: ${reason}`;
      rejects.add(row.line, reason ?? '', row.fields);
      continue;
    }
    firstLine.set(area.id, row.line);
    const before = area.residents;
    const same =
      before === row.residents &&
      area.residents_year === row.year &&
      area.residents_source === origin;
    if (same) counts.rowsUnchanged++;
    else {
      counts[before === null ? 'rowsNew' : 'rowsUpdated']++;
      changed.push({ id: area.id, residents: row.residents, year: row.year });
    }
    area.residents = row.residents;
  }
  if (firstLine.size === 0)
    throw new Failure(
      `${origin}: all ${rows.length} rows were rejected, so nothing was published; ${firstFault}. ` +
        `Mend the rows, or name their columns with --id-column and --population-column; all reasons are in ${rejects.close().path}`,
    );
  await writeResidents(client, changed, origin);

  const without = areas.filter(({ residents }) => residents === null).map(({ name }) => name);
  if (unmatched.length > 0)
    remarks.push(
      `${counted(unmatched.length, 'row matches', 'rows match')} no area: ${listed(unmatched)}`,
    );
  if (without.length > 0)
    remarks.push(
      `${counted(without.length, 'area has', 'areas have')} no residents known: ${listed(without)}`,
    );
  const facts = { origin, unmatched, without, remarks };
  const read = { rowsRead: rows.length, ...counts };
  const releaseId = await publishRelease(client, {
    kind: 'population',
    source: partition,
    origin,
    fingerprint,
    ...read,
    report: facts,
    sample: false,
  });
  await bumpVersion(client, 'places');
  return { outcome: 'published', report: { releaseId, ...read, ...facts } };
}
