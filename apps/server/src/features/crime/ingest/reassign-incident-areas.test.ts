import { toYearMonth } from '@townlight/domain/time';
import { expect, it } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { describeOnBothStores } from '../../../platform/testing/databases.ts';
import { loadCrime, type SourceRow } from './load-crime.ts';
import { createPointLocator } from './point-locator.ts';
import { reassignIncidentAreas } from './reassign-incident-areas.ts';
import { removeSampleRecords } from './sample-records.ts';
import { chooseBulkLoad } from './upsert-record-batch.ts';

const burglary = (number: string, longitude: number | null): SourceRow => ({
  line: 2,
  raw: [],
  parsed: {
    number,
    code: '310',
    description: 'BURGLARY',
    occurredAt: '2026-03-15 12:00',
    month: toYearMonth(2026, 3),
    longitude,
    latitude: longitude === null ? null : 34.5,
  },
});

/** Creates a neighborhood between two longitudes and 34 to 35 degrees of latitude. */
async function putArea(
  database: Database,
  slug: string,
  west: number,
  east: number,
): Promise<number> {
  const ring = [
    [west, 34],
    [east, 34],
    [east, 35],
    [west, 35],
    [west, 34],
  ];
  const { rows } = await database.pool.query<{ id: number }>(
    `insert into area (partition, slug, name, longitude, latitude, coordinates)
     values ('neighborhoods', $1, $1, 0, 34.5, $2)
     on conflict (partition, slug) do update set coordinates = excluded.coordinates returning id`,
    [slug, JSON.stringify([[ring]])],
  );
  return (rows[0] as { id: number }).id;
}

async function load(database: Database, rows: SourceRow[], sample = false): Promise<void> {
  await inTransaction(database.pool, async (client) => {
    await loadCrime(client, {
      agency: 'lapd',
      agencyName: 'Los Angeles Police Department',
      source: 'lapd-legacy',
      origin: 'made',
      rows: [rows],
      place: await createPointLocator(client),
      sample,
      bulkLoad: chooseBulkLoad(database.kind),
    });
  });
}

async function countsByArea(database: Database): Promise<Record<number, number>> {
  const { rows } = await database.pool.query<{ cells: Buffer }>(
    `select cells from crime_month where partition = 'neighborhoods'`,
  );
  const counts: Record<number, number> = {};
  for (const { cells } of rows) {
    for (let at = 0; at < cells.length; at += 12) {
      const area = cells.readInt32BE(at + 4);
      counts[area] = (counts[area] ?? 0) + cells.readInt32BE(at + 8);
    }
  }
  return counts;
}

describeOnBothStores('records and the boundaries in force', (open) => {
  it('records are placed again when boundaries change', async () => {
    const database = await open();
    const west = await putArea(database, 'west', -119, -118);
    await load(database, [burglary('1', -118.5), burglary('2', -117.5), burglary('3', null)]);
    expect(await countsByArea(database)).toEqual({ [west]: 1, 0: 2 });

    await putArea(database, 'west', -119, -118.6);
    const east = await putArea(database, 'east', -118.6, -117);
    await inTransaction(database.pool, (client) => reassignIncidentAreas(client, 'neighborhoods'));
    expect(await countsByArea(database)).toEqual({ [east]: 2, 0: 1 });
  });

  it('sample records are removed when the first real records are loaded, and only then', async () => {
    const database = await open();
    const west = await putArea(database, 'west', -119, -118);
    await load(database, [burglary('SAMPLE-1', -118.5), burglary('SAMPLE-2', -118.5)], true);
    expect(await inTransaction(database.pool, removeSampleRecords)).toBe(true);
    await load(database, [burglary('1', -118.5)]);
    expect(await inTransaction(database.pool, removeSampleRecords)).toBe(false);
    expect(await countsByArea(database)).toEqual({ [west]: 1 });
  });
});
