import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { readConfig } from '../config/config.ts';
import { startServer } from '../main.ts';
import { openDatabase, type StoreConfig } from '../platform/database/open-database.ts';
import { describeOnBothStores, silentLog } from '../platform/testing/databases.ts';
import { WAIT_OPTIONS } from '../platform/testing/run-length.ts';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);

/** Two sources, one of them paused, and three releases, one of them withdrawn. */
const ROWS = `
  insert into release (kind, source, origin, fingerprint, published_at, rows_new, rows_rejected, withdrawn_at)
  values ('crime', 'lapd', 'a.csv', 'a', '2026-11-01T00:00:00Z', 90, 2, null),
         ('crime', 'lapd', 'b.csv', 'b', '2026-11-02T00:00:00Z', 10, 1, null),
         ('crime', 'lapd', 'c.csv', 'c', '2026-11-03T00:00:00Z', 10, 1, now());
  insert into source (name, title, kind, place, every_seconds, added_at, failures, paused)
  values ('lapd', 'LAPD', 'crime-portal', 'https://example.org', 3600, '2026-11-01T00:00:00Z', 3, false),
         ('old', 'Old', 'crime-portal', 'https://example.org', 3600, now(), 0, true)`;

async function serveWithMetrics({ dataFolder, databaseUrl }: StoreConfig) {
  const config = readConfig({
    PORT: '0',
    METRICS_PORT: '0',
    TOWNLIGHT_SAMPLE: 'false',
    TOWNLIGHT_DATA: dataFolder,
    DATABASE_URL: databaseUrl ?? '',
  });
  const server = await startServer(config, silentLog);
  const read = async () => await (await fetch(server.metricsUrl as string)).text();
  return { server, read };
}

describeOnBothStores('the metrics of a server', (open) => {
  test('show its figures, releases and sources, and are those that the alerts use', async () => {
    const store = await open.newStore();
    const database = await openDatabase(store, { role: 'server', log: silentLog });
    await database.pool.query(ROWS);
    await database.close();
    const { server, read } = await serveWithMetrics(store);
    await vi.waitFor(async () => {
      const text = await read();
      for (const line of [
        'townlight_ready 1',
        'townlight_store_writable 1',
        'townlight_releases{kind="crime",source="lapd"} 2',
        `townlight_last_release_timestamp_seconds{kind="crime",source="lapd"} ${Date.parse('2026-11-02T00:00:00Z') / 1_000}`,
        'townlight_release_rows{kind="crime",source="lapd",result="new"} 100',
        'townlight_release_rows{kind="crime",source="lapd",result="rejected"} 3',
        'townlight_source_failures{source="lapd"} 3',
        `townlight_source_last_success_timestamp_seconds{source="lapd"} ${Date.parse('2026-11-01T00:00:00Z') / 1_000}`,
        'townlight_mail_server_failures 0',
      ])
        expect(text.split('\n')).toContain(line);
      expect(text).not.toContain('source="old"');
      expect(text).toMatch(/^townlight_snapshot_build_seconds 0\.\d+$/m);
    }, WAIT_OPTIONS);
    expect(findUnknownMetrics(await read())).toEqual([]);
    await server.close();
  });
});

/** Returns the metrics that alerts and the dashboard use, and no server has. */
function findUnknownMetrics(text: string): readonly string[] {
  const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
  const used = ['prometheus/alerts.yml', 'grafana/townlight.json'].flatMap((file) => [
    ...readFileSync(new URL(file, DEPLOY), 'utf8').matchAll(/\b(townlight|nodejs|process)_\w+/g),
  ]);
  expect(used.length).toBeGreaterThan(30);
  const names = used.map(([name]) => name.replace(/_(bucket|count|sum)$/, ''));
  return [...new Set(names)].filter((name) => !known.has(name));
}
