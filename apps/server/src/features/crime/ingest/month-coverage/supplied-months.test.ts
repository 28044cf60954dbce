import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { agencies, crimeSources } from '@townlight/county-los-angeles';
import { toYearMonth } from '@townlight/domain/time';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../../../config/config.ts';
import type { Database } from '../../../../platform/database/open-database.ts';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { describeOnStore } from '../../../../platform/testing/databases.ts';
import { readCurrentSnapshot } from '../../../../snapshot/index.ts';
import { makeArea } from '../../../../testing/make-area.ts';
import { listFeatures } from '../../../../testing/test-features.ts';
import { describeReleaseCoverage } from '../../describe-crime-load.ts';
import type { CrimeFeature } from '../../feature.ts';
import { createCrimeReleaseKind } from '../../release-kind.ts';
import { findReportedMonthsWithMargin } from '../../snapshot/crime-status.ts';
import { readAgencies, readReportedMonths } from '../../store.ts';
import { ingestCrime } from '../ingest-crime.ts';
import type { CoverageStatement } from './coverage-statement.ts';

const folder = mkdtempSync(join(tmpdir(), 'townlight-months-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns twenty burglaries per day, from the first to the last day, cycling through the divisions. */
function daily(from: string, to: string, divisions = ['']): string[] {
  const rows: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += 86_400_000)
    for (let of = 0; of < 20; of++)
      rows.push(rowOf(new Date(at).toISOString().slice(0, 10), of, divisions));
  return rows;
}

function rowOf(day: string, of: number, divisions = ['']): string {
  return `${day.replaceAll('-', '')}${of},${day},1200,310,BURGLARY,${divisions[of % divisions.length]},34.15,-118.35`;
}

const DIVISIONS = agencies[0]?.divisions?.map(({ name }) => name) ?? [];

describeOnStore('the months of a file', (open) => {
  let database: Database;
  beforeEach(async () => {
    database = await open();
    await makeArea(database.pool, { name: 'Sawtelle', corner: [-118.4, 34.1] });
    await makeArea(database.pool, { name: 'Hollywood', corner: [-118.2, 34.1], policedBy: [] });
  });

  let files = 0;
  const load = async (
    rows: readonly string[],
    statement: CoverageStatement = {},
    asOf?: string,
  ) => {
    const path = join(folder, `${files++}.csv`);
    const header = 'DR_NO,DATE OCC,TIME OCC,Crm Cd,Crm Cd Desc,AREA NAME,LAT,LON';
    writeFileSync(path, `${[header, ...rows].join('\n')}\n`);
    const loaded = await ingestCrime(database, {
      sourceName: 'lapd-legacy',
      source: crimeSources.sources['lapd-legacy'],
      file: path,
      statement,
      asOf: asOf === undefined ? undefined : new Date(asOf),
      divisions: agencies.find(({ slug }) => slug === 'lapd')?.divisions,
      today: '2026-11-20',
      timeZone: 'America/Los_Angeles',
      rejectsFolder: join(folder, 'rejects'),
    });
    if (loaded.outcome !== 'published') throw new Error('nothing was published');
    return loaded.report;
  };
  const readCompleteMonths = async () => {
    const db = database.pool;
    const near = findReportedMonthsWithMargin(await readReportedMonths(db));
    const [lapd] = await readAgencies(db, new Set(), near);
    const text = (months: ReadonlySet<number> = new Set()) =>
      [...months].map((m) => `${Math.floor(m / 12)}-${(m % 12) + 1}`);
    return {
      everywhere: text(lapd?.completeMonths.everywhere),
      sawtelle: text(lapd?.completeMonths.inAreas.get('sawtelle')),
      hollywood: text(lapd?.completeMonths.inAreas.get('hollywood')),
    };
  };
  const nothing = { everywhere: [], sawtelle: [], hollywood: [] };

  test('are proposed, and complete once accepted (24 empty months between them once were, too)', async () => {
    const rows = [...daily('2020-11-01', '2020-12-31'), ...daily('2023-01-01', '2023-02-10')];
    const report = await load(rows);
    expect(await readCompleteMonths()).toEqual(nothing);
    expect(describeReleaseCoverage(report)).toEqual([
      'no month is supplied in full (not stated)',
      'its dates suggest: 2020-11 to 2020-12, 2023-01, for all of its territory',
      '  not 2021-01 to 2022-12: no record',
      '  not 2023-02: less than half of what is usual (200 records)',
      'to accept that: npx townlight releases accept 1; or load it again with --months and --covers',
    ]);
    const accepted = await load(rows, { accept: true });
    expect(accepted.rowsUnchanged).toBe(rows.length);
    expect(await readCompleteMonths()).toEqual({
      ...nothing,
      everywhere: ['2020-11', '2020-12', '2023-1'],
    });
  });

  test('are not those of rows that are misdated: one of 2026 once was the month through which the data ran', async () => {
    await load(
      [...daily('2020-11-01', '2020-12-31'), rowOf('2026-10-05', 0), rowOf('1900-01-01', 0)],
      {
        accept: true,
      },
    );
    expect((await readCompleteMonths()).everywhere).toEqual(['2020-11', '2020-12']);
  });

  test('are complete for the only division in the file (once for the whole department)', async () => {
    const report = await load(daily('2020-11-01', '2020-12-31', ['West LA']), { accept: true });
    expect(await readCompleteMonths()).toEqual({ ...nothing, sawtelle: ['2020-11', '2020-12'] });
    expect(describeReleaseCoverage(report)).toEqual([
      'months supplied in full (as its dates suggest, accepted): 2020-11 to 2020-12, for its division West LA',
    ]);
  });

  test('match a division in any case; files of unknown divisions are judged by location (once rejected)', async () => {
    await load(daily('2020-11-01', '2020-12-31', ['WEST LA']), { accept: true });
    expect(await readCompleteMonths()).toEqual({ ...nothing, sawtelle: ['2020-11', '2020-12'] });
    const elsewhere = daily('2021-01-01', '2021-02-28', ['Division 1', 'Division 2']).map((row) =>
      row.replace('-118.35', '-118.15'),
    );
    const report = await load(elsewhere, { accept: true });
    expect(report.supply.months).toEqual([]);
    expect(report.proposal.reason).toBe(
      'its records are in 0 of the 1 neighborhoods that the agency polices',
    );
  });

  test('are complete for the whole agency if all of its divisions have records', async () => {
    const rows = daily('2020-11-01', '2020-12-31', DIVISIONS);
    const last = daily('2020-11-01', '2020-11-30', [DIVISIONS.at(-1) as string]);
    await load([...rows, ...last.map((row) => `9${row}`)], { accept: true });
    expect((await readCompleteMonths()).everywhere).toEqual(['2020-11', '2020-12']);
  });

  test('are not complete if the dates suggest none, and the reason is reported', async () => {
    const report = await load([rowOf('2020-11-05', 0), rowOf('2020-12-05', 0)], { accept: true });
    expect(describeReleaseCoverage(report)).toEqual([
      'no month is supplied in full: its dates suggest none to accept',
      '  not 2020-11 to 2020-12: too few records to judge by their dates (2 records)',
      'load it again and say which months and which territory it has in full: --months 2024-01..2024-06 --covers agency',
    ]);
  });

  test('can be accepted later, by the number of the release', async () => {
    const { releaseId } = await load(daily('2020-11-01', '2020-12-31', ['West LA']));
    expect(await readCompleteMonths()).toEqual(nothing);
    const { accept } = createCrimeReleaseKind(agencies);
    const lines = await inTransaction(database.pool, async (client) =>
      accept?.(client, releaseId, undefined),
    );
    expect(lines?.[1]).toBe(
      '  months supplied in full (as its dates suggest, accepted): 2020-11 to 2020-12, for its division West LA',
    );
    expect(await readCompleteMonths()).toEqual({ ...nothing, sawtelle: ['2020-11', '2020-12'] });
    const { releaseId: tiny } = await load([rowOf('2021-01-03', 1)]);
    await expect(
      inTransaction(database.pool, async (client) => accept?.(client, tiny, undefined)),
    ).rejects.toThrow(`release ${tiny} suggests no months`);
  });

  test('are those stated, for the stated areas', async () => {
    await load([rowOf('2020-11-03', 1)], {
      months: [{ from: toYearMonth(2020, 10), to: toYearMonth(2020, 11) }],
      covers: { part: 'areas', areas: ['sawtelle'] },
    });
    expect(await readCompleteMonths()).toEqual({ ...nothing, sawtelle: ['2020-10', '2020-11'] });
  });

  test('are limited to the range of reports, whatever is stored (2201 once was the last month of the site)', async () => {
    const { releaseId } = await load([rowOf('2020-11-03', 1)], {
      months: [{ from: toYearMonth(2020, 11), to: toYearMonth(2020, 11) }],
      covers: { part: 'agency' },
    });
    await database.pool.query(
      `insert into agency_month (agency_id, month, release_id)
       select id, month, $1 from agency, generate_series($2::int, $3::int) as month on conflict do nothing`,
      [releaseId, toYearMonth(1850, 1), toYearMonth(2201, 7)],
    );
    const features = listFeatures(readConfig({})).filter(({ name }) =>
      ['places', 'bundles', 'crime'].includes(name),
    );
    const crime = features.find(({ name }) => name === 'crime') as CrimeFeature;
    const { data } = (await readCurrentSnapshot(database.pool, features)).of(crime);
    expect({ months: data.months, through: data.status.data_through }).toEqual({
      months: 25,
      through: '2021-11',
    });
    expect(data.status.sources[0]?.through).toBe('2021-11');
  });

  test('cannot be stated outside the range of the source or for an unknown division', async () => {
    const outsideMonths = { months: [{ from: toYearMonth(1998, 1), to: toYearMonth(2020, 1) }] };
    await expect(load([rowOf('2020-11-03', 1)], outsideMonths)).rejects.toThrow(
      '--months: 1998-01 is before 2010-01; for this source, only months from 2010-01 to 2025-03 can be stated',
    );
    await expect(
      load([rowOf('2020-11-03', 1)], {
        months: [{ from: toYearMonth(2020, 1), to: toYearMonth(2020, 1) }],
        covers: { part: 'divisions', divisions: ['Sawtelle'] },
      }),
    ).rejects.toThrow(/^--covers division:Sawtelle: the agency's divisions are Central, /);
    const { rows } = await database.pool.query('select count(*)::int as releases from release');
    expect(rows).toEqual([{ releases: 0 }]);
  });
});
