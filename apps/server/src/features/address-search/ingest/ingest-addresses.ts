import type { Bounds } from '@townlight/domain/county';
import type { PoolClient } from 'pg';
import type { LoadReport, LoadResult } from '../../../ingest/release/load-result.ts';
import { computeFingerprint, publishIfChanged } from '../../../ingest/release/publish-release.ts';
import type { RejectsWriter } from '../../../ingest/release/rejects-writer.ts';
import { refuseAllRejected, withRejectsFile } from '../../../ingest/release/with-rejects-file.ts';
import { checkOutsideCounty } from '../../../ingest/rows/check-outside-county.ts';
import type { LoadContext } from '../../../ingest/run-load.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { Failure } from '../../../platform/failure.ts';
import { createPointIndex } from '../../places/index.ts';
import { deleteStreets, readPlaceShapes, readStreets, upsertStreets } from '../store.ts';
import type { AddressFormat, AddressRow } from './address-record.ts';
import { StreetCollector, streetKey } from './collect-streets.ts';
import { compareStreets } from './compare-streets.ts';
import { type AddressFile, openAddressFile } from './open-address-file.ts';

export interface AddressLoadOptions extends LoadContext {
  readonly file: string;
  /** Detected by default. */
  readonly format?: AddressFormat | undefined;
  /** Name of the source; a newer file of the same source replaces its addresses. */
  readonly source: string;
  /** Rows outside are rejected: they belong to another county, or latitude and longitude are swapped. */
  readonly bounds: Bounds;
  /** Accepts a file most of whose rows are outside. */
  readonly acceptOutside?: boolean | undefined;
}

export type AddressLoadReport = LoadReport & {
  readonly format: AddressFormat;
  readonly source: string;
  readonly streets: number;
  readonly withdrawn: number;
};

/** Publishes one file of addresses as one release, or nothing. The file replaces all addresses of its source. */
export async function ingestAddresses(
  database: Database,
  ingest: AddressLoadOptions,
): Promise<LoadResult<AddressLoadReport>> {
  const file = await openAddressFile(ingest.file, ingest.format);
  return await withRejectsFile(
    { folder: ingest.rejectsFolder, name: 'addresses' },
    async (rejects) => {
      // the file is read before the transaction begins, because the embedded store blocks other connections during it
      const shapes = await readPlaceShapes(database.pool);
      const index = createPointIndex(shapes);
      const names = new Map(shapes.map(({ id, name }) => [id, name]));
      const streets = new StreetCollector((x, y) => names.get(index.locate(x, y)) ?? '');
      const read = await readRows(file, ingest, streets, rejects);
      const fingerprint = computeFingerprint(file.sha256(), [
        file.format(),
        ingest.bounds,
        [...names],
      ]);
      const { source } = ingest;
      const release = {
        subject: 'place-search',
        kind: 'addresses',
        source,
        origin: file.origin,
        fingerprint,
      };
      return await inTransaction(database.pool, (client) =>
        publishIfChanged(client, release, async () => {
          const { counts, ...written } = await saveStreets(client, source, streets);
          return {
            counts: { rowsRead: read.rows, ...counts, rowsRejected: read.rejected },
            facts: { format: file.format(), source, ...written },
            remarks: read.remarks,
          };
        }),
      );
    },
  );
}

interface Read {
  readonly rows: number;
  readonly rejected: number;
  readonly remarks: readonly string[];
}

async function readRows(
  file: AddressFile,
  { bounds, acceptOutside, onProgress }: AddressLoadOptions,
  streets: StreetCollector,
  rejects: RejectsWriter,
): Promise<Read> {
  let [rows, rejected, outside] = [0, 0, 0];
  const firstOutside: string[] = [];
  for await (const some of file.rows) {
    for (const row of some) {
      rows++;
      const away = outsideFault(row, bounds);
      if (away !== null && outside++ === 0) firstOutside.push(`line ${row.line} ${away}`);
      const fault = away ?? addRow(row, streets);
      if (fault === null) continue;
      rejected++;
      rejects.add(row.line, fault, row.raw);
    }
    onProgress?.(rows, file.done());
  }
  if (rows === 0) throw new Failure(`${file.origin}: has no addresses; nothing was published`);
  const hint = 'Fix the file or choose the --format that fits it';
  refuseAllRejected(rejects, { origin: file.origin, rowsRead: rows, advice: hint });
  const remarks = checkOutsideCounty({
    origin: file.origin,
    singular: 'row',
    all: rows,
    outside: firstOutside,
    outsideCount: outside,
    advice:
      'Check that latitude and longitude are not swapped and that it is the file of this county',
    accepted: acceptOutside,
  });
  return { rows, rejected, remarks };
}

/** Returns where a row is if it is outside the bounds. */
function outsideFault({ record }: AddressRow, bounds: Bounds): string | null {
  if ('rejected' in record) return null;
  const [x, y] =
    'line' in record ? (record.line[0] as [number, number]) : [record.longitude, record.latitude];
  const [west, south, east, north] = bounds;
  if (x < west || x > east || y < south || y > north)
    return `is at ${x}, ${y}, outside the county's box (longitude ${west} to ${east}, latitude ${south} to ${north})`;
  return null;
}

/** Adds a row to its street, or returns why it is rejected. */
function addRow({ record }: AddressRow, streets: StreetCollector): string | null {
  if ('rejected' in record) return record.rejected;
  const isAdded = 'line' in record ? streets.addRange(record) : streets.addHouse(record);
  return isAdded ? null : `"${record.street}" is not the name of a street`;
}

async function saveStreets(client: PoolClient, source: string, streets: StreetCollector) {
  const stored = new Map();
  for await (const some of readStreets(client, source))
    for (const street of some) stored.set(streetKey(street), street);
  const collected = streets.finish();
  const { toWrite, toDelete, withdrawn, ...counts } = compareStreets(collected, stored);
  await deleteStreets(client, toDelete);
  await upsertStreets(client, source, toWrite);
  return { counts, withdrawn, streets: collected.streets.size };
}
