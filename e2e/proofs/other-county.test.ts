import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLillebyLoads } from '../../apps/server/src/testing/lilleby.ts';
import { ensureWebBuilt } from '../../scripts/lib/build-web.mjs';
import { startServerProcess } from '../web/server-process.ts';

const run = promisify(execFile);
const townlight = join(import.meta.dirname, '../../apps/server/bin/townlight.mjs');
/** What belongs to Los Angeles, in either language. */
const LOS_ANGELES =
  /los.?[aá]ngeles|\blapd\b|\blasd\b|sheriff|california|quickmap|hollywood|santa monica|\b911\b/i;

/** Pages of features for which Lilleby has no data. */
const ABSENT = /^(\/es)?\/(coronavirus|traffic|about\/coronavirus)\b/;

let server: Awaited<ReturnType<typeof startServerProcess>>;
let folder: string;

// the same build that serves Los Angeles to all other tests
beforeAll(async () => {
  expect(ensureWebBuilt(process.execPath)).toBe(true);
  folder = mkdtempSync(join(tmpdir(), 'townlight-lilleby-'));
  const settings = { TOWNLIGHT_COUNTY: 'lilleby', TOWNLIGHT_DATA: folder };
  const { NO_COLOR, FORCE_COLOR, ...inherited } = process.env;
  for (const load of listLillebyLoads())
    await run(process.execPath, [townlight, 'ingest', ...load], {
      env: { ...inherited, DATABASE_URL: '', ...settings },
    });
  server = await startServerProcess(folder, settings);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function read(path: string): Promise<string> {
  const response = await fetch(server.url + path);
  expect(response.status, path).toBe(200);
  return await response.text();
}

test('no page of another county names Los Angeles', async () => {
  const sitemap = await read('/sitemap.xml');
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(paths).toEqual(
    expect.arrayContaining(['/map', '/es/neighborhood/havna', '/about/method']),
  );
  // it has neither cases nor a map of traffic, and no page links to theirs
  expect(paths.filter((path) => ABSENT.test(path))).toEqual([]);
  const others = ['/embed/map', '/feedback', '/es/feedback', '/compare?areas=havna,odden'];
  for (const path of [...paths, ...others]) {
    const page = await read(path);
    expect(LOS_ANGELES.exec(page)?.[0], path).toBeUndefined();
    const links = [...page.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to = '']) => to);
    expect(
      links.filter((to) => ABSENT.test(to)),
      path,
    ).toEqual([]);
  }
});

test('no reply of another county names Los Angeles', async () => {
  const { paths } = JSON.parse(await read('/api/docs/json')) as { paths: Record<string, object> };
  const open = Object.keys(paths).filter(
    (path) => 'get' in (paths[path] as object) && !/[{]|staff|subscri|bundle_tool/.test(path),
  );
  expect(open.length).toBeGreaterThan(20);
  for (const path of open) {
    const response = await fetch(server.url + path);
    const [found] = LOS_ANGELES.exec(await response.text()) ?? [];
    expect(found, path).toBeUndefined();
  }
});

test('its pages have its own figures, names and start page', async () => {
  const page = await read('/neighborhood/havna');
  expect(page).toContain('28 crimes reported in October');
  expect(page).toContain('Byvakten i Lilleby');
  expect(await read('/es/traffic')).toContain('Todavía no hay un mapa de tráfico de este condado.');
  expect(await read('/es/map')).toContain('"Lilleby":"municipio de Lilleby"');
  expect((await fetch(`${server.url}/`, { redirect: 'manual' })).headers.get('location')).toBe(
    '/map',
  );
});
