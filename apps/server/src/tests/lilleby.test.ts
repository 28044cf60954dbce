import { areaCrimesList, crimeStatus } from '@townlight/contract/crime';
import { endOfMonth, parseYearMonth, startOfMonth, type YearMonth } from '@townlight/domain/time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listFeatures } from '../features.ts';
import { runCommandLine } from '../platform/command-line/run-command-line.ts';
import type { StoreConfig } from '../platform/database/open-database.ts';
import { inTransaction } from '../platform/database/transaction.ts';
import { createIngestCommands } from '../platform/features/feature-list.ts';
import { describeOnEmbeddedStore, silentLog } from '../platform/testing/databases.ts';
import {
  LILLEBY_TIME_ZONE,
  lillebyConfig,
  lillebyCorner,
  listLillebyLoads,
} from '../testing/lilleby.ts';
import { openTestApp, type TestApp } from '../testing/open-test-app.ts';

function month(name: string): string {
  const at = parseYearMonth(name) as YearMonth;
  return `from=${startOfMonth(at, LILLEBY_TIME_ZONE)}&to=${endOfMonth(at, LILLEBY_TIME_ZONE)}`;
}

describeOnEmbeddedStore('the server with the county pack of another county', (open) => {
  let store: StoreConfig;
  let testApp: TestApp;
  const printed: string[] = [];

  beforeAll(async () => {
    store = await open.newStore();
    const database = await open(store);
    const features = listFeatures(lillebyConfig);
    await inTransaction(database.pool, async (client) => {
      for (const feature of features) await feature.prepare?.(client);
    });
    const ingest = (...args: string[]) =>
      runCommandLine(['ingest', ...args], [createIngestCommands(features)], {
        log: silentLog,
        store,
        version: 'test',
        print: (line) => printed.push(line),
        printError: (line) => printed.push(line),
      });
    for (const args of listLillebyLoads()) expect(await ingest(...args), printed.at(-1)).toBe(0);
    testApp = await openTestApp(database, {
      features,
      featuresUrl: new URL('../features.ts', import.meta.url).href,
      config: lillebyConfig,
      inThisThread: false,
    });
    await testApp.snapshots.first;
  });
  afterAll(() => testApp.close());

  const ranked = async (query: string) =>
    areaCrimesList
      .parse((await testApp.app.inject(`/api/neighborhoods/crimes?${query}`)).json())
      .map(({ id, ranking, total_crime_count }) => [id, ranking, total_crime_count]);

  test('loads the records of its police, whose coordinates in meters fall into its areas', () => {
    expect(printed).toContain('  received 441 rows: 441 new, 0 updated, 0 unchanged, 0 rejected');
    expect(printed).toContain('    neighborhoods: 441 placed, 0 unplaced');
    expect(printed.join('\n')).toContain(
      'months supplied in full (as stated): 2023-08 to 2023-10, for all of its territory',
    );
  });

  test('ranks its six areas for a month that begins at midnight in its time zone', async () => {
    expect(await ranked(month('2023-10'))).toEqual([
      // with fewer than 10 reports, formerly 6
      ['bakken', null, 7],
      ['elva', 5, 14],
      ['fjellet', 4, 21],
      ['havna', 3, 28],
      ['odden', 2, 35],
      ['skogen', 1, 42],
    ]);
  });

  test('reports its agency and the change of its counting rules', async () => {
    const status = crimeStatus.parse((await testApp.app.inject('/api/crimes/status')).json());
    expect(status).toMatchObject({
      data_through: '2023-10',
      sources: [{ agency: 'byvakten', name: 'Byvakten i Lilleby', change_over: '2023-09' }],
      areas: { neighborhoods: 6 },
    });
  });

  test('finds its neighborhood at a point and its areas by name', async () => {
    const [west, south] = lillebyCorner(3);
    const at = `lat=${south + 0.005}&long=${west + 0.01}`;
    expect((await testApp.app.inject(`/api/neighborhoods/get_neighborhood?${at}`)).json()).toEqual([
      { neighborhood: 'havna' },
    ]);
    expect((await testApp.app.inject('/api/places?q=havna')).body).toContain('Havna');
  });

  test('mentions no other county in its responses', async () => {
    const urls = [
      '/api/crimes/status',
      '/api/neighborhoods/areas',
      '/api/neighborhoods/geojson',
      '/api/bundles/small',
      '/images/neighborhoods/havna/card.svg',
    ];
    for (const url of urls) {
      const reply = await testApp.app.inject(url);
      expect(reply.statusCode, url).toBe(200);
      expect(reply.body, url).not.toMatch(/Los.?Angeles|LAPD|Sheriff|America\//i);
    }
  });
});
