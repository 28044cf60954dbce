import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runCommandLine } from '../../platform/command-line/run-command-line.ts';
import { writeBackup } from '../../platform/database/backup.ts';
import type { Database, StoreConfig } from '../../platform/database/open-database.ts';
import { restoreBackup } from '../../platform/database/restore.ts';
import { createIngestCommands, listUserDataTables } from '../../platform/features/feature-list.ts';
import { startJobs } from '../../platform/jobs/start-jobs.ts';
import { describeOnStore, silentLog } from '../../platform/testing/databases.ts';
import { WAIT_OPTIONS } from '../../platform/testing/run-length.ts';
import { makeSmallCounty } from '../make-small-county.ts';
import { openPagesApp } from '../open-pages-app.ts';
import type { TestApp } from '../open-test-app.ts';
import { makeTestFeatures } from '../test-features.ts';
import { CREATE_STREET_TREE_TABLE, listFeatures, streetTreesFeature, url } from './feature.ts';

const NO_GEOCODER = { mapboxToken: undefined, geocoderUrl: undefined };
const { places, crime } = makeTestFeatures(NO_GEOCODER);
const streetTrees = streetTreesFeature(places);
const features = listFeatures(NO_GEOCODER);

describeOnStore(
  'a feature that consists of one folder and one line in the feature list',
  (open) => {
    let store: StoreConfig;
    let database: Database;
    let testApp: TestApp;
    const trees = async () => {
      const list: { id: string; trees: number }[] = (
        await testApp.app.inject('/api/neighborhoods/street_trees')
      ).json();
      return new Map(list.map((row) => [row.id, row.trees]));
    };

    beforeAll(async () => {
      store = await open.newStore();
      database = await open(store);
      await makeSmallCounty(database.pool);
      await database.pool.query(CREATE_STREET_TREE_TABLE);
      await database.pool.query(`insert into street_tree values ('hollywood', 120)`);
      testApp = await openPagesApp(database, { features, featuresUrl: url, inThisThread: false });
      await testApp.snapshots.first;
    });
    afterAll(() => testApp.close());

    test('is built in the builder’s thread with data of a feature it needs, and answers its API request', async () => {
      const snapshot = testApp.snapshots.current().of(streetTrees);
      expect(snapshot.builtInThread).not.toBe(threadId);
      expect(snapshot.trees.buffer).toBeInstanceOf(SharedArrayBuffer);
      expect([...(await trees())].sort()).toEqual([
        ['desert', 0],
        ['docks', 0],
        ['east-los-angeles', 0],
        ['hollywood', 120],
        ['venice', 0],
      ]);
    });

    test('has a page with a separate URL that the sitemap lists', async () => {
      const page = await testApp.app.inject('/es/street-trees');
      expect(page.body).toMatch(/<link rel="canonical" href="[^"]*\/es\/street-trees" \/>/);
      expect(page.headers['x-robots-tag']).toBeUndefined();
      const sitemap = (await testApp.app.inject('/sitemap.xml')).body;
      expect(sitemap).toContain('/es/street-trees</loc>');
      expect(sitemap).toContain('/neighborhood/hollywood</loc>');
    });

    test('is loaded by its command, and only its figures are rebuilt', async () => {
      const before = testApp.snapshots.current();
      const printed: string[] = [];
      const code = await runCommandLine(
        ['ingest', 'street-trees', 'venice', '7'],
        [createIngestCommands(features)],
        {
          log: silentLog,
          store,
          version: '0',
          print: (line) => printed.push(line),
        },
      );
      expect([code, printed]).toEqual([0, ['venice has 7 trees']]);
      await testApp.snapshots.checkNow();
      expect((await trees()).get('venice')).toBe(7);
      expect(testApp.snapshots.current().of(crime)).toBe(before.of(crime));
      expect(testApp.snapshots.current().of(places)).toBe(before.of(places));
    });

    test('has its job run', async () => {
      const jobs = startJobs(database, testApp.jobs, { log: silentLog, everySeconds: 0.5 });
      await jobs.ready;
      const plant = testApp.jobs.find(({ name }) => name === 'street-trees-plant');
      if (plant === undefined) throw new Error('the part has a job');
      await database.pool.query(`insert into street_tree values ('docks', 1)`);
      await jobs.send(plant, { area: 'docks' });
      await vi.waitFor(async () => {
        const { rows } = await database.pool.query(
          `select trees from street_tree where area = 'docks'`,
        );
        expect(rows).toEqual([{ trees: 2 }]);
      }, WAIT_OPTIONS);
      await jobs.close();
    });

    test('is backed up with user-entered data, and displays the data after a restore', async () => {
      const tables = listUserDataTables(features).filter(
        ({ subject }) => subject === 'street-trees',
      );
      const folder = mkdtempSync(join(tmpdir(), 'townlight-backup-'));
      const file = await writeBackup(database.pool, folder, tables, new Date());
      await database.pool.query(`update street_tree set trees = 0 where area = 'hollywood'`);
      await restoreBackup(database.pool, file, tables);
      await testApp.snapshots.checkNow();
      expect((await trees()).get('hollywood')).toBe(120);
    });
  },
);
