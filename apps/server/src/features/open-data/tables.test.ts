import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { crimeStatus } from '@townlight/contract/crime';
import { dataTables } from '@townlight/contract/open-data';
import { type Day, parseDay } from '@townlight/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { listFeatures } from '../../features.ts';
import type { Database } from '../../platform/database/open-database.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeReports } from '../../testing/make-crime-rows.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { insertTestAir } from '../air/testing/insert-test-air.ts';
import { LoadedCaseReports } from '../coronavirus/ingest/loaded-case-reports.ts';
import { publishReports } from '../coronavirus/ingest/publish-reports.ts';

const DAY = parseDay('2022-10-30') as Day;

describeOnStore('the tables to download', (open) => {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-tables-'));
  let database: Database;
  let testApp: TestApp;
  let duck: Awaited<ReturnType<DuckDBInstance['connect']>>;

  const file = async (table: string, format: string, headers = {}) => {
    const reply = await testApp.app.inject({ url: `/api/data/tables/${table}/${format}`, headers });
    expect(reply.statusCode, `${table} ${format}`).toBe(200);
    return reply;
  };
  /** Reads the file with an independent program. */
  const rowsOf = async (table: string, format: 'csv' | 'parquet') => {
    const path = join(folder, `read-${table}.${format}`);
    writeFileSync(path, (await file(table, format)).rawPayload);
    const read =
      format === 'csv' ? `read_csv('${path}', header = true)` : `read_parquet('${path}')`;
    return (await duck.runAndReadAll(`select * from ${read}`)).getRowObjectsJson();
  };

  beforeAll(async () => {
    database = await open();
    const { lapd } = await makeSmallCounty(database.pool);
    const { rows } = await database.pool.query<{ id: number }>(
      "select id from area where slug = '90028'",
    );
    await makeReports(database.pool, {
      agencyId: lapd,
      partition: 'zipcodes',
      reports: rows.flatMap(({ id }) => [
        { area: id, month: '2026-09', kind: 'Burglary', count: 7 },
        { area: id, month: '2026-10', kind: 'Robbery', count: 4 },
      ]),
    });
    await insertTestAir(database.pool, [
      { station: 'hollywood', from: '2026-10-01T00:00:00-07:00', hours: [12.5, null] },
      { station: 'docks', from: '2026-10-01T00:00:00-07:00', hours: [null, 990], flag: 'stuck' },
    ]);
    const reports = new LoadedCaseReports();
    reports.add('City of Malibu', DAY, { min: 1, max: 4 });
    reports.add('City of Malibu', (DAY + 1) as Day, 30);
    await inTransaction(database.pool, async (client) => {
      await client.query("update area set name = 'Malibu', slug = 'malibu' where slug = 'docks'");
      await publishReports(client, { source: 'lacounty', origin: 'c.csv', reports, rejected: 0 });
      await bumpVersion(client, 'places');
    });
    testApp = await openTestApp(database, {
      features: listFeatures(
        readConfig({ TOWNLIGHT_DATA: folder, PUBLIC_URL: 'https://t.example' }),
      ),
      featuresUrl: new URL('../../features.ts', import.meta.url).href,
    });
    await testApp.snapshots.first;
    duck = await (await DuckDBInstance.create()).connect();
  });
  afterAll(async () => {
    duck.closeSync();
    await testApp.close();
  });

  test('every column of every table has a description in both languages and is in both files', async () => {
    for (const language of ['en', 'es']) {
      const reply = await testApp.app.inject(`/api/data/tables?language=${language}`);
      for (const { name, columns, citation } of dataTables.parse(reply.json())) {
        for (const column of columns)
          expect(column.meaning, `${name}.${column.name}`).toMatch(/\w/);
        expect(citation.text).toContain('https://t.example/about/data/downloads');
        expect(citation.bibtex).toMatch(/^@misc\{townlight-/);
        const header = (await file(name, 'csv')).body.split('\r\n')[0];
        expect(header?.split(',')).toEqual(columns.map((column) => column.name));
        const rows = await rowsOf(name, 'parquet');
        for (const row of rows.slice(0, 1)) expect(Object.keys(row)).toEqual(header?.split(','));
      }
    }
  });

  test('crime is the same in both files and in the API, and marked as complete or not', async () => {
    const rows = await rowsOf('crime-counts', 'parquet');
    expect((await rowsOf('crime-counts', 'csv')).map(asText)).toEqual(rows.map(asText));
    const of = (id: string, month: string, crime: string) =>
      rows.find((row) => row.neighborhood === id && row.month === month && row.crime === crime);
    expect(of('hollywood', '2026-10', 'All crime')).toMatchObject({
      level: 'all',
      reports: 51,
      complete: true,
    });
    expect(of('east-los-angeles', '2026-09', 'All crime')).toMatchObject({
      reports: 0,
      complete: false,
    });
    expect(of('venice', '2026-09', 'Burglary')).toBeUndefined();
    const { first_month } = crimeStatus.parse(
      (await testApp.app.inject('/api/crimes/status')).json(),
    );
    expect(first_month).toBe('2023-10');
    expect(rows.filter(({ level }) => level === 'all')).toHaveLength(5 * 37);
    for (const id of ['hollywood', 'venice', 'east-los-angeles']) {
      const reply = await testApp.app.inject(`/api/neighborhoods/${id}/monthly?months=240`);
      const totalRows = rows.filter((row) => row.neighborhood === id && row.level === 'all');
      expect(totalRows.map(({ reports, complete }) => [reports, complete])).toEqual(
        reply
          .json()
          .trends.map(({ crime_count, complete }: Record<string, unknown>) => [
            crime_count,
            complete,
          ]),
      );
    }
  });

  test('crime by zip code is the same in both files and in the calls', async () => {
    const rows = await rowsOf('crime-counts-zipcodes', 'parquet');
    expect((await rowsOf('crime-counts-zipcodes', 'csv')).map(asText)).toEqual(rows.map(asText));
    const all = rows.filter(({ level }) => level === 'all');
    expect(new Set(all.map(({ zipcode }) => zipcode))).toEqual(new Set(['90028']));
    const reply = await testApp.app.inject('/api/zipcodes/90028/monthly?months=240');
    expect(all.map(({ reports, complete }) => [reports, complete])).toEqual(
      reply
        .json()
        .trends.map(({ crime_count, complete }: Record<string, unknown>) => [
          crime_count,
          complete,
        ]),
    );
    expect(rows.filter(({ level, reports }) => level === 'type' && Number(reports) > 0)).toEqual([
      expect.objectContaining({ month: '2026-09', crime: 'Burglary', reports: 7 }),
      expect.objectContaining({ month: '2026-10', crime: 'Robbery', reports: 4 }),
    ]);
  });

  test('the areas of each partition have a row each', async () => {
    for (const [table, column] of [
      ['neighborhoods', 'neighborhood'],
      ['zipcodes', 'zipcode'],
      ['tracts', 'tract'],
    ] as const) {
      const about = (await testApp.app.inject(`/api/${table}/areas`)).json();
      expect((await rowsOf(table, 'parquet')).map((row) => row[column])).toEqual(
        about.map(({ id }: { id: string }) => id),
      );
    }
  });

  test('a withheld number is in neither file, nor the day after it', async () => {
    for (const format of ['csv', 'parquet'] as const) {
      const rows = await rowsOf('coronavirus-days', format);
      expect(rows.map(asText)).toEqual([
        expect.objectContaining({
          neighborhood: 'malibu',
          date: '2022-10-30',
          total_cases: '',
          at_least: '1',
          at_most: '4',
          new_cases: '',
        }),
        expect.objectContaining({
          date: '2022-10-31',
          total_cases: '30',
          new_cases: '',
          flag: 'withheld',
        }),
      ]);
    }
  });

  test('readings of the air are there with the reason where one is left out', async () => {
    const rows = (await rowsOf('air-readings', 'parquet')).map(asText);
    expect(rows).toEqual([
      expect.objectContaining({ station: 'hollywood', reading: '12.5', left_out: '' }),
      expect.objectContaining({ station: 'docks', reading: '990', left_out: 'stuck' }),
    ]);
  });

  test('a neighborhood has up to sixteen points, all within it', async () => {
    const rows = await rowsOf('air-points', 'csv');
    const points = Map.groupBy(rows, ({ neighborhood }) => String(neighborhood));
    expect([...points.keys()]).toEqual([
      'desert',
      'east-los-angeles',
      'hollywood',
      'malibu',
      'venice',
    ]);
    for (const { longitude, latitude } of points.get('venice') ?? []) {
      expect(Math.abs(Number(longitude) + 118.45)).toBeLessThanOrEqual(0.05);
      expect(Math.abs(Number(latitude) - 33.95)).toBeLessThanOrEqual(0.05);
    }
    expect(points.get('venice')).toHaveLength(16);
  });

  test('reporting areas have separate totals, as far as these may be published', async () => {
    const rows = (await rowsOf('coronavirus-reporting-areas', 'csv')).map(asText);
    expect(rows).toEqual([
      expect.objectContaining({ date: '2022-10-30', total_cases: '', at_least: '1', at_most: '4' }),
      expect.objectContaining({
        reporting_area: 'City of Malibu',
        neighborhood: 'malibu',
        date: '2022-10-31',
        total_cases: '30',
      }),
    ]);
  });

  // formerly the old file was served until the next snapshot, some seconds later
  test('a number is in no file from the moment in which it is withheld', async () => {
    const reports = new LoadedCaseReports();
    reports.add('City of Malibu', (DAY + 1) as Day, { min: 28, max: 31 });
    expect((await file('coronavirus-days', 'csv')).body).toContain('2022-10-31,30');
    await inTransaction(database.pool, (client) =>
      publishReports(client, { source: 'lacounty', origin: 'd.csv', reports, rejected: 0 }),
    );
    for (const table of ['coronavirus-days', 'coronavirus-reporting-areas'])
      expect((await file(table, 'csv')).body).toContain('2022-10-31,,28,31');
  });

  test('a file is written once for a state of the data and known by its tag', async () => {
    const { headers } = await file('neighborhoods', 'csv', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(headers['content-disposition']).toMatch(
      /attachment; filename="townlight-neighborhoods.*\.csv"/,
    );
    const again = async () =>
      await testApp.app.inject({
        url: '/api/data/tables/neighborhoods/csv',
        headers: { 'if-none-match': String(headers.etag) },
      });
    expect((await again()).statusCode).toBe(304);
    const files = () =>
      readdirSync(join(folder, 'downloads')).filter((name) => name.startsWith('neighborhoods-'));
    expect(files().filter((name) => name.endsWith('.csv.gz'))).toHaveLength(1);
    await inTransaction(database.pool, async (client) => {
      await client.query("update area set residents = 41000 where slug = 'venice'");
      await bumpVersion(client, 'places');
    });
    await testApp.snapshots.checkNow();
    expect((await again()).statusCode).toBe(200);
    expect((await file('neighborhoods', 'csv')).body).toContain('venice,Venice,,,,41000');
  });

  test('an unknown table or format returns 400', async () => {
    for (const path of ['staff/csv', 'releases/sql', '..%2f..%2fconfig/csv'])
      expect((await testApp.app.inject(`/api/data/tables/${path}`)).statusCode).toBe(400);
  });
});

/** A row as text, independent of a reader's type detection. */
function asText(row: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, String(value ?? '')]),
  );
}
