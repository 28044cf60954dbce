import { createHash } from 'node:crypto';
import type { Bounds } from '@townlight/domain/county';
import type { PoolClient } from 'pg';
import { createPointIndex } from '../../places/index.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import { Failure } from '../../platform/failure.ts';
import {
  type LoadCounts,
  lockReleases,
  newestRelease,
  publishRelease,
  RejectsWriter,
} from '../../releases/index.ts';
import { deleteStreets, readPlaceShapes, readStreets, upsertStreets } from '../store.ts';
import type { AddressFormat, AddressRow } from './address-record.ts';
import { StreetCollector, streetKey } from './collect-streets.ts';
import { compareStreets } from './compare-streets.ts';
import { type AddressFile, openAddressFile } from './open-address-file.ts';

export interface AddressesIngest {
  readonly file: string;
  /** Found by looking unless told. */
  readonly format?: AddressFormat | undefined;
  /** Whose addresses these are; a newer file of the same source takes their place. */
  readonly source: string;
  /** Rows outside are rejected: they belong to another county, or have latitude and longitude swapped. */
  readonly bounds: Bounds;
  readonly rejectsFolder: string;
  readonly onProgress?: (rows: number, done: number) => void;
}

export interface AddressesReport extends LoadCounts {
  readonly releaseId: number;
  readonly origin: string;
  readonly format: AddressFormat;
  readonly source: string;
  readonly streets: number;
  readonly withdrawn: number;
}

export type AddressesLoaded =
  | {
      readonly outcome: 'published';
      readonly report: AddressesReport;
      readonly rejects: string | null;
    }
  | { readonly outcome: 'already-published'; readonly releaseId: number };

/** Publishes one file of addresses as one release, or nothing: the file is the whole truth for its source. */
export async function ingestAddresses(
  database: Database,
  ingest: AddressesIngest,
): Promise<AddressesLoaded> {
  const file = await openAddressFile(ingest.file, ingest.format);
  const rejects = new RejectsWriter(ingest.rejectsFolder, 'addresses');
  try {
    // the file is read before the transaction begins: others wait for it on the embedded store
    const shapes = await readPlaceShapes(database.pool);
    const index = createPointIndex(shapes);
    const names = new Map(shapes.map(({ id, name }) => [id, name]));
    const streets = new StreetCollector((x, y) => names.get(index.locate(x, y)) ?? '');
    const read = await collect(file, ingest, streets, rejects);
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([file.sha256(), file.format(), ingest.bounds, [...names]]))
      .digest('hex');
    const loaded = await inTransaction(database.pool, (client) =>
      publish(client, { file, ingest, streets, read, fingerprint }),
    );
    return loaded.outcome === 'published' ? { ...loaded, rejects: rejects.close().path } : loaded;
  } finally {
    rejects.close();
  }
}

interface Read {
  readonly rows: number;
  readonly rejected: number;
}

async function collect(
  file: AddressFile,
  { bounds, onProgress }: AddressesIngest,
  streets: StreetCollector,
  rejects: RejectsWriter,
): Promise<Read> {
  let [rows, rejected, firstFault] = [0, 0, ''];
  for await (const some of file.rows) {
    for (const row of some) {
      rows++;
      const fault = take(row, bounds, streets);
      if (fault === null) continue;
      rejected++;
      firstFault ||= `line ${row.line.toLocaleString('en')}: ${fault}`;
      rejects.add(row.line, fault, row.raw);
    }
    onProgress?.(rows, file.bytesRead() / file.bytes);
  }
  if (rows === 0) throw new Failure(`${file.origin}: holds no addresses; nothing was published`);
  if (rejected === rows)
    throw new Failure(
      `${file.origin}: all ${rows.toLocaleString('en')} rows were rejected, so nothing was published; ${firstFault}. ` +
        `Mend the file or choose the --format that fits it; all reasons are in ${rejects.close().path}`,
    );
  return { rows, rejected };
}

/** Puts a row where it belongs, or says why it belongs nowhere. */
function take({ record }: AddressRow, bounds: Bounds, streets: StreetCollector): string | null {
  if ('rejected' in record) return record.rejected;
  const [x, y] =
    'line' in record ? (record.line[0] as [number, number]) : [record.longitude, record.latitude];
  const [west, south, east, north] = bounds;
  if (x < west || x > east || y < south || y > north)
    return `lies at ${x}, ${y}, outside the county's box (longitude ${west} to ${east}, latitude ${south} to ${north})`;
  const taken = 'line' in record ? streets.addRange(record) : streets.addHouse(record);
  return taken ? null : `"${record.street}" is not the name of a street`;
}

async function publish(
  client: PoolClient,
  given: {
    file: AddressFile;
    ingest: AddressesIngest;
    streets: StreetCollector;
    read: Read;
    fingerprint: string;
  },
): Promise<
  | { outcome: 'published'; report: AddressesReport }
  | { outcome: 'already-published'; releaseId: number }
> {
  const { file, ingest, read, fingerprint } = given;
  await lockReleases(client);
  const newest = await newestRelease(client, 'addresses', ingest.source);
  if (newest?.fingerprint === fingerprint)
    return { outcome: 'already-published', releaseId: newest.id };
  const stored = new Map();
  for await (const some of readStreets(client, ingest.source))
    for (const street of some) stored.set(streetKey(street), street);
  const collected = given.streets.finish();
  const { toWrite, toDelete, withdrawn, ...counts } = compareStreets(collected, stored);
  await deleteStreets(client, toDelete);
  await upsertStreets(client, ingest.source, toWrite);
  const rows: LoadCounts = { rowsRead: read.rows, ...counts, rowsRejected: read.rejected };
  const facts = { format: file.format(), streets: collected.streets.size, withdrawn };
  const releaseId = await publishRelease(client, {
    kind: 'addresses',
    source: ingest.source,
    origin: file.origin,
    fingerprint,
    ...rows,
    report: facts,
    sample: false,
  });
  await bumpVersion(client, 'place-search');
  return {
    outcome: 'published',
    report: { releaseId, origin: file.origin, source: ingest.source, ...rows, ...facts },
  };
}
