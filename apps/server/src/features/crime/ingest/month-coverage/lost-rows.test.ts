import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencies } from '@townlight/county-los-angeles';
import { formatYearMonth, toYearMonth } from '@townlight/domain/time';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../../platform/database/open-database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { describeOnStore } from '../../../../platform/testing/databases.ts';
import { makeArea } from '../../../../testing/make-area.ts';
import { describeReleaseCoverage } from '../../describe-crime-load.ts';
import { createCrimeReleaseKind } from '../../release-kind.ts';
import { PLAIN_HEADER, plainSource } from '../../testing/plain-source.ts';
import { type CrimeIngestOptions, ingestCrime } from '../ingest-crime.ts';
import { listMonths } from './month-ranges.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-lost-rows-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Row {
  readonly number: string;
  readonly date: string;
  readonly place: string;
}

/** Four burglaries a day in January and February 2025. */
const ROWS: readonly Row[] = Array.from({ length: 59 * 4 }, (_, at) => ({
  number: `25000${1000 + at}`,
  date: new Date(Date.UTC(2025, 0, 1 + Math.floor(at / 4))).toISOString().slice(0, 10),
  place: `34.05,${-118.35 - (at % 4) / 100}`,
}));
const january = { from: toYearMonth(2025, 1), to: toYearMonth(2025, 1) };

describeOnStore('a file that lost rows', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await makeArea(database.pool, { name: 'West', corner: [-118.4, 34] });
  });

  let files = 0;
  const load = async (rows: readonly Row[], given: Partial<CrimeIngestOptions> = {}) => {
    const path = join(folder, `${files++}.csv`);
    const lines = rows.map(({ number, date, place }) => `${number},310,BURGLARY,${date},${place}`);
    writeFileSync(path, `${[PLAIN_HEADER, ...lines].join('\n')}\n`);
    const loaded = await ingestCrime(database, {
      ...{ sourceName: 'lapd', source: plainSource, file: path, statement: { accept: true } },
      ...{ today: '2026-11-20', timeZone: 'America/Los_Angeles', rejectsFolder: folder },
      divisions: agencies[0]?.divisions,
      ...given,
    });
    if (loaded.outcome !== 'published') throw new Error('nothing was published');
    return loaded.report;
  };
  /** Returns the complete months and their record counts. */
  const complete = async () => {
    const { rows } = await database.pool.query<{ month: number; records: number }>(
      `select month, count(neighborhood_id)::int as records from incident
        where month in (select month from agency_month) group by 1 order by 1`,
    );
    return rows.map(({ month, records }) => `${formatYearMonth(month as never)} ${records}`);
  };
  const WHOLE = ['2025-01 124', '2025-02 112'];

  test('leaves months with rejected rows incomplete and names them (once complete with half of their rows)', async () => {
    const swapped = ROWS.map((row, at) => (at % 2 ? { ...row, place: '-118.35,34.05' } : row));
    const report = await load(swapped);
    expect(await complete()).toEqual([]);
    expect(describeReleaseCoverage(report)).toEqual([
      'no month is supplied in full: its dates suggest none to accept',
      '  not 2025-01: 62 of 124 rows were rejected',
      '  not 2025-02: 56 of 112 rows were rejected',
      `to accept the months with missing rows too: npx townlight releases accept ${report.releaseId} --anyway 2025-01..2025-02`,
      'load it again and say which months and which territory it has in full: --months 2024-01..2024-06 --covers agency',
    ]);
  });

  test('leaves a stated month incomplete if rows have no place in the county', async () => {
    const blank = ROWS.map((row, at) => (at < 7 ? { ...row, place: ',' } : row));
    const statement = { months: [{ ...january, to: toYearMonth(2025, 2) }] };
    const report = await load(blank, { statement: { ...statement, covers: { part: 'agency' } } });
    expect(await complete()).toEqual(['2025-02 112']);
    expect(describeReleaseCoverage(report)).toContain(
      '  not 2025-01: 7 of 124 rows have no place in the county',
    );
  });

  test('completes a month accepted with --anyway, and records that in the release', async () => {
    const blank = ROWS.map((row, at) => (at < 7 ? { ...row, place: ',' } : row));
    const { releaseId } = await load(blank);
    expect(await complete()).toEqual(['2025-02 112']);
    const { accept } = createCrimeReleaseKind(agencies);
    const lines = await inTransaction(
      database.pool,
      async (client) => await accept?.(client, releaseId, '2025-01'),
    );
    expect(lines).toContain('    2025-01 accepted with --anyway');
    expect(await complete()).toEqual(['2025-01 117', '2025-02 112']);
    await expect(load(ROWS.slice(124), { statement: { anyway: [january] } })).rejects.toThrow(
      '--accept-anyway 2025-01: the file has no record of that month in the county',
    );
  });

  test('may lose as many rows as were accepted for its agency before', async () => {
    const blank = (every: number) =>
      ROWS.map((row, at) => (at % every === 0 ? { ...row, place: ',' } : row));
    await load(blank(14));
    expect(await complete()).toEqual([]);
    await load(blank(14), { statement: { anyway: [{ ...january, to: toYearMonth(2025, 2) }] } });
    const next = blank(13).map((row) => ({
      ...row,
      number: `1${row.number}`,
      date: row.date.replace('2025', '2026'),
    }));
    expect((await load(next)).months.flatMap(listMonths)).toHaveLength(2);
  });

  test('is rejected if a number identifies rows of different days and places (256 rows once became one record)', async () => {
    const numbers = ROWS.map((row) => ({ ...row, number: '15077400000000' }));
    await expect(load(numbers)).rejects.toThrow(
      'number "15077400000000" stands for rows of different days and places, and so do the numbers of 58 of 236 rows; nothing was published. number has to identify the record',
    );
    const notation = ROWS.map((row) => ({ ...row, number: '1.50774E+13' }));
    await expect(load(notation)).rejects.toThrow('was shortened by a spreadsheet');
    expect(await complete()).toEqual([]);
  });

  test('warns that the number column may be wrong if many rows of a first file share a number', async () => {
    const daily = ROWS.map((row) => ({ ...row, number: row.date }));
    const { remarks, records } = await load(daily);
    expect(records).toBe(59);
    expect(remarks[0]).toMatch(
      /^177 of 236 rows repeat the number of an earlier row \(column number\)/,
    );
    expect(await complete()).toEqual([]);
  });

  test('is rejected if it would remove records from a complete month', async () => {
    await load(ROWS);
    expect(await complete()).toEqual(WHOLE);
    const blank = ROWS.map((row, at) => (at < 62 ? { ...row, place: ',' } : row));
    await expect(load(blank)).rejects.toThrow(
      'would leave 62 of 124 records in neighborhoods in 2025-01, a complete month; nothing was published',
    );
    // Numbers that restart each year.
    const later = ROWS.map((row) => ({ ...row, date: row.date.replace('2025', '2026') }));
    await expect(load(later)).rejects.toThrow('load it with --accept-anyway 2025-01..2025-02');
    expect(await complete()).toEqual(WHOLE);
    await load(blank, { statement: { anyway: [january] } });
    expect(await complete()).toEqual(['2025-01 62', '2025-02 112']);
  });

  test('is rejected if none of its records is in the county', async () => {
    const far = ROWS.map((row) => ({ ...row, place: '36.05,-119.35' }));
    await expect(load(far)).rejects.toThrow(
      'none of its 236 records is in an area of the county, so nothing was published',
    );
  });

  test('is rejected if it comes from a scheduled source, and changes nothing', async () => {
    const continues = {
      from: toYearMonth(2025, 1),
      everything: false,
      before: toYearMonth(2026, 11),
    };
    await load(ROWS);
    const blank = ROWS.map((row, at) => ({
      number: `3${row.number}`,
      date: row.date.replace('2025', '2026'),
      place: at % 2 ? ',' : row.place,
    }));
    await expect(load(blank, { statement: { continues } })).rejects.toThrow(
      '118 of 236 rows have no place in the county; nothing was published. Correct the source, or load the file by hand',
    );
    expect(await complete()).toEqual(WHOLE);
  });

  test('completes no month if its row count equals a common export limit, unless it is read in pages', async () => {
    const thousand = Array.from({ length: 1_000 }, (_, at) => ({
      ...(ROWS[at % 236] as Row),
      number: `9${at}`,
    }));
    const report = await load(thousand);
    expect(await complete()).toEqual([]);
    expect(describeReleaseCoverage(report)).toContain(
      '  not any month: the file has exactly 1,000 rows, as many as some programs and addresses give at most; it may be cut off',
    );
    expect((await load(thousand, { isPaged: true })).months.flatMap(listMonths)).toHaveLength(2);
  });

  test('reports that an agency without coverage completes no area', async () => {
    await database.pool.query('delete from police_coverage');
    const statement = { months: [january], covers: { part: 'agency' } } as const;
    expect((await load(ROWS, { statement })).remarks).toEqual([
      'no coverage is on record for lapd, so its months complete no area; load which areas it polices: npx townlight ingest coverage --file <CSV of area and agency>',
    ]);
  });
});
