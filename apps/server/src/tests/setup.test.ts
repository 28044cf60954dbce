import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import Papa from 'papaparse';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeChicagoFiles } from '../county-packs/testing/published-files.ts';
import { type FakeArcgis, openFakeArcgis } from '../features/sources/testing/fake-arcgis.ts';
import { type FakeFiles, openFakeFiles } from '../features/sources/testing/fake-files.ts';
import { type FakePortal, openFakePortal } from '../features/sources/testing/fake-portal.ts';
import { describeOnEmbeddedStore } from '../platform/testing/databases.ts';
import { makePack, openCounty, readRanking, run } from '../testing/county-commands.ts';

const COMMAND_LINE = fileURLToPath(new URL('../cli.ts', import.meta.url));
const published = writeChicagoFiles();
const records = Papa.parse<Record<string, string>>(readFileSync(published.crime, 'utf8').trim(), {
  header: true,
}).data;
/** Each area has one more record a day than the one before. */
const RANKING = Object.fromEntries(
  published.areas.map((id, at) => [id, [6 - at, (at + 1) * 28]] as const),
);

/** The servers of publishers, and a pack that names them. */
let files: FakeFiles;
let portal: FakePortal;
let areas: FakeArcgis;
let reports: FakeArcgis;
let folder: string;

beforeEach(async () => {
  [files, portal, areas, reports] = await Promise.all([
    ...([openFakeFiles(), openFakePortal(), openFakeArcgis(), openFakeArcgis()] as const),
  ]);
  const made = makePack(published);
  expect((await made.made).code).toBe(0);
  // a process reads a pack once, and this one has read it when it was made
  folder = `${made.folder}-published`;
  cpSync(made.folder, folder, { recursive: true });
  const { features } = JSON.parse(takeFile('geography/neighborhoods.geojson')) as {
    features: {
      properties: Record<string, string>;
      geometry: { coordinates: [number, number][][] };
    }[];
  };
  areas.features = features.map(({ properties, geometry }) => ({
    attributes: properties,
    ring: geometry.coordinates[0] ?? [],
  }));
  files.files.set('/residents.csv', takeFile('residents.csv'));
  files.files.set('/crimes.csv', readFileSync(published.crime));
  for (const [at, record] of records.entries())
    portal.put(String(at), toPortalRow(record), '2025-05-01T00:00:00.000Z');
  reports.maxRecordCount = 1_000;
  reports.features = records.map(toFeature);
});
afterEach(() => Promise.all([files, portal, areas, reports].map((server) => server.close())));

/** Removes a file of the pack and returns its text. */
function takeFile(name: string): string {
  const text = readFileSync(join(folder, name), 'utf8');
  rmSync(join(folder, name));
  return text;
}

/** As a portal sends it: fields in small letters, empty ones left out. */
function toPortalRow(record: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(record)
      .filter(([, value]) => value !== '')
      .map(([name, value]) => [name.toLowerCase().replaceAll(' ', '_'), value]),
  );
}

/** As an ArcGIS service sends it: dates in epoch milliseconds, a point. */
function toFeature({ Date: date = '', Latitude, Longitude, ...record }: Record<string, string>) {
  const [month, day, year] = date.slice(0, 10).split('/');
  return {
    attributes: { ...record, Date: Date.parse(`${year}-${month}-${day}T19:05:00-06:00`) },
    point: [Number(Longitude), Number(Latitude)] as const,
  };
}

const CRIME = {
  'a portal, checked every six hours': () =>
    `format: socrata, url: "${portal.address}", every: 6h, title: City Police`,
  'a portal, once': () => `format: socrata, url: "${portal.address}"`,
  'an ArcGIS service, checked every day': () =>
    `format: arcgis, url: "${reports.address}", every: 1d`,
  'an ArcGIS service, once': () => `format: arcgis, url: "${reports.address}"`,
  'a file, checked every hour': () => `url: "${files.origin}/crimes.csv", every: 1h`,
  'a file, once': () => `url: "${files.origin}/crimes.csv"`,
};
const BY_PORTAL = CRIME['a portal, checked every six hours'];

async function openPack(crime: () => string, open: Parameters<typeof openCounty>[1]) {
  const [source = ''] =
    /^ {2}[\w-]+(?=:$)/m.exec(readFileSync(join(folder, 'sources.yaml'), 'utf8')) ?? [];
  writeFileSync(
    join(folder, 'datasets.yaml'),
    `areas: { loads: boundaries, format: arcgis, url: "${areas.address}", lastAnswered: 2026-11-28,
  partition: neighborhoods, idProperty: id, nameProperty: name }
residents: { loads: residents, url: "${files.origin}/residents.csv", lastAnswered: 2026-11-28,
  partition: neighborhoods, idColumn: area, populationColumn: residents }
records: { loads: crime, source: ${source.trim()}, lastAnswered: 2026-11-28, ${crime()} }
`,
  );
  const county = await openCounty(folder, open);
  const runSetup = (...args: string[]) => run([county.setup], county.store, ['setup', ...args]);
  return { ...county, runSetup };
}

describeOnEmbeddedStore('a county from what its publishers offer', (open) => {
  test.each(Object.entries(CRIME))('records of %s', async (_, crime) => {
    const county = await openPack(crime, open);
    const { code, lines } = await county.runSetup();
    expect(code, lines.join('\n')).toBe(0);
    expect(lines.filter((line) => line.startsWith('step '))).toEqual([
      'step 1 of 4: areas',
      'step 2 of 4: residents',
      'step 3 of 4: coverage.csv',
      'step 4 of 4: records',
    ]);
    expect(lines.join('\n')).toMatch(/✓ ranking +6 of 6 neighborhoods in 2025-03/);
    expect(await readRanking(county, '2025-02')).toEqual(RANKING);
    const sources = await county.database.pool.query('select name, every_seconds from source');
    expect(sources.rows).toHaveLength(crime().includes('every') ? 1 : 0);
  });

  test('a server that is down affects only its figures, until it is available again', async () => {
    const county = await openPack(BY_PORTAL, open);
    files.outage = { status: 404 };
    const first = await county.runSetup();
    expect(first.code).toBe(1);
    expect(first.lines.join('\n')).toMatch(/warning: residents: .*the server answered 404/);
    expect(first.lines.join('\n')).toMatch(/– residents +not loaded/);
    expect(first.lines.at(-1)).toContain('1 of 4 steps failed: residents;');
    files.outage = undefined;
    const second = await county.runSetup();
    expect(second.code, second.lines.join('\n')).toBe(0);
    expect(second.lines).toContain('  fetched before');
    expect(await readRanking(county, '2025-02')).toEqual(RANKING);
  });

  test('a publisher that renamed a column loads nothing, and its file is fetched again', async () => {
    const county = await openPack(CRIME['a file, once'], open);
    const text = readFileSync(published.crime, 'utf8');
    files.files.set('/crimes.csv', text.replace('Date', 'When'));
    const first = await county.runSetup();
    expect(first.code).toBe(1);
    expect(first.lines.join('\n')).toMatch(
      /warning: records: records\.csv, line 1: no column "Date"/,
    );
    files.files.set('/crimes.csv', text);
    const second = await county.runSetup();
    expect(second.code, second.lines.join('\n')).toBe(0);
    expect(await readRanking(county, '2025-02')).toEqual(RANKING);
  });

  test('without a network, local files replace the downloads', async () => {
    const county = await openPack(BY_PORTAL, open);
    const byHand = join(folder, '../by-hand');
    mkdirSync(byHand);
    cpSync(published.crime, join(byHand, 'records.csv'));
    writeFileSync(join(byHand, 'residents.csv'), files.files.get('/residents.csv') ?? '');
    const partly = await county.runSetup('--from', byHand);
    expect(partly.lines.join('\n')).toContain(`left out: ${join(byHand, 'areas')}.* is not there`);
    const features = areas.features.map(({ attributes: properties, ring }) => ({
      ...{ type: 'Feature', properties },
      geometry: { type: 'Polygon', coordinates: [ring] },
    }));
    const collection = JSON.stringify({ type: 'FeatureCollection', features });
    writeFileSync(join(byHand, 'areas.geojson'), collection);
    const { code, lines } = await county.runSetup('--from', byHand);
    expect(code, lines.join('\n')).toBe(0);
    expect(await readRanking(county, '2025-02')).toEqual(RANKING);
    expect([files.requestedPaths, portal.requests, areas.requests]).toEqual([[], [], []]);
  });

  test('when killed during each step, it resumes and produces the same figures', async () => {
    const county = await openPack(BY_PORTAL, open);
    await county.database.close();
    const start = () =>
      spawn(process.execPath, [COMMAND_LINE, 'setup'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: {
          ...process.env,
          TOWNLIGHT_COUNTY: folder,
          TOWNLIGHT_DATA: county.store.dataFolder,
          SOURCES_FROM_PRIVATE: 'true',
        },
      });
    for (const step of [1, 2, 3, 4]) {
      const child = start();
      const ended = once(child, 'exit');
      for await (const line of createInterface(child.stdout))
        if (line.startsWith(`step ${step} of 4`)) child.kill('SIGKILL');
      expect(await ended).toEqual([null, 'SIGKILL']);
    }
    const last = start();
    last.stdout.resume();
    expect(await once(last, 'exit')).toEqual([0, null]);
    const database = await open(county.store);
    expect(await readRanking({ ...county, database }, '2025-02')).toEqual(RANKING);
  });
});
