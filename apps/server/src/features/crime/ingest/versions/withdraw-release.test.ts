import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencies, crimeSources } from '@townlight/county-los-angeles';
import { findAgencyBreaks } from '@townlight/domain/crime';
import { formatYearMonth, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../../platform/database/open-database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { describeOnBothStores } from '../../../../platform/testing/databases.ts';
import { makeArea } from '../../../../testing/make-area.ts';
import { createCrimeReleaseKind } from '../../release-kind.ts';
import { findReportedMonthsWithMargin } from '../../snapshot/crime-status.ts';
import { readAgencies, readReportedMonths } from '../../store.ts';
import { ingestCrime } from '../ingest-crime.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-withdraw-'));
afterAll(() => rmSync(folder, { recursive: true }));

const row = (number: number, day: string, code = '310', kind = 'BURGLARY') =>
  `${number},${day},1200,${code},${kind},34.15,-118.35`;

describeOnBothStores('a withdrawn release', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await makeArea(database.pool, { name: 'Sawtelle', corner: [-118.4, 34.1] });
  });

  let files = 0;
  const load = async (
    rows: readonly string[],
    { months, asOf, source = 'lapd-legacy' }: LoadOptions = {},
  ) => {
    const path = join(folder, `${files++}.csv`);
    const header =
      source === 'lapd-legacy'
        ? 'DR_NO,DATE OCC,TIME OCC,Crm Cd,Crm Cd Desc,LAT,LON'
        : 'uniquenibrno,date_occ,time_occ,nibr_code,nibr_description,hndrdth_lat,hndrdth_lon';
    writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
    const [from, to] = (months ?? '').split('..').map((text) => parseYearMonth(text) as YearMonth);
    const loaded = await ingestCrime(database, {
      sourceName: source,
      source: crimeSources.sources[source],
      file: path,
      statement:
        from && to ? { months: [{ from, to }], covers: { part: 'agency' } } : { accept: true },
      asOf: asOf === undefined ? undefined : new Date(asOf),
      today: '2026-11-20',
      timeZone: 'America/Los_Angeles',
      rejectsFolder: join(folder, 'rejects'),
    });
    if (loaded.outcome !== 'published') throw new Error('nothing was published');
    return loaded.report;
  };
  const withdraw = async (releaseId: number) => {
    const { withdraw: withdrawOne } = createCrimeReleaseKind(agencies);
    return await inTransaction(database.pool, async (client) => withdrawOne?.(client, releaseId));
  };
  const records = async () => {
    const { rows } = await database.pool.query<{ record: string }>(
      `select number || ' ' || to_char(occurred_at, 'YYYY-MM-DD') || ' ' || code as record
         from incident join crime_code on crime_code.id = code_id order by 1`,
    );
    return rows.map(({ record }) => record);
  };
  const supplied = async () => {
    const db = database.pool;
    const near = findReportedMonthsWithMargin(await readReportedMonths(db));
    const [lapd] = await readAgencies(db, new Set(['lapd-nibrs']), near);
    return lapd;
  };
  const monthsOf = async () => [...((await supplied())?.months ?? [])].map(formatYearMonth);

  test('restores the records that it replaced, and removes its own records and months', async () => {
    await load([row(1, '2020-10-15'), row(2, '2020-10-16')], { months: '2020-10..2020-10' });
    const { releaseId } = await load(
      [row(1, '2020-11-02', '510', 'STOLEN'), row(3, '2020-11-03')],
      {
        months: '2020-11..2020-11',
      },
    );
    expect(await records()).toEqual(['1 2020-11-02 510', '2 2020-10-16 310', '3 2020-11-03 310']);
    expect(await withdraw(releaseId)).toEqual([
      `release ${releaseId} is withdrawn: 1 record gone, 1 record back to what other releases say; its months are no longer supplied by it`,
    ]);
    expect(await records()).toEqual(['1 2020-10-15 310', '2 2020-10-16 310']);
    expect(await monthsOf()).toEqual(['2020-10']);
    const { rows } = await database.pool.query(
      `select month, length(cells) / 12 as kinds from crime_month where partition = 'neighborhoods'`,
    );
    expect(rows).toEqual([{ month: 2020 * 12 + 9, kinds: 1 }]);
    const codes = await database.pool.query(`select code from crime_code where agency = 'lapd'`);
    expect(codes.rows).toEqual([{ code: '310' }]);
  });

  test('retains a record that another release supplies, too', async () => {
    const { releaseId } = await load([row(1, '2020-10-15'), row(2, '2020-10-15')]);
    await load([row(1, '2020-10-15')]);
    await withdraw(releaseId);
    expect(await records()).toEqual(['1 2020-10-15 310']);
  });

  test('removes everything if it was the only release, including its agency', async () => {
    const { releaseId } = await load([row(1, '2025-02-05')], { months: '2025-02..2025-02' });
    // Formerly a misdated row moved the last month of the data permanently.
    expect(await monthsOf()).toEqual(['2025-02']);
    await withdraw(releaseId);
    expect([await records(), await supplied()]).toEqual([[], undefined]);
    await load([row(1, '2020-10-15')], { months: '2020-10..2020-10' });
    expect(await monthsOf()).toEqual(['2020-10']);
  });

  test('can be loaded again, and is in force then', async () => {
    const rows = [row(1, '2020-10-15')];
    const { releaseId } = await load(rows, { asOf: '2021-01-01' });
    await withdraw(releaseId);
    await load(rows, { asOf: '2021-01-01' });
    expect(await records()).toEqual(['1 2020-10-15 310']);
  });

  test('from before rows were stored removes its remaining records, and retains those of other releases', async () => {
    const { releaseId: first } = await load([row(1, '2020-10-15'), row(2, '2020-10-15')]);
    const { releaseId: second } = await load([row(2, '2020-10-15'), row(3, '2020-10-16')]);
    await database.pool.query('delete from release_rows where release_id = $1', [first]);
    await withdraw(second);
    expect(await records()).toEqual(['1 2020-10-15 310', '2 2020-10-15 310']);
    await withdraw(first);
    expect(await records()).toEqual([]);
  });

  test('leaves a code that staff gave a category', async () => {
    await database.pool.query(`insert into nickname (name) values ('Burglary')`);
    const { releaseId } = await load([row(1, '2020-10-15'), row(2, '2020-10-15', '510', 'STOLEN')]);
    await database.pool.query(`update crime_code set nickname = 'Burglary' where code = '310'`);
    await withdraw(releaseId);
    const { rows } = await database.pool.query('select code from crime_code');
    expect(rows).toEqual([{ code: '310' }]);
  });

  test('a release of an earlier date, loaded late, changes no newer record', async () => {
    await load([row(1, '2020-10-15')], { asOf: '2021-02-01' });
    const late = await load([row(1, '2020-09-01'), row(2, '2020-09-02')], { asOf: '2021-01-01' });
    expect(late).toMatchObject({ rowsRead: 2, rowsNew: 1, rowsUpdated: 0, rowsUnchanged: 1 });
    expect(await records()).toEqual(['1 2020-10-15 310', '2 2020-09-02 310']);
  });

  test('a release with a stray row of 2021 does not hide the rule change of March 2024 (regression)', async () => {
    await load([row(1, '2024-02-10')], { months: '2024-01..2024-02' });
    const rows = [row(9000, '2021-06-01', '13A', 'AGGRAVATED ASSAULT')];
    for (let at = 0; at < 61 * 5; at++) {
      const day = new Date(Date.UTC(2024, 2, 1 + Math.floor(at / 5))).toISOString().slice(0, 10);
      rows.push(row(1000 + at, day, '13A', 'AGGRAVATED ASSAULT'));
    }
    await load(rows, { source: 'lapd-nibrs' });
    expect(await records()).toHaveLength(1 + rows.length);
    const changeOver = parseYearMonth('2024-03');
    const breaks = findAgencyBreaks(changeOver, (await supplied())?.recorded ?? []);
    expect(breaks.map(formatYearMonth)).toEqual(['2024-03']);
    // Formerly NIBRS records were complete from June 2021 on, so no month by the older rules preceded the change.
    expect(await monthsOf()).toEqual(['2024-01', '2024-02', '2024-03', '2024-04']);
  });
});

interface LoadOptions {
  /** `2020-10..2020-11`; the file's proposal by default. */
  readonly months?: string;
  readonly asOf?: string;
  readonly source?: 'lapd-legacy' | 'lapd-nibrs';
}
