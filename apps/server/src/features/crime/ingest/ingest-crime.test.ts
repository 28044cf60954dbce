import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { crimeSources } from '@townlight/county-los-angeles';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { describeOnBothStores, describeOnStore } from '../../../platform/testing/databases.ts';
import { crimeLoadDescription } from '../describe-crime-load.ts';
import { type CrimeIngestOptions, ingestCrime } from './ingest-crime.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-ingest-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = 'DR_NO,Date Rptd,DATE OCC,DATE OCC,TIME OCC,Crm Cd,Crm Cd Desc,LOCATION,LAT,LON';

/** Returns one row of the police department's file; by default a burglary in the square. */
function row(
  o: {
    number?: string;
    date?: string;
    time?: string;
    code?: string;
    lat?: string;
    lon?: string;
  } = {},
) {
  const {
    number = '1',
    date = '10/15/2020 0:00',
    time = '2000',
    code = '310',
    lat = '34.05',
    lon = '-118.45',
  } = o;
  return `${number},10/31/2020 0:00,${date},44119,${time},${code},BURGLARY,"100 S ACARI, DR",${lat},${lon}`;
}

const file = (rows: readonly string[], name = 'crime.csv') => {
  const path = join(folder, name);
  writeFileSync(path, `${[HEADER, ...rows].join('\n')}\n`);
  return path;
};

const load = (database: Database, path: string, more: Partial<CrimeIngestOptions> = {}) =>
  ingestCrime(database, {
    sourceName: 'lapd-legacy',
    source: crimeSources.sources['lapd-legacy'],
    file: path,
    today: '2026-11-20',
    timeZone: 'America/Los_Angeles',
    rejectsFolder: join(folder, 'rejects'),
    ...more,
  });

/** Creates a square neighborhood around 34.05, -118.45, the only area of the county. */
async function addSquare(database: Database): Promise<void> {
  const ring = [
    [-118.5, 34],
    [-118.4, 34],
    [-118.4, 34.1],
    [-118.5, 34.1],
    [-118.5, 34],
  ];
  await database.pool.query(
    `insert into area (partition, slug, name, longitude, latitude, coordinates)
     values ('neighborhoods', 'square', 'Square', -118.45, 34.05, $1)`,
    [JSON.stringify([[ring]])],
  );
}

/** Reads what the snapshot reads: reports by month, code and area. */
async function cells(database: Database, partition = 'neighborhoods') {
  const { rows } = await database.pool.query<{ month: number; cells: Buffer }>(
    'select month, cells from crime_month where partition = $1 order by month',
    [partition],
  );
  return rows.flatMap(({ month, cells: packed }) =>
    Array.from({ length: packed.length / 12 }, (_, i) => ({
      month,
      area: packed.readInt32BE(i * 12 + 4),
      count: packed.readInt32BE(i * 12 + 8),
    })),
  );
}

describeOnBothStores('a file of crime records', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await addSquare(database);
  });

  it('is counted to the row: read = new + updated + unchanged + rejected; records = placed + unplaced', async () => {
    const path = file([
      row({ number: '1' }),
      row({ number: '2', lat: '0', lon: '0' }),
      row({ number: '3', lat: '35', lon: '-118' }),
      row({ number: '4', date: '13/45/2020' }),
      row({ number: '1', time: '330' }),
      row({ number: '2', lat: '0', lon: '0' }),
    ]);
    const result = await load(database, path);
    expect(result).toMatchObject({
      outcome: 'published',
      report: {
        rowsRead: 6,
        rowsNew: 3,
        rowsUpdated: 1,
        rowsUnchanged: 1,
        rowsRejected: 1,
        // A repeated number counts as the same record; formerly all 5 rows were counted.
        records: 3,
        placed: { neighborhoods: 1, zipcodes: 0, tracts: 0 },
        unplaced: { neighborhoods: 2, zipcodes: 3, tracts: 3 },
      },
    });
    const rejects =
      result.outcome === 'published' ? readFileSync(result.rejects ?? '', 'utf8') : '';
    expect(rejects).toContain('5,"DATE OCC ""13/45/2020"" is not a date"');
    const { rows } = await database.pool.query(
      'select occurred_at from incident where number = $1',
      ['1'],
    );
    expect(rows).toHaveLength(1);
  });

  it('loaded twice is a no-op and reported as already published', async () => {
    const path = file([row()]);
    await load(database, path);
    expect(await load(database, path)).toEqual({
      outcome: 'already-published',
      releaseId: 1,
      origin: 'crime.csv',
    });
  });

  it('loaded again after another file of the agency takes effect: A, B, A results in A (once a no-op)', async () => {
    const first = file([row({ date: '10/15/2020' })], 'a.csv');
    const second = file([row({ date: '9/2/2020' })], 'b.csv');
    for (const path of [first, second]) await load(database, path);
    expect(await load(database, first)).toMatchObject({ report: { rowsUpdated: 1 } });
    expect(await cells(database)).toEqual([{ month: 2020 * 12 + 9, area: 1, count: 1 }]);
  });

  it('updates changed records, moves them between months and counts no record twice', async () => {
    await load(database, file([row({ number: '1' }), row({ number: '2' })]));
    const before = await cells(database);
    expect(before).toEqual([{ month: 2020 * 12 + 9, area: 1, count: 2 }]);
    const again = await load(
      database,
      file([row({ number: '1', date: '9/2/2020' }), row({ number: '2' }), row({ number: '3' })]),
    );
    expect(again).toMatchObject({ report: { rowsNew: 1, rowsUpdated: 1, rowsUnchanged: 1 } });
    expect(await cells(database)).toEqual([
      { month: 2020 * 12 + 8, area: 1, count: 1 },
      { month: 2020 * 12 + 9, area: 1, count: 2 },
    ]);
  });

  it('removes records withdrawn by the agency (deleted and unfounded records once remained in the counts)', async () => {
    const status = (text: string, number: string) => `${row({ number })},${text}`;
    const withStatus = (rows: readonly string[], name: string) => {
      const path = join(folder, name);
      writeFileSync(path, `${HEADER},Status Desc\n${rows.join('\n')}\n`);
      return path;
    };
    const first = await load(
      database,
      withStatus(
        [
          status('Invest Cont', '1'),
          status('Invest Cont', '2'),
          status('Unfounded', '3'),
          // The last row of a number wins.
          status('Unfounded', '4'),
          status('Invest Cont', '4'),
        ],
        'open.csv',
      ),
    );
    expect(first).toMatchObject({
      report: {
        rowsRead: 5,
        rowsNew: 3,
        rowsUnchanged: 2,
        rowsRejected: 0,
        records: 3,
        withdrawn: 1,
        placed: { neighborhoods: 3 },
      },
    });
    expect(await cells(database)).toEqual([{ month: 2020 * 12 + 9, area: 1, count: 3 }]);
    const later = await load(
      database,
      withStatus([status('Unfounded', '1'), status('Unfounded', '9')], 'closed.csv'),
    );
    expect(later).toMatchObject({
      report: { rowsRead: 2, rowsUpdated: 1, rowsUnchanged: 1, records: 0, withdrawn: 2 },
    });
    expect(later.outcome === 'published' && crimeLoadDescription.details(later.report)).toContain(
      '2 records are withdrawn by the agency and not counted',
    );
    // Formerly 3.
    expect(await cells(database)).toEqual([{ month: 2020 * 12 + 9, area: 1, count: 2 }]);
  });
});

describeOnStore('a file of crime records as agencies write it', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await addSquare(database);
  });

  it.each([
    ['flagged.csv', ['Yes', 'No'], 'lapd-nibrs', ['NIBRS-13B', 'NIBRS-13B-DV']],
    ['unflagged.csv', ['', ''], 'nibrs', ['NIBRS-13B']],
  ])(
    '%s of NIBRS: formerly its flag of domestic violence was not read',
    async (name, flags, rules, codes) => {
      const path = join(folder, name);
      const lines = flags.map(
        (flag, at) =>
          `N${at},2025-01-31T00:00:00.000,2015,13B,Simple Assault,34.05,-118.45,${flag}`,
      );
      writeFileSync(
        path,
        `uniquenibrno,date_occ,time_occ,nibr_code,nibr_description,hndrdth_lat,hndrdth_lon,domestic_violence_crime\n${lines.join('\n')}\n`,
      );
      const nibrs = { sourceName: 'lapd-nibrs', source: crimeSources.sources['lapd-nibrs'] };
      const loaded = await load(database, path, nibrs);
      expect(loaded).toMatchObject({ report: { rules } });
      const stored = await database.pool.query<{ code: string }>(
        'select distinct code from incident join crime_code on crime_code.id = code_id order by code',
      );
      expect(stored.rows.map(({ code }) => code)).toEqual(codes);
    },
  );

  it('of the Sheriff excludes jails and courts from area counts (once 3 reports in the area around the jail)', async () => {
    const path = join(folder, 'sheriff.csv');
    // The center of the square in State Plane feet.
    const at = (number: number, code: string, unit: string) =>
      `${number},10/11/2017 21:00,${code},6425353,1840883,${unit},N`;
    const lines = [at(1, '145', 'MCJ'), at(2, '262', 'LAKEWOOD'), at(3, '145', 'LAKEWOOD')];
    writeFileSync(
      path,
      `LURN_SAK,INCIDENT_DATE,STAT,X_COORDINATE,Y_COORDINATE,UNIT_NAME,DELETED\n${lines.join('\n')}\n`,
    );
    const loaded = await load(database, path, {
      sourceName: 'lasd',
      source: crimeSources.sources.lasd,
    });
    expect(loaded).toMatchObject({
      report: { records: 3, placed: { neighborhoods: 1 }, apart: { MCJ: 1, 'STAT 262': 1 } },
    });
    expect(loaded.outcome === 'published' && crimeLoadDescription.details(loaded.report)).toContain(
      '2 records from jails and courts excluded from area counts: MCJ 1, STAT 262 1',
    );
    const placed = (await cells(database)).filter(({ area }) => area > 0);
    expect(placed.reduce((sum, { count }) => sum + count, 0)).toBe(1);
  });

  it('is parsed with gzip, a byte-order mark, CRLF and trailing blank columns', async () => {
    const path = join(folder, 'dressed.csv.gz');
    writeFileSync(
      path,
      gzipSync(`\uFEFF${HEADER},,\r\n${row()},,\r\n\r\n${row({ number: '2' })},,`),
    );
    expect(await load(database, path)).toMatchObject({
      report: { rowsRead: 2, rowsNew: 2, rowsRejected: 0, placed: { neighborhoods: 2 } },
    });
  });

  it('with a truncated last line is loaded without that line, which is reported', async () => {
    const path = file([row(), '2,10/31/2020 0:00,10/1']);
    const result = await load(database, path);
    expect(result).toMatchObject({ report: { rowsNew: 1, rowsRejected: 1 } });
    const rejects =
      result.outcome === 'published' ? readFileSync(result.rejects ?? '', 'utf8') : '';
    expect(rejects).toContain(
      '3,the line ends after 3 of 10 columns; the file may have been cut off: fetch it again',
    );
  });

  it('with a time of 2400 stores the record on the same day', async () => {
    await load(database, file([row({ date: '10/31/2020', time: '2400' })]));
    const { rows } = await database.pool.query(
      `select to_char(occurred_at, 'YYYY-MM-DD HH24:MI') as at from incident`,
    );
    expect(rows).toEqual([{ at: '2020-10-31 23:59' }]);
  });

  it.each([
    ['empty.csv', '', 'empty.csv: the file is empty; fetch it again'],
    ['header.csv', `${HEADER}\n`, 'header.csv: has a header but no rows; nothing was published'],
    [
      'other.csv',
      'A,B\n1,2\n',
      'other.csv, line 1: no column "DR_NO", "Crm Cd", "DATE OCC"; the columns are "A", "B". Choose the ' +
        '--source that fits the file, or name its columns in a mapping file (--source csv --mapping M.json)',
    ],
    [
      'quote.csv',
      `${HEADER}\n${row()}\n2,"10/31/2020\n${row({ number: '3' })}\n`,
      'quote.csv, line 3: a quotation mark is opened but not closed properly',
    ],
    [
      'half-a-place.csv',
      'DR_NO,DATE OCC,Crm Cd,LAT\n1,10/1/2020,310,34\n',
      'half-a-place.csv, line 1: no column "LON" next to "LAT"; a location needs both',
    ],
    [
      'sheet.csv',
      'PK\u0003\u0004\u0000\u0000binary',
      'sheet.csv: the zip archive or workbook is damaged or cut off',
    ],
  ])(
    '%s is rejected with the reason, and published data is unchanged',
    async (name, text, message) => {
      await load(database, file([row()]));
      const path = join(folder, name);
      writeFileSync(path, text);
      await expect(load(database, path)).rejects.toThrow(message);
      expect(await cells(database)).toEqual([{ month: 2020 * 12 + 9, area: 1, count: 1 }]);
    },
  );

  it('with truncated gzip is rejected, and published data is unchanged', async () => {
    await load(database, file([row()]));
    const path = join(folder, 'cut.csv.gz');
    const compressed = gzipSync(
      [HEADER, ...Array.from({ length: 5000 }, (_, i) => row({ number: `${i}` }))].join('\n'),
    );
    writeFileSync(path, compressed.subarray(0, compressed.length - 40));
    await expect(load(database, path)).rejects.toThrow(
      /^cut\.csv\.gz: the gzip file is damaged or cut off .*fetch it again$/,
    );
    expect(await cells(database)).toHaveLength(1);
  });

  it('all of whose rows are rejected is not published', async () => {
    const path = file([row({ lat: 'north' }), row({ number: '' })]);
    await expect(load(database, path)).rejects.toThrow(
      'all 2 rows were rejected, so nothing was published; line 2: LAT "north" is not a number. ' +
        'Fix the rows or choose the --source that fits the file; all reasons are in ',
    );
    const { rows } = await database.pool.query('select count(*)::int as count from release');
    expect(rows).toEqual([{ count: 0 }]);
  });
});
