import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeKauriBayRecords } from '../../apps/server/src/testing/kauri-bay.ts';
import { listLillebyLoads } from '../../apps/server/src/testing/lilleby.ts';
import { ensureWebBuilt } from '../../scripts/lib/build-web.mjs';
import { startServerProcess } from '../web/server-process.ts';

const run = promisify(execFile);
const townlight = join(import.meta.dirname, '../../apps/server/bin/townlight.mjs');
/** What belongs to Los Angeles, in either language. */
const LOS_ANGELES =
  /los.?[aá]ngeles|\blapd\b|\blasd\b|sheriff|california|quickmap|hollywood|santa monica|\b911\b/i;

/** What these counties call otherwise, with the text before it. */
const SITE_TERMS =
  /.{0,60}(?<![\p{L}/])(neighborhood|zip code|county|vecindario|condado)(?![\p{L}-]).{0,30}/iu;

/** Pages of features for which these counties have no data. */
const ABSENT = /^(\/es)?\/(coronavirus|traffic|about\/coronavirus)\b/;

interface OtherCounty {
  /** The arguments of the commands that load it. */
  readonly loads: () => readonly (readonly string[])[];
  readonly areas: readonly [string, string];
  readonly languages: readonly string[];
  readonly startPage: string;
  /** Texts of its pages. */
  readonly shows: Readonly<Record<string, readonly string[]>>;
}

const COUNTIES: Readonly<Record<string, OtherCounty>> = {
  lilleby: {
    loads: () => listLillebyLoads().map((load) => ['ingest', ...load]),
    areas: ['havna', 'odden'],
    languages: ['en', 'es'],
    startPage: '/map',
    shows: {
      '/neighborhood/havna': ['28 crimes reported in October', 'Byvakten i Lilleby'],
      '/es/traffic': ['Todavía no hay un mapa de tráfico de este municipio.'],
      '/es/map': ['"Lilleby":"municipio de Lilleby"'],
      '/es/about/method': ['En el municipio de Lilleby', 'cuenta\ncomo del mediodía'],
    },
  },
  'kauri-bay': {
    loads: () => [['setup', '--crime', writeKauriBayRecords()]],
    areas: ['harbour-ward', 'orchard-ward'],
    languages: ['en'],
    startPage: '/neighborhood',
    shows: {
      // all in the first half hour of a day, in summer time: the first of them is of September in UTC
      '/neighborhood/orchard-ward': ['124 crimes reported in October', 'Kauri Bay Police'],
      '/about/method': ['In Kauri Bay', '<h3>What is left out</h3>'],
      '/crime/vehicle-theft': ['Ōtara Orchard Ward', 'Vehicle Theft'],
    },
  },
};

/** The title, the description and the text of a page, without its scripts and the examples of commands. */
function readableText(html: string): string {
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
  const body = html.replace(/<(script|style|code|pre)\b.*?<\/\1>/gs, ' ').replace(/<[^>]*>/g, ' ');
  return `${description} ${body}`.replace(/\s+/g, ' ');
}

// the same build that serves Los Angeles to all other tests
beforeAll(() => expect(ensureWebBuilt(process.execPath)).toBe(true));

describe.each(Object.entries(COUNTIES))('%s', (county, expected) => {
  const { loads, areas, languages, startPage, shows } = expected;
  let server: Awaited<ReturnType<typeof startServerProcess>>;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), `townlight-${county}-`));
    const settings = { TOWNLIGHT_COUNTY: county, TOWNLIGHT_DATA: folder };
    const { NO_COLOR, FORCE_COLOR, ...inherited } = process.env;
    for (const load of loads())
      await run(process.execPath, [townlight, ...load], {
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

  test('no page names Los Angeles', async () => {
    const sitemap = await read('/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    expect(paths).toEqual(
      expect.arrayContaining(['/map', `/neighborhood/${areas[0]}`, '/about/method']),
    );
    // it has neither cases nor a map of traffic, and no page links to theirs
    expect(paths.filter((path) => ABSENT.test(path))).toEqual([]);
    const others = ['/embed/map', '/feedback', '/es/feedback', `/compare?areas=${areas.join(',')}`];
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

  test('pages are in the county’s languages, and URLs of other languages redirect to them', async () => {
    const sitemap = await read('/sitemap.xml');
    const isBilingual = languages.length > 1;
    expect(sitemap.includes(`/es/neighborhood/${areas[0]}`)).toBe(isBilingual);
    const page = await read('/map');
    expect(page.includes('hreflang')).toBe(isBilingual);
    expect(page.includes('>Español</a>')).toBe(isBilingual);
    const redirects = isBilingual ? null : '/map?area=x';
    for (const [path, to] of [
      ['/es/map?area=x', redirects],
      ['/es', isBilingual ? `/es${startPage}` : '/'],
      ['/es//evil.example', isBilingual ? null : '/evil.example'],
    ] as const) {
      const { headers } = await fetch(server.url + path, { redirect: 'manual' });
      expect(headers.get('location'), path).toBe(to);
    }
  });

  test('pages have the county’s terms for its areas', async () => {
    const sitemap = await read('/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
      ([, url = '']) => new URL(url).pathname,
    );
    const found: string[] = [];
    for (const path of [...paths, '/embed/map', '/feedback', '/es/feedback']) {
      const [term] = SITE_TERMS.exec(readableText(await read(path))) ?? [];
      if (term !== undefined) found.push(`${path}: ${term}`);
    }
    expect(found).toEqual([]);
  });

  test('no reply names Los Angeles', async () => {
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

  test('only tables of data that the county has are listed', async () => {
    const tables = JSON.parse(await read('/api/data/tables')) as { name: string }[];
    const names = tables.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['neighborhoods', 'crime-counts', 'releases']));
    expect(names.filter((name) => /coronavirus|zipcodes|tracts/.test(name))).toEqual([]);
  });

  test('its pages have the county’s figures, names and start page', async () => {
    for (const [path, texts] of Object.entries(shows)) {
      const page = await read(path);
      for (const text of texts) expect(page, path).toContain(text);
    }
    const { headers } = await fetch(`${server.url}/`, { redirect: 'manual' });
    expect(headers.get('location')).toBe(startPage);
  });
});
