import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatHour, hourOfInstant } from '@townlight/domain/time';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { airReleaseKind } from '../release-kind.ts';
import { airMappingSchema } from './formats/mapping.ts';
import { ingestAir } from './ingest-air.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-air-withdrawn-'));
afterAll(() => rmSync(folder, { recursive: true }));

const MAPPING = airMappingSchema.parse({
  layout: 'long',
  columns: { station: 'site', date: 'when', value: 'pm25' },
  clock: 'utc',
  unit: 'UG/M3',
});
const NOON = hourOfInstant(Date.UTC(2026, 10, 19, 12));
const NEAR = '060370099,Test Site,34.05,-118.25';
const FAR = '000030118,Far Away,44.65,-63.57';

describeOnStore('a release of readings', (open) => {
  let database: Database;
  let files = 0;
  beforeEach(async () => {
    database = await open();
  });
  const put = (lines: readonly string[]) => {
    const path = join(folder, `${files++}.csv`);
    writeFileSync(path, `${lines.join('\n')}\n`);
    return path;
  };
  /** Loads a station's readings from the given number of hours after noon on. */
  const load = async (code: string, from: number, values: readonly number[], stations = [NEAR]) => {
    const rows = values.map(
      (value, at) => `${code},${formatHour((NOON + from + at) as typeof NOON, 'UTC')},${value}`,
    );
    const loaded = await ingestAir(database, {
      county: { timeZone: 'America/Los_Angeles', searchBounds: [-119.48, 32.63, -117.59, 34.89] },
      ...{ source: 'csv', mapping: MAPPING, now: new Date('2026-11-20T12:00Z') },
      file: put(['site,when,pm25', ...rows]),
      stations: put(['code,name,latitude,longitude', ...stations]),
      rejectsFolder: folder,
    });
    if (loaded.outcome !== 'published') throw new Error('it was published already');
    return loaded.report;
  };
  const withdraw = async (releaseId: number) =>
    await inTransaction(database.pool, async (client) =>
      airReleaseKind.withdraw?.(client, releaseId),
    );
  const record = async () => {
    const { rows } = await database.pool.query<{ code: string; hour: number; flag: string | null }>(
      'select code, hour, flag from air_reading join air_station on air_station.id = station_id order by code, hour',
    );
    return rows.map(({ code, hour, flag }) => [code.slice(-3), hour - NOON, flag]);
  };

  test('is withdrawn with the stations that have no other readings (a distant one once remained on the map)', async () => {
    await load('060370099', 0, [7]);
    const { releaseId, remarks } = await load('000030118', 0, [999], [NEAR, FAR]);
    expect(remarks).toEqual([
      '1 of 2 stations is more than 25 km from the county (Far Away (000030118)), and on the map; if that is a mistake, withdraw the release and load it with another list',
    ]);
    expect(await withdraw(releaseId)).toEqual([
      `release ${releaseId} is withdrawn: 1 reading removed, and 1 station without any other: Far Away`,
      'readings that it had replaced do not come back; load their files again',
    ]);
    expect(await record()).toEqual([['099', 0, null]]);
    const { rows } = await database.pool.query('select code from air_station');
    expect(rows).toEqual([{ code: '060370099' }]);
  });

  test('is withdrawn without deleting other releases’ readings, whose flags are recomputed without it', async () => {
    await load('060370099', 0, [12, 12, 12, 12, 12]);
    const { releaseId } = await load('060370099', 5, [12, 12, 12]);
    expect((await record()).map(([, , flag]) => flag)).toEqual(new Array(8).fill('stuck'));
    await withdraw(releaseId);
    expect(await record()).toEqual([0, 1, 2, 3, 4].map((hour) => ['099', hour, null]));
    // the same file can be loaded again
    expect((await load('060370099', 5, [12, 12, 12])).rowsNew).toBe(3);
  });

  test('is refused where most of its stations are far from the county', async () => {
    await expect(load('000030118', 0, [8], [FAR])).rejects.toThrow(
      /1 of 1 station is more than 25 km from the county \(Far Away \(000030118\)\), so nothing was published.*; if you mean that, load it with --accept-outside$/,
    );
  });
});
