import {
  bigBundleRows,
  bundleAgencies,
  crimeDescriptionRows,
  nicknameRows,
  smallBundleRows,
} from '@townlight/contract/bundles';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../../platform/database/open-database.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import { type BundleToolTestClient, openBundleToolForTests } from '../testing/open-bundle-tool.ts';

describeOnStore('the calls of the Bundle Tool', (open) => {
  let database: Database;
  let tool: BundleToolTestClient;
  beforeAll(async () => {
    database = await open();
    tool = await openBundleToolForTests(database);
  });
  afterAll(() => tool.close());

  test('list big bundles with their number of small bundles', async () => {
    expect(bigBundleRows.parse(await tool.get('big'))).toEqual([
      { name: 'Property Crime', small_bundles: 3 },
      { name: 'Violent Crime', small_bundles: 1 },
    ]);
  });

  test('list small bundles with their big bundles and number of nicknames', async () => {
    expect(smallBundleRows.parse(await tool.get('small'))).toContainEqual({
      name: 'Robbery',
      big_bundles: ['Property Crime', 'Violent Crime'],
      nicknames: 2,
    });
  });

  test('list nicknames with the big bundles of their small bundle, and their descriptions and records', async () => {
    expect(nicknameRows.parse(await tool.get('nicknames'))).toContainEqual({
      name: 'Robbery',
      small_bundle_name: 'Robbery',
      big_bundle_name: 'Property Crime, Violent Crime',
      descriptions: 1,
      records: 12,
    });
  });

  test('crime descriptions with their agency, code and records; those without a nickname too', async () => {
    const rows = crimeDescriptionRows.parse(await tool.get('crime_descriptions'));
    expect(rows.map(({ name }) => name)).toEqual([
      'BURGLARY',
      'CARJACKING',
      'PETTY THEFT',
      'ROBBERY',
      'UNKNOWN',
    ]);
    expect(rows.at(-1)).toEqual({
      name: 'UNKNOWN',
      nickname: null,
      small_bundle_name: null,
      big_bundle_name: null,
      agency: 'made',
      code: 'UNKNOWN',
      records: 2,
    });
    expect(await tool.get('crime_descriptions/made')).toEqual(rows);
    expect(bundleAgencies.parse(await tool.get('agencies'))).toEqual([
      // the small county has no agency of that name
      { agency: 'made', name: 'made', short_name: 'made' },
    ]);
  });

  test('an agency without crime descriptions is rejected with the call that lists agencies', async () => {
    expect(await tool.get('crime_descriptions/nobody')).toEqual({
      message:
        'There is no agency "nobody" with crime descriptions; /api/bundles/agencies lists them.',
      error: true,
    });
  });

  test('a big bundle is added, renamed and deleted, with each change visible once the response arrives', async () => {
    const added = await tool.send('POST', 'big', { name: '  Traffic ' });
    expect(added).toEqual({
      status: 200,
      body: {
        message: 'The big bundle “Traffic” was added.',
        error: false,
        change: expect.any(Number),
      },
    });
    expect(await tool.get('big_bundle_filters')).toContainEqual({ name: 'Traffic' });
    const renamed = await tool.send('PUT', 'big/Traffic', { new_name: 'Traffic and Parking' });
    expect(renamed.body.message).toBe(
      'The big bundle “Traffic” was renamed to “Traffic and Parking”.',
    );
    const deleted = await tool.send('DELETE', 'big', { name: 'Traffic and Parking' });
    expect(deleted.body.message).toBe('The big bundle “Traffic and Parking” was deleted.');
    expect(await tool.get('big')).toHaveLength(2);
  });

  test('a small bundle is added, moved to other big bundles and deleted', async () => {
    await tool.send('POST', 'small', { name: 'Arson', big_bundles: ['Property Crime'] });
    await tool.send('PUT', 'small/Arson', { new_name: 'Fires', big_bundles: ['violent crime'] });
    expect(await tool.get('small')).toContainEqual({
      name: 'Fires',
      big_bundles: ['Violent Crime'],
      nicknames: 0,
      former_names: ['Arson'],
    });
    expect((await tool.send('DELETE', 'small', { name: 'Fires' })).status).toBe(200);
  });

  test('a nickname is added, moved, emptied and deleted', async () => {
    await tool.send('POST', 'nicknames', { name: 'Arson', small_bundle_name: 'Burglary' });
    await tool.send('PUT', 'nicknames/Arson', { new_name: 'Arson', small_bundle_name: null });
    expect(await tool.get('nicknames')).toContainEqual({
      name: 'Arson',
      small_bundle_name: null,
      big_bundle_name: null,
      descriptions: 0,
      records: 0,
    });
    expect((await tool.send('DELETE', 'nicknames', { name: 'Arson' })).status).toBe(200);
  });

  test('a crime description gets a nickname, and its records are counted there', async () => {
    const put = await tool.send('PUT', 'crime_descriptions/UNKNOWN', {
      new_name: 'UNKNOWN',
      nickname: 'Petty Theft',
    });
    expect(put.body.message).toBe('The crime description “UNKNOWN” was saved.');
    expect(await tool.get('nicknames')).toContainEqual(
      expect.objectContaining({ name: 'Petty Theft', descriptions: 2, records: 15 }),
    );
    const back = await tool.send('PUT', 'crime_descriptions/UNKNOWN', { nickname: null });
    expect(back.status).toBe(200);
  });

  test('an update that changes nothing is not saved', async () => {
    const { status, body } = await tool.send('PUT', 'big/Violent%20Crime', {
      new_name: 'Violent Crime',
    });
    expect({ status, body }).toEqual({
      status: 200,
      body: { message: 'Nothing needed to change.', error: false, change: null },
    });
  });
});
