import { bundleFilters, smallBundles } from '@townlight/contract/bundles/filters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeOnStore } from '../../platform/testing/databases.ts';
import { makeSmallCounty } from '../../testing/make-small-county.ts';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';

describeOnStore('crime categories over HTTP', (open) => {
  let testApp: TestApp;
  beforeAll(async () => {
    const database = await open();
    await makeSmallCounty(database.pool);
    testApp = await openTestApp(database);
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());
  const get = async (path: string) => (await testApp.app.inject(`/api/bundles/${path}`)).json();

  test('big bundles are sorted by name', async () => {
    expect(bundleFilters.parse(await get('big_bundle_filters'))).toEqual([
      { name: 'Property Crime' },
      { name: 'Violent Crime' },
    ]);
  });

  test.each(['Violent%20Crime', 'violent-crime', 'VIOLENT%20CRIME'])(
    'the crime types of %s are those of Violent Crime',
    async (name) => {
      const filters = bundleFilters.parse(await get(`small_bundle_filters/${name}`));
      expect(filters).toEqual([{ name: 'Robbery' }]);
    },
  );

  test('an unknown category returns 404 with the existing categories', async () => {
    const reply = await testApp.app.inject('/api/bundles/small_bundle_filters/Nonsense');
    expect(reply.statusCode).toBe(404);
    expect(reply.json().message).toBe(
      'There is no crime category "Nonsense"; the categories are Property Crime, Violent Crime.',
    );
  });

  test('a crime type can be in several categories', async () => {
    const list = smallBundles.parse(await get('small'));
    expect(list.find(({ name }) => name === 'Robbery')?.big_bundles).toEqual([
      'Property Crime',
      'Violent Crime',
    ]);
  });
});
