import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as recipe from '@townlight/county-los-angeles/sample-air';
import { MIN_STUCK_HOURS } from '@townlight/domain/air';
import { addHours, type Hour, hourOfInstant, startOfHour } from '@townlight/domain/time';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { describeLoad } from '../../../ingest/release/describe-load.ts';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { readDataVersions } from '../../../platform/database/version.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { airLoadDescription } from '../describe-air-load.ts';
import { loadSampleAir } from '../sample/load-sample-air.ts';
import { decodeFlag, readNewestAirRelease, readStationReadings } from '../store.ts';
import { type AirLoadOptions, ingestAir } from './ingest-air.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-air-'));
afterAll(() => rmSync(folder, { recursive: true }));

const NOW = new Date('2026-11-20T20:00:00Z');
const [MAIN, RESEDA, BRONX] = ['060371103', '060371201', '360050110'];
const at = (text: string) => hourOfInstant(Date.parse(text));
const NOON = at('2026-11-19T20:00Z');

const SITES = [
  `${MAIN}|PM2.5|1103|Main Street|Active|CA4|South Coast AQMD|R9|34.0666|-118.2269|87`,
  `${RESEDA}|PM2.5|1201|Reseda|Active|CA4|South Coast AQMD|R9|34.1992|-118.5331|70`,
  `${BRONX}|PM2.5|0110|IS 52|Active|NY1|NYS DEC|R2|40.8162|-73.902|14`,
].join('\n');

/** A row of AirNow's hourly file. */
function row(hour: Hour, value: number | string, station: string = MAIN, unit = 'UG/M3'): string {
  const [date = '', time = ''] = new Date(startOfHour(hour)).toISOString().split('T');
  const [year = '', month, day] = date.split('-');
  return `${month}/${day}/${year.slice(2)}|${time.slice(0, 5)}|${station}|A name|-8|PM2.5|${unit}|${value}|South Coast AQMD`;
}
const run = (from: Hour, values: readonly (number | string)[], station?: string) =>
  values.map((value, i) => row(addHours(from, i), value, station));
const times = <T>(count: number, value: T): T[] => new Array<T>(count).fill(value);

describeOnStore('loading readings of the air', (open) => {
  let database: Database;
  let files = 0;
  beforeEach(async () => {
    database = await open();
  });

  const put = (text: string | Buffer, name = `file-${files++}.dat`) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const ingest = (file: string, more: Partial<AirLoadOptions> = {}) =>
    ingestAir(database, {
      county: {
        timeZone: 'America/Los_Angeles',
        searchBounds: [-119.479071, 32.633992, -117.591883, 34.889873],
      },
      source: 'airnow',
      file,
      stations: put(SITES),
      now: NOW,
      rejectsFolder: join(folder, 'rejects'),
      ...more,
    });
  /** Loads rows and returns the report of their release. */
  const load = async (rows: readonly string[], more: Partial<AirLoadOptions> = {}) => {
    const loaded = await ingest(put(`${rows.join('\n')}\n`), more);
    if (loaded.outcome !== 'published') throw new Error('it was published already');
    return loaded.report;
  };
  /** Stored readings of a station: hours since NOON, figures and flags. */
  const record = async (code: string = MAIN, since: Hour = NOON) => {
    const stations = await readStationReadings(database.pool);
    const found = stations.find((station) => station.code === code);
    return [...(found?.hours ?? [])].map((hour, i) => {
      const value = Math.round((found?.concentrations[i] ?? 0) * 10) / 10;
      const flag = decodeFlag(found?.flags[i] ?? 0);
      return flag === null ? [hour - since, value] : [hour - since, value, flag];
    });
  };
  const flags = async () => (await record()).map(([, , flag]) => flag ?? null);

  it('stores the readings of the county’s stations and counts all other readings', async () => {
    const report = await load([
      row(NOON, 12.4),
      row(NOON, 8, RESEDA),
      row(NOON, 30, BRONX),
      row(NOON, 5, '060379998'),
      row(addHours(NOON, 1), -999),
      row(NOON, 40).replace('PM2.5', 'OZONE'),
      row(addHours(NOON, 1), 14, MAIN, 'PPB'),
      // faults of stations far away are irrelevant
      row(NOON, 30, BRONX, 'PPB'),
    ]);
    expect(report).toMatchObject({
      rowsRead: 3,
      rowsNew: 2,
      rowsUpdated: 0,
      rowsUnchanged: 0,
      rowsRejected: 1,
      stations: 2,
      passedOver: {
        otherPollutants: 1,
        withoutReading: 1,
        farStations: 2,
        unknownStations: 1,
        otherInstruments: 0,
      },
    });
    expect(report.remarks).toEqual([
      '1 station in the file has no known location: 060379998; give it with --stations',
    ]);
    expect(await record()).toEqual([[0, 12.4]]);
    const stations = await readStationReadings(database.pool);
    expect(stations.map(({ code, name, latitude }) => [code, name, latitude])).toEqual([
      [MAIN, 'Main Street', 34.0666],
      [RESEDA, 'Reseda', 34.1992],
    ]);
    expect([...(await readDataVersions(database.pool)).keys()]).toEqual(['air']);
  });

  it('reports how many readings were received, excluded and rejected', async () => {
    const path = put(
      `${[row(NOON, 12.4), row(NOON, -3, RESEDA), row(NOON, 'x')].join('\n')}\n`,
      'told.dat',
    );
    const [first, ...lines] = describeLoad(await ingest(path), airLoadDescription);
    expect(first).toMatch(/^told.dat: published as release \d+$/);
    expect(lines.slice(0, 3)).toEqual([
      '  received 3 readings: 2 new, 0 updated, 0 unchanged, 1 rejected',
      '  stations: 2',
      '  excluded from estimates: 1 negative',
    ]);
    const rejects = lines.at(-1)?.split(': ')[1] as string;
    expect(readFileSync(rejects, 'utf8')).toContain('3,"the value ""x"" is not a number"');
  });

  it('rejects an invalid row of the stations file and loads the readings', async () => {
    const stations = put(`${SITES}\n${SITES.split('\n')[0]?.replace('Main', 'x'.repeat(501))}\n`);
    const report = await load([row(NOON, 12)], { stations });
    expect(report).toMatchObject({ rowsNew: 1, rowsRejected: 0 });
    expect(report.remarks).toContainEqual(
      expect.stringMatching(
        /^1 row of the stations file cannot be used; line 4: name has 508 characters/,
      ),
    );
  });

  it('finds stored stations without a stations file, and updates their names from a later file', async () => {
    await load([row(NOON, 12)]);
    await load([row(addHours(NOON, 1), 13)], { stations: undefined });
    expect(await record()).toEqual([
      [0, 12],
      [1, 13],
    ]);
    await load([row(addHours(NOON, 1), 13)], {
      stations: put(SITES.replace('Main Street', 'North Main Street')),
    });
    const [station] = await readStationReadings(database.pool);
    expect(station?.name).toBe('North Main Street');
  });

  it('loading the same file again is a no-op', async () => {
    const path = put(`${row(NOON, 12)}\n`);
    const stations = put(SITES, 'same-sites.dat');
    expect(await ingest(path, { stations })).toMatchObject({ outcome: 'published' });
    expect(await ingest(path, { stations })).toMatchObject({ outcome: 'already-published' });
  });

  it('a later file revises an hour, late as it may be', async () => {
    await load(run(NOON, [12, 13, 14]));
    const report = await load(run(NOON, [12, 18.2]));
    expect(report).toMatchObject({ rowsNew: 0, rowsUpdated: 1, rowsUnchanged: 1 });
    expect(await record()).toEqual([
      [0, 12],
      [1, 18.2],
      [2, 14],
    ]);
  });

  it('an absurd reading and one below zero stay on record, flagged, and a revision clears them', async () => {
    const report = await load(run(NOON, [12, 1985, -4, 13]));
    expect(report.flagged).toEqual({ 'too-high': 1, negative: 1 });
    expect(await record()).toEqual([
      [0, 12],
      [1, 1985, 'too-high'],
      [2, -4, 'negative'],
      [3, 13],
    ]);
    await load([row(addHours(NOON, 1), 15)]);
    expect(await record()).toEqual([
      [0, 12],
      [1, 15],
      [2, -4, 'negative'],
      [3, 13],
    ]);
  });

  it('an hour that occurs twice counts once if the values agree; if they differ, neither is used', async () => {
    const report = await load([
      ...run(NOON, [12, 13, 14]),
      row(NOON, 12),
      row(addHours(NOON, 1), 40),
    ]);
    expect(report).toMatchObject({ rowsRead: 5, rowsNew: 3, rowsUnchanged: 1, rowsRejected: 1 });
    expect(await record()).toEqual([
      [0, 12],
      // the worse of the two shows how bad the air may be
      [1, 40, 'duplicate'],
      [2, 14],
    ]);
    // the flag persists when adjacent hours are loaded, until the hour itself is loaded again
    await load([row(addHours(NOON, 3), 9)]);
    expect(await flags()).toEqual([null, 'duplicate', null, null]);
    await load([row(addHours(NOON, 1), 13)]);
    expect(await flags()).toEqual(times(4, null));
  });

  it('a reading of thick smoke counts as soon as the hour behind it shows that it is one', async () => {
    await load(run(NOON, [60, 1_456]));
    expect(await flags()).toEqual([null, 'too-high']);
    await load(run(addHours(NOON, 2), [980, 310]));
    expect(await flags()).toEqual(times(4, null));
  });

  it('AirNow’s HourlyAQObs file is rejected with the mapping that can parse it', async () => {
    const path = join(folder, 'HourlyAQObs_2026112016.dat');
    writeFileSync(path, '"AQSID","SiteName","ValidDate"\n"060370099","Test "Site","11/20/2026"\n');
    await expect(load([], { source: 'airnow', file: path })).rejects.toThrow(
      /this is AirNow's HourlyAQObs file;.*"value":"PM25"/,
    );
  });

  it('a stuck instrument is detected across files loaded hour by hour, and a revision clears the flag', async () => {
    const half = MIN_STUCK_HOURS / 2;
    await load(run(NOON, [11, ...times(half, 12)]));
    expect(await flags()).toEqual(times(half + 1, null));
    for (let i = 0; i < half; i++) await load([row(addHours(NOON, half + 1 + i), 12)]);
    expect(await flags()).toEqual([null, ...times(MIN_STUCK_HOURS, 'stuck')]);
    await load([row(addHours(NOON, half), 12.5)]);
    expect(await flags()).toEqual(times(MIN_STUCK_HOURS + 1, null));
  });

  it('a run of stuck readings retains its flags after it ends, however long it is', async () => {
    await load(run(addHours(NOON, -200), times(200, 12)));
    await load(run(NOON, [13, 14]));
    expect(await flags()).toEqual([...times(200, 'stuck'), null, null]);
    expect((await load(run(addHours(NOON, 2), [15]))).rowsNew).toBe(1);
    expect((await flags()).filter((flag) => flag === 'stuck')).toHaveLength(200);
  });

  it('a silent station has missing hours while other stations load; a file without any reading is rejected', async () => {
    await load([...run(NOON, [12, -999, -999, 13]), ...run(NOON, [8, 8.5, -999, 9], RESEDA)]);
    expect(await record(MAIN)).toEqual([
      [0, 12],
      [3, 13],
    ]);
    expect(await record(RESEDA)).toEqual([
      [0, 8],
      [1, 8.5],
      [3, 9],
    ]);
    await expect(load(run(addHours(NOON, 4), [-999, -999]))).rejects.toThrow(
      /has no PM2.5 readings, so nothing was published/,
    );
  });

  it('the days of both clock changes are complete: 25 hours in autumn, 23 in spring', async () => {
    const autumn = at('2026-11-01T07:00Z');
    await load(
      run(
        autumn,
        Array.from({ length: 25 }, (_, i) => i + 1),
      ),
    );
    expect(await record(MAIN, autumn)).toEqual(Array.from({ length: 25 }, (_, i) => [i, i + 1]));
    const lines = ['when,Main'];
    const clock = [
      '00',
      '01',
      '01',
      ...Array.from({ length: 22 }, (_, i) => String(i + 2).padStart(2, '0')),
    ];
    for (const [i, hour] of clock.entries()) lines.push(`11/1/2026 ${hour}:00,${i + 1}`);
    lines.push('11/2/2026 00:00,26');
    const wide = {
      source: 'csv',
      stations: put(`code,name,lat,lon,column\n${MAIN},Main Street,34.0666,-118.2269,Main\n`),
      mapping: {
        layout: 'wide',
        columns: { date: 'when' },
        clock: 'county',
        hours: 'beginning',
        dateOrder: 'month-day-year',
        unit: 'UG/M3',
        stations: { heading: 'column' },
      },
    } as const;
    // the same hours in county time: all are stored already except the next midnight
    expect(await load(lines, wide)).toMatchObject({
      rowsNew: 1,
      rowsUnchanged: 25,
      rowsUpdated: 0,
    });

    const spring = [
      'when,Main',
      ...['00', '01', '02', '03'].map((h, i) => `3/8/2026 ${h}:00,${i + 5}`),
    ];
    expect(await load(spring, wide)).toMatchObject({ rowsNew: 3, rowsRejected: 1 });
    const midnight = at('2026-03-08T08:00Z');
    expect((await record(MAIN, midnight)).slice(0, 3)).toEqual([
      [0, 5],
      [1, 6],
      [2, 8],
    ]);
  });

  it('a long CSV is read by its mapping, gzip or not', async () => {
    const csv = [
      'site;taken;hour;pm25;units',
      `840${MAIN};20/11/2026;08:00;12.4;ug/m3`,
      `${MAIN};20/11/2026;09:00;14;ppb`,
      `${MAIN};20/11/2026;13:00;14;ug/m3`,
    ].join('\r\n');
    const loaded = await ingest(put(gzipSync(csv), 'long.csv.gz'), {
      source: 'csv',
      mapping: {
        layout: 'long',
        columns: { station: 'site', date: 'taken', time: 'hour', value: 'pm25', unit: 'units' },
        clock: 'county',
        hours: 'beginning',
        dateOrder: 'day-month-year',
        stations: {},
      },
    });
    expect(loaded).toMatchObject({ report: { rowsNew: 1, rowsRejected: 2 } });
    expect(await record(MAIN, at('2026-11-20T16:00Z'))).toEqual([[0, 12.4]]);
    const rejects = readFileSync((loaded as { rejects: string }).rejects, 'utf8');
    expect(rejects).toContain('"the unit is ""ppb"", not UG/M3"');
    expect(rejects).toContain('is after the present hour, 2026-');
  });

  it('of two instruments at one station the lower number is used, in any order of rows in the AQS file', async () => {
    const aqs = (hour: string, poc: number, value: number) =>
      `06,037,1103,88101,${poc},34.0666,-118.2269,2026-11-19,${hour},${value},Micrograms/cubic meter (LC),Los Angeles`;
    const rows = [
      'State Code,County Code,Site Num,Parameter Code,POC,Latitude,Longitude,Date GMT,Time GMT,Sample Measurement,Units of Measure,County Name',
      aqs('20:00', 3, 12),
      aqs('20:00', 1, 11),
      aqs('21:00', 1, 13),
      aqs('21:00', 3, 14),
      aqs('22:00', 3, 15),
      aqs('22:00', 3, 15),
      aqs('20:00', 1, 11).replace('34.0666,-118.2269', '40.8,-73.9').replace('06,037', '36,005'),
    ];
    const report = await load(rows, { source: 'aqs', stations: undefined });
    expect(report).toMatchObject({ rowsNew: 3, rowsUnchanged: 1, rowsRejected: 0 });
    expect(report.passedOver).toMatchObject({ otherInstruments: 2, farStations: 1 });
    expect(await record()).toEqual([
      [0, 11],
      [1, 13],
      [2, 15],
    ]);
    const [station] = await readStationReadings(database.pool);
    expect(station?.name).toBe('Los Angeles 1103');
  });

  it('the first real readings replace the sample’s readings', async () => {
    await inTransaction(database.pool, (client) =>
      loadSampleAir(client, recipe, { now: NOW, scale: 0.001 }),
    );
    // sample stations, which a real file may not refer to
    await expect(
      load([row(NOON, 12, recipe.sampleStations[0]?.id)], { stations: undefined }),
    ).rejects.toThrow(/no reading from a station whose location is known/);
    const report = await load([row(NOON, 12)]);
    expect(report.remarks).toContain("the sample's readings and stations were removed");
    expect((await readStationReadings(database.pool)).map(({ code }) => code)).toEqual([MAIN]);
    expect(await readNewestAirRelease(database.pool)).toMatchObject({ sample: false });
    expect((await load([row(NOON, 13)])).remarks).toEqual([]);
  });

  it.each([
    [
      'of stations that nobody knows',
      [row(NOON, 12)],
      { stations: undefined },
      /no reading from a station whose location is known.*nothing was published.*060371103.*--stations/,
    ],
    [
      'of stations far away',
      [row(NOON, 12, BRONX)],
      {},
      /no reading from a station within 25 km of the county/,
    ],
    ['of other pollutants', [row(NOON, 12).replace('PM2.5', 'NO2')], {}, /has no PM2.5 readings/],
    ['of another source', ['a,b,c', '1,2,3'], {}, /all 2 rows were rejected.*has 1 fields where/],
    [
      'of another source, with named columns',
      ['a,b,c', '1,2,3'],
      { source: 'aqs' },
      /no column "State Code"/,
    ],
  ] as const)('a file %s is rejected and changes nothing', async (_, rows, more, sentence) => {
    await expect(load(rows, more as Partial<AirLoadOptions>)).rejects.toThrow(sentence);
    const { rows: releases } = await database.pool.query('select id from release');
    expect(releases).toEqual([]);
    expect(await readStationReadings(database.pool)).toEqual([]);
  });

  it('a truncated file changes nothing', async () => {
    const compressed = gzipSync(`${run(NOON, times(500, 12)).join('\n')}\n`);
    await expect(
      ingest(put(compressed.subarray(0, compressed.length - 20), 'cut.dat.gz')),
    ).rejects.toThrow(/damaged or cut off/);
    expect(await readStationReadings(database.pool)).toEqual([]);
  });
});
