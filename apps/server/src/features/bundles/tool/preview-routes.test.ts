import { bundleChangesPreview } from '@townlight/contract/bundles/history';
import { bundleImportPreview, bundleScheme } from '@townlight/contract/bundles/scheme';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { bumpVersion } from '../../../platform/database/version.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { makeReports } from '../../../testing/make-crime-rows.ts';
import { type BundleToolTestClient, openBundleToolForTests } from '../testing/open-bundle-tool.ts';

describeOnStore('what changes would do', (open) => {
  let database: Database;
  let tool: BundleToolTestClient;
  beforeAll(async () => {
    database = await open();
    tool = await openBundleToolForTests(database);
    await makeMoreReports();
  });
  afterAll(() => tool.close());

  const preview = (changes: object[]) => tool.send('POST', 'preview', { changes });
  const scheme = async () => bundleScheme.parse(await tool.get('scheme'));
  const csv = async () => (await tool.testApp.app.inject('/api/bundles/scheme.csv')).body;
  /** Enough reports of both types in both areas for a rate. */
  const makeMoreReports = async () => {
    const { rows } = await database.pool.query<{ slug: string; id: number }>(
      "select slug, id from area where partition = 'neighborhoods' union all select slug, id from agency",
    );
    const idOf = (slug: string) => rows.find((row) => row.slug === slug)?.id as number;
    const report = (area: string, kind: string, count: number) => ({
      area: idOf(area),
      month: '2026-10',
      kind,
      count,
    });
    await makeReports(database.pool, {
      agencyId: idOf('lasd'),
      reports: [
        report('hollywood', 'Petty Theft', 12),
        report('venice', 'Petty Theft', 12),
        report('venice', 'Burglary', 15),
      ],
    });
    await inTransaction(database.pool, (client) => bumpVersion(client, 'crime'));
    await tool.testApp.snapshots.checkNow();
  };
  const saves = async () =>
    (await database.pool.query('select count(*)::int as n from bundle_change')).rows[0]
      ?.n as number;

  test('returns moved records and changed ranks without writing anything', async () => {
    const before = await scheme();
    // 40 burglaries and 12 petty thefts in Hollywood, 15 and 24 in Venice, with half the residents
    const { status, body } = await preview([
      {
        table: 'crime_descriptions',
        action: 'change',
        name: 'PETTY THEFT',
        nickname: 'Burglary',
      },
      {
        table: 'crime_descriptions',
        action: 'change',
        name: 'BURGLARY',
        nickname: 'Petty Theft',
      },
    ]);
    expect(status).toBe(200);
    const effect = bundleChangesPreview.parse(body);
    expect(effect.touched).toBe(2);
    expect(effect.moves).toEqual([
      // all records: also unplaced ones and those of incomplete months
      { agency: 'made', from: 'Burglary', to: 'Package, Mail and Other Theft', records: 2_111 },
      { agency: 'made', from: 'Package, Mail and Other Theft', to: 'Burglary', records: 37 },
    ]);
    expect(effect.big_bundles).toEqual([]);
    expect(effect.ranks).toContainEqual({
      months: 1,
      table: 'small',
      category: 'Burglary',
      neighborhood: 'venice',
      name: 'Venice',
      ranking_before: 2,
      ranking_after: 1,
    });
    expect(await scheme()).toEqual(before);
    expect(await saves()).toBe(0);
  });

  test('counts the records that a big bundle gains and loses', async () => {
    const { body } = await preview([
      { table: 'small', action: 'change', name: 'Robbery', big_bundles: ['Violent Crime'] },
      { table: 'small', action: 'change', name: 'Burglary', big_bundles: ['Violent Crime'] },
    ]);
    const { moves, big_bundles } = bundleChangesPreview.parse(body);
    expect(moves).toEqual([]);
    expect(big_bundles).toEqual([
      { name: 'Property Crime', agency: 'made', gained: 0, lost: 2_124 },
      { name: 'Violent Crime', agency: 'made', gained: 2_111, lost: 0 },
    ]);
  });

  test('a rename moves no records', async () => {
    const { body } = await preview([
      { table: 'small', action: 'change', name: 'Robbery', new_name: 'Robberies' },
      { table: 'big', action: 'change', name: 'Violent Crime', new_name: 'Violence' },
    ]);
    expect(bundleChangesPreview.parse(body)).toMatchObject({
      touched: 2,
      moves: [],
      big_bundles: [],
      ranks: [],
    });
  });

  test('is refused as the save would be', async () => {
    const { status, body } = await preview([
      { table: 'small', action: 'change', name: 'Robbery', new_name: 'Burglary' },
    ]);
    expect({ status, reason: body.reason, index: body.index }).toEqual({
      status: 409,
      reason: 'duplicate',
      index: 0,
    });
  });

  test.each(['preview', 'scheme/preview'])('%s is for staff of this site', async (path) => {
    const url = `/api/bundles/${path}`;
    const { app } = tool.testApp;
    const headers = { origin: 'http://localhost' };
    const payload = { changes: [], csv: '' };
    expect((await app.inject({ method: 'POST', url, headers, payload })).statusCode).toBe(401);
  });

  test('importing an exported scheme changes nothing, as JSON or CSV', async () => {
    for (const body of [{ scheme: await scheme() }, { csv: await csv() }]) {
      const { body: importPreview } = await tool.send('POST', 'scheme/preview', body);
      expect(bundleImportPreview.parse(importPreview)).toMatchObject({ touched: 0, rows: [] });
      expect((await tool.send('PUT', 'scheme', body)).body.message).toBe(
        'Nothing needed to change.',
      );
    }
  });

  test('the table has a line for each parent, and no formulas', async () => {
    expect((await csv()).split('\n').slice(0, 7)).toEqual([
      'table,name,parent,agency,code',
      'big,Property Crime,,,',
      'big,Violent Crime,,,',
      'small,Burglary,Property Crime,,',
      'small,"Package, Mail and Other Theft",Property Crime,,',
      'small,Robbery,Property Crime,,',
      'small,Robbery,Violent Crime,,',
    ]);
    const names = [`=1+1`, `'=1`, `@me`, `-5 robbery`];
    const changes = names.map((name) => ({ table: 'nicknames', action: 'add', name }));
    await tool.send('POST', 'changes', { changes });
    const table = await csv();
    expect(table).toContain("\nnicknames,'=1+1,,,");
    const { body } = await tool.send('POST', 'scheme/preview', { csv: table });
    expect(body.touched).toBe(0);
    await tool.send('POST', 'changes', {
      changes: names.map((name) => ({ table: 'nicknames', action: 'delete', name })),
    });
  });

  test('an import is previewed, then saved as one change that can be undone', async () => {
    const before = await scheme();
    const given = structuredClone(before);
    given.big_bundles.push({ name: 'Traffic' });
    given.small_bundles = given.small_bundles.filter(({ name }) => name !== 'Robbery');
    for (const row of given.nicknames)
      if (row.small_bundle_name === 'Robbery') row.small_bundle_name = 'Burglary';
    given.crime_descriptions = given.crime_descriptions.filter(({ name }) => name !== 'UNKNOWN');

    const importPreview = await tool.send('POST', 'scheme/preview', { scheme: given });
    const { tables, state, moves } = bundleImportPreview.parse(importPreview.body);
    expect(tables).toEqual([
      { table: 'big', added: 1, changed: 0, deleted: 0 },
      { table: 'small', added: 0, changed: 0, deleted: 1 },
      { table: 'nicknames', added: 0, changed: 2, deleted: 0 },
      { table: 'crime_descriptions', added: 0, changed: 0, deleted: 0 },
    ]);
    expect(moves).toContainEqual({ agency: 'made', from: 'Robbery', to: 'Burglary', records: 13 });

    const saved = await tool.send('PUT', 'scheme', { scheme: given, state });
    expect(saved.body.message).toBe('The scheme was imported.');
    expect((await scheme()).big_bundles).toHaveLength(3);
    const late = await tool.send('PUT', 'scheme', { scheme: before, state });
    expect(late).toMatchObject({
      status: 409,
      body: {
        message:
          'Someone saved after this preview was made, so nothing was imported. Look at a new preview first.',
        reason: 'changed',
      },
    });
    expect((await tool.send('POST', `changes/${saved.body.change}/undo`, undefined)).status).toBe(
      200,
    );
    expect(await scheme()).toEqual(before);
  });

  test.each<[string, string, string]>([
    [
      'a row of a table that there is not',
      'table,name,parent\nplanets,Mars,\n',
      'Line 2: "planets" is not a table; the tables are big, small, nicknames and crime_descriptions.',
    ],
    [
      'other columns',
      'a;b;c\n1;2;3',
      'The first line names the columns a, b, c; it needs table, name and parent, for descriptions also agency and code.',
    ],
    [
      'a name twice',
      'table,name,parent\nbig,Fire,\nbig,FIRE,\n',
      'The big bundle “FIRE” is in the file twice; remove one.',
    ],
    [
      'a parent that the file does not have',
      'table,name,parent\nbig,Fire,\nsmall,Arson,Water\n',
      'There is no big bundle “Water” to put “Arson” into.',
    ],
    [
      'a description that no record has',
      'table,name,parent,agency,code\ncrime_descriptions,X,,lapd,1\n',
      'The agency “lapd” has no crime description with the code “1”.',
    ],
  ])('an import with %s is refused', async (_, text, message) => {
    const { body } = await tool.send('PUT', 'scheme', { csv: text });
    expect(body).toMatchObject({ message, error: true });
  });

  test('an empty import file returns 409, since rows that descriptions use cannot be deleted', async () => {
    const { status, body } = await tool.send('PUT', 'scheme', { csv: 'table,name,parent\n' });
    expect(status).toBe(409);
    expect(body.reason).toBe('in-use');
  });
});
