import type { Partition } from '@townlight/domain/places';
import type { PoolClient } from 'pg';
import { type FileBytes, readFileBytes } from '../../../ingest/files/read-file-bytes.ts';
import { formatCount, formatList } from '../../../ingest/format-counts.ts';
import type { LoadReport, LoadResult, PublishResult } from '../../../ingest/release/load-result.ts';
import { computeFingerprint } from '../../../ingest/release/publish-release.ts';
import type { RejectsWriter } from '../../../ingest/release/rejects-writer.ts';
import { refuseAllRejected, withRejectsFile } from '../../../ingest/release/with-rejects-file.ts';
import type { LoadContext } from '../../../ingest/run-load.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { deriveCoverage } from './derive-coverage.ts';
import { createAreaFinder } from './match-area.ts';
import { type AreaResidents, publishResidents } from './publish-residents.ts';
import { type PopulationRow, readPopulation } from './read-population.ts';
import { refuseMassRemoval } from './refuse-mass-removal.ts';
import { applyResidentsFile, SAMPLE_RESIDENTS, saveResidentsFile } from './residents-in-force.ts';
import { checkResidentsVintage, countMatchedRows } from './vintages/check-vintages.ts';
import { refuseFewMatched } from './vintages/refuse-few-matched.ts';

export type PopulationLoadOptions = LoadContext & {
  partition: Partition;
  file: string;
  idColumn?: string | undefined;
  populationColumn?: string | undefined;
  /** Year of all figures, when no column has it. */
  year?: number | undefined;
  /** The census year of the file's areas, when its columns do not show it. */
  vintage?: number | undefined;
  /** Allows more areas without residents than a file of the same census leaves. */
  acceptAnyway?: boolean | undefined;
  /** Allows the file to leave most areas without residents. */
  replaceAll?: boolean | undefined;
};

export type PopulationReport = LoadReport & {
  /** Area names of rejected rows that match no area. */
  unmatched: string[];
  /** Names of areas without a figure after the load. */
  without: string[];
  /** The census year of the residents' areas. */
  vintage: number | null;
  partition: Partition;
};

/** Publishes a file of residents per area as one release, atomically: it replaces all figures of its partition. */
export async function ingestPopulation(
  database: Database,
  ingest: PopulationLoadOptions,
): Promise<LoadResult<PopulationReport>> {
  const file = await readFileBytes(ingest.file);
  const read = readPopulation(file, ingest);
  const { header } = read;
  const name = `${ingest.partition}-population`;
  return await withRejectsFile({ folder: ingest.rejectsFolder, name, header }, (rejects) =>
    inTransaction(database.pool, (client) => publish(client, ingest, file, read, rejects)),
  );
}

async function publish(
  client: PoolClient,
  ingest: PopulationLoadOptions,
  { origin, sha256 }: FileBytes,
  { rows, vintage }: { rows: readonly PopulationRow[]; vintage: number | null },
  rejects: RejectsWriter,
): Promise<PublishResult<PopulationReport>> {
  const {
    partition,
    idColumn,
    populationColumn,
    year,
    replaceAll = false,
    acceptAnyway = false,
  } = ingest;
  const fingerprint = computeFingerprint(sha256, [
    partition,
    idColumn,
    populationColumn,
    year,
    // the fingerprints of releases before this option must not change
    ...(ingest.vintage === undefined ? [] : [ingest.vintage]),
  ]);
  return await publishResidents(client, { partition, origin, fingerprint, vintage }, (areas) =>
    savePopulation(client, {
      partition,
      origin,
      vintage,
      areas,
      rows,
      rejects,
      replaceAll,
      acceptAnyway,
    }),
  );
}

async function savePopulation(
  client: PoolClient,
  given: {
    partition: Partition;
    origin: string;
    vintage: number | null;
    areas: readonly AreaResidents[];
    rows: readonly PopulationRow[];
    rejects: RejectsWriter;
    replaceAll: boolean;
    acceptAnyway: boolean;
  },
) {
  const { partition, origin, vintage, areas, rows, rejects, replaceAll, acceptAnyway } = given;
  const find = createAreaFinder(areas, partition);
  checkResidentsVintage(
    origin,
    partition,
    {
      residents: vintage,
      boundaries: areas[0]?.vintage ?? null,
      onSample: areas.every(({ residents_source }) => residents_source === SAMPLE_RESIDENTS),
    },
    () => countMatchedRows(namesOf(rows), areas, find),
  );
  const counts = { rowsNew: 0, rowsUpdated: 0, rowsUnchanged: 0, rowsRejected: 0 };
  const unmatched: string[] = [];
  const remarks: string[] = [];
  const firstLine = new Map<number, number>();
  for (const row of rows) {
    const area = find(row.area);
    const reason =
      row.area === ''
        ? (row.fault ?? 'names no area')
        : area === undefined
          ? `"${row.area}" is not one of the ${partition}`
          : firstLine.has(area.id)
            ? `is already on line ${firstLine.get(area.id)}`
            : row.fault;
    if (area === undefined || reason !== null) {
      if (area === undefined && row.area !== '') unmatched.push(row.area);
      else remarks.push(`line ${row.line}: ${row.area || 'the row'} ${reason}`);
      counts.rowsRejected++;
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
    else counts[before === null ? 'rowsNew' : 'rowsUpdated']++;
  }
  refuseAllRejected(rejects, {
    origin,
    rowsRead: rows.length,
    advice: 'Fix the rows, or name their columns with --id-column and --population-column',
  });
  if (!replaceAll)
    refuseMassRemoval({
      origin,
      before: areas.filter(
        ({ residents, residents_source }) =>
          residents !== null && residents_source !== SAMPLE_RESIDENTS,
      ),
      stays: ({ id }) => firstLine.has(id),
      lost: 'their residents',
    });
  const usable = rows.filter(({ area, fault }) => area !== '' && fault === null);
  await saveResidentsFile(client, partition, usable, origin, vintage);
  const { without } = await applyResidentsFile(client, partition);
  if (!acceptAnyway)
    refuseFewMatched(origin, partition, { areas: areas.length, without, source: origin });
  // residents determine how much of a zip code an agency polices
  await deriveCoverage(client);
  if (unmatched.length > 0)
    remarks.push(
      `${formatCount(unmatched.length, 'row matches', 'rows match')} no area: ${formatList(unmatched)}`,
    );
  if (without.length > 0)
    remarks.push(
      `${formatCount(without.length, 'area has', 'areas have')} no known number of residents: ${formatList(without)}`,
    );
  return {
    counts: { rowsRead: rows.length, ...counts },
    facts: { unmatched, without, vintage, partition },
    remarks,
  };
}

function namesOf(rows: readonly PopulationRow[]): string[] {
  return rows.map(({ area }) => area).filter((area) => area !== '');
}
