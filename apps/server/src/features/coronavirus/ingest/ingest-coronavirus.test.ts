import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as recipe from '@townlight/county-los-angeles/sample-coronavirus';
import { type CaseTotal, toCaseTotal } from '@townlight/domain/coronavirus';
import { type Day, formatDay } from '@townlight/domain/time';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { describeLoad } from '../../../ingest/release/describe-load.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readDataVersion } from '../../../platform/database/version.ts';
import { describeOnBothStores } from '../../../platform/testing/databases.ts';
import { coronavirusLoadDescription } from '../describe-coronavirus-load.ts';
import { loadSampleCases } from '../sample/load-sample-cases.ts';
import { readAreaReleases, readAreaReports } from '../store.ts';
import { testCounty } from '../testing/reported-cases.ts';
import { type CoronavirusLoadOptions, ingestCoronavirus } from './ingest-coronavirus.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-coronavirus-'));
afterAll(() => rmSync(folder, { recursive: true }));

const FEW = { min: 1, max: 4 };
const LATIMES = 'date,county,fips,place,confirmed_cases,note,x,y';
const LACOUNTY =
  'City/Community,Latitude,Longitude,Cases,Case Rate,population,3/22/20,3/23/20,3/24/20';

describeOnBothStores('loading cases of coronavirus', (open) => {
  let database: Database;
  let files = 0;
  beforeEach(async () => {
    database = await open();
  });

  const load = async (lines: readonly string[], more: Partial<CoronavirusLoadOptions> = {}) => {
    const file = join(folder, `file-${files++}.csv`);
    writeFileSync(file, `${lines.join('\n')}\n`);
    const loaded = await ingestCoronavirus(database, {
      county: testCounty,
      source: 'csv',
      file,
      today: '2026-11-22',
      rejectsFolder: join(folder, 'rejects'),
      ...more,
    });
    if (loaded.outcome !== 'published') throw new Error('it was published already');
    return loaded;
  };
  /** Stored totals: `City of Ash 2020-03-22` → total. */
  const onRecord = async () => {
    const areas = await readAreaReports(database.pool);
    return Object.fromEntries(
      areas.flatMap(({ label, days, min, max }) =>
        Array.from(days, (day, at): [string, CaseTotal] => [
          `${label} ${formatDay(day as Day)}`,
          toCaseTotal(min[at] as number, max[at] as number),
        ]),
      ),
    );
  };
  const rejects = (path: string | null) =>
    readFileSync(path ?? '', 'utf8')
      .trim()
      .split('\n')
      .slice(1);

  it('loads the county’s rows of a newspaper’s totals, where a range in the note overrides the number', async () => {
    const { report, rejects: path } = await load(
      [
        LATIMES,
        '2020-03-22,Los Angeles,037,Ash,41,,-118.1,34',
        '2020-03-22,Los Angeles,037,City of Birch,1,1 to 4,,',
        '2020-03-22,Los Angeles,037,Nowhere,3,,,',
        '2020-03-22,Los Angeles,037,All of Ash,60,,,',
        '2020-03-32,Los Angeles,037,Ash,41,,,',
        '2020-03-22,Alameda,001,Ash,99,,,',
        '2020-03-22,Los Angeles,037,Elm,some,,,',
      ],
      { source: 'latimes' },
    );
    expect(await onRecord()).toEqual({
      'City of Ash 2020-03-22': 41,
      'City of Birch 2020-03-22': FEW,
    });
    expect(report).toMatchObject({
      rowsRead: 6,
      rowsNew: 2,
      rowsRejected: 4,
      areas: 2,
      withheld: 1,
      passedOver: { otherCounties: 1, withoutReport: 0 },
    });
    expect(rejects(path).map((line) => line.split(',').slice(0, 2).join())).toEqual([
      '4,names a place that is not a reporting area of the county',
      '5,"is two areas in one row',
      '6,"the date ""2020-03-32"" is not a date"',
      '8,"""some"" is neither a number of cases nor a range"',
    ]);
  });

  it('loads the county’s wide file: blanks are days without a report, and falling totals are stored as reported', async () => {
    const { report } = await load(
      [
        LACOUNTY,
        'City of Ash,34,-118,21,2100,1000,20, ,21',
        'City of Elm,34,-118,5,2500,1000,9,7,5',
        'Unincorporated - Cedar,34,-118,6,600,1000,,,6',
        'All of Ash,34,-118,90,90,90,90,90,90',
      ],
      { source: 'lacounty' },
    );
    expect(await onRecord()).toEqual({
      'City of Ash 2020-03-22': 20,
      'City of Ash 2020-03-24': 21,
      'City of Elm 2020-03-22': 9,
      'City of Elm 2020-03-23': 7,
      'City of Elm 2020-03-24': 5,
      'Unincorporated - Cedar 2020-03-24': 6,
    });
    expect(report).toMatchObject({ rowsNew: 6, rowsRejected: 1, lowered: 2 });
    const residents = (await readAreaReports(database.pool)).map((area) => area.residents);
    // the file's rate of Elm contradicts its residents
    expect(residents).toEqual([1000, null, 1000]);
  });

  it('loads a custom CSV of cities that report separately', async () => {
    await load([
      'date,place,total_cases,note,residents',
      '2020-03-22,City of Birch,"1,214",,5000',
      '3/23/2020,City of Birch,<5,,',
    ]);
    expect(await onRecord()).toEqual({
      'City of Birch 2020-03-22': 1214,
      'City of Birch 2020-03-23': { min: 0, max: 4 },
    });
  });

  it('rejects a bare withheld mark unless its meaning is given', async () => {
    const lines = ['date,place,cases', '2020-03-22,Ash,9', '2020-03-23,Ash,--'];
    expect((await load(lines)).report).toMatchObject({ rowsNew: 1, rowsRejected: 1 });
    const { report } = await load(lines, { withheldMeans: FEW });
    expect(report).toMatchObject({ rowsNew: 1, rowsUnchanged: 1, withheld: 1 });
    expect(await onRecord()).toMatchObject({ 'City of Ash 2020-03-23': FEW });
  });

  it('withholds a number that any release withholds, in any order of loading', async () => {
    const published = ['date,place,cases', '2020-03-22,Ash,3', '2020-03-22,Elm,8'];
    const withheld = ['date,place,cases', '2020-03-22,Ash,1 to 4'];
    await load(published);
    const { report } = await load(withheld);
    expect(report).toMatchObject({ rowsUpdated: 1 });
    const first = await onRecord();
    expect(first).toEqual({ 'City of Ash 2020-03-22': FEW, 'City of Elm 2020-03-22': 8 });
    expect((await load(published)).report).toMatchObject({ rowsUnchanged: 2, stayWithheld: 1 });
    expect(await onRecord()).toEqual(first);
    const { rows } = await database.pool.query(
      'select 1 from coronavirus_report where at_least = 3 or at_most = 3',
    );
    expect(rows).toEqual([]);
  });

  it('updates a number from a later release, and stores which release each number is from', async () => {
    await load(['date,place,cases', '2020-03-22,Ash,9', '2020-03-23,Ash,12']);
    const { report } = await load(['date,place,cases', '2020-03-23,Ash,11', '2020-03-24,Ash,13']);
    expect(report).toMatchObject({ rowsNew: 1, rowsUpdated: 1, rowsUnchanged: 0 });
    const releases = await readAreaReleases(database.pool);
    expect(releases.map(({ reports }) => reports)).toEqual([1, 2]);
  });

  it('rejects a second number for an area and day, and a withheld one counts before it', async () => {
    const { report } = await load([
      'date,place,cases',
      '2020-03-22,Ash,9',
      '2020-03-22,Ash,10',
      '2020-03-22,Elm,3',
      '2020-03-22,Elm,1 to 4',
      '2020-03-22,Ash,9',
    ]);
    expect(report).toMatchObject({ rowsRead: 5, rowsNew: 2, rowsUnchanged: 1, rowsRejected: 2 });
    expect(await onRecord()).toEqual({
      'City of Ash 2020-03-22': 9,
      'City of Elm 2020-03-22': FEW,
    });
  });

  it('publishes nothing from a file without cases of the county or from a file already published', async () => {
    await expect(
      load([LATIMES, '2020-03-22,Alameda,001,Ash,99,,,'], { source: 'latimes' }),
    ).rejects.toThrow('has no cases for any area of the county');
    await expect(load(['name,number', 'Ash,1'])).rejects.toThrow('no column "date"');
    const lines = ['date,place,cases', '2020-03-22,Ash,9'];
    await load(lines);
    const file = join(folder, `file-${files - 1}.csv`);
    await expect(load([], { file })).rejects.toThrow('published already');
    expect(await readDataVersion(database.pool, 'coronavirus')).toBe(1);
  });

  it('reports what was loaded', async () => {
    const loaded = await load(
      [LACOUNTY, 'City of Elm,34,-118,5,2500,1000,9,7,', 'City of Ash,34,-118,5,500,1000,,,1 to 4'],
      { source: 'lacounty' },
    );
    expect(describeLoad(loaded, coronavirusLoadDescription).slice(1)).toEqual([
      '  received 3 reports: 3 new, 0 updated, 0 unchanged, 0 rejected',
      '  reporting areas: 2',
      '  withheld by the source: 1',
      '  totals lower than the day before, stored as reported: 1',
      '  skipped: 3 fields without a number',
    ]);
  });

  it('replaces the sample with the first real cases', async () => {
    await inTransaction(database.pool, (client) => loadSampleCases(client, recipe, 0.01));
    expect(Object.keys(await onRecord()).length).toBeGreaterThan(3_000);
    const { report } = await load(['date,place,cases', '2020-03-22,Ash,9']);
    expect(report.remarks).toEqual(["the sample's cases were removed"]);
    expect(await onRecord()).toEqual({ 'City of Ash 2020-03-22': 9 });
  });
});
