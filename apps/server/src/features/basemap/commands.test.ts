import { copyFileSync, existsSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { stat, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { baseMap as county } from '@townlight/county-los-angeles';
import { findTileAt, openPmtiles } from '@townlight/pmtiles/open-pmtiles';
import { expect, test } from 'vitest';
import { runCommandLine } from '../../platform/command-line/run-command-line.ts';
import { silentLog } from '../../platform/testing/databases.ts';
import { baseMapBuildPath } from './base-map-store.ts';
import { registerBaseMapCommands } from './commands.ts';
import { BRIDGE, EXTRACT_BOUNDS, makeOsmExtract, TUNNEL } from './testing/make-extract.ts';
import { makePmtiles } from './testing/make-pmtiles.ts';

/** A time limit for tilemaker on a busy machine. */
const A_BUILD = 240_000;

async function run(args: readonly string[], dataFolder = newFolder()) {
  const out: string[] = [];
  const complaints: string[] = [];
  const code = await runCommandLine(
    ['basemap', ...args],
    [(program, context) => registerBaseMapCommands(program, context, county)],
    {
      log: silentLog,
      store: { dataFolder, databaseUrl: undefined },
      version: '0.1.0',
      print: (line) => out.push(line),
      printError: (line) => complaints.push(line),
    },
  );
  return { code, out: out.join('\n'), complaints: complaints.join('\n') };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'townlight-basemap-'));
}

/** The properties of the features of a layer in the tile at a place. */
async function featuresAt(
  path: string,
  layer: string,
  [longitude, latitude]: readonly [number, number],
) {
  const file = await openPmtiles(path);
  try {
    const tile = await file.tile(14, ...findTileAt(longitude, latitude, 14));
    const found = tile?.layers[layer];
    return Array.from({ length: found?.length ?? 0 }, (_, at) => found?.feature(at).properties);
  } finally {
    await file.handle.close();
  }
}

test('an extract is built into streets, a bridge, a tunnel, buildings and water, with the attribution of its license', {
  timeout: A_BUILD,
}, async () => {
  const folder = newFolder();
  const osm = makeOsmExtract(folder);
  const bounds = `--bounds=${EXTRACT_BOUNDS.join(',')}`;
  const built = await run(['build', '--osm', osm, bounds], folder);
  expect(built).toMatchObject({ code: 0, complaints: '' });
  expect(built.out).toContain('a running server loads it automatically');

  const path = baseMapBuildPath(folder);
  const roads = await featuresAt(path, 'transportation', BRIDGE);
  expect(roads).toContainEqual({ class: 'motorway', brunnel: 'bridge' });
  expect(roads.map((road) => road?.class)).toEqual(expect.arrayContaining(['minor', 'primary']));
  expect(await featuresAt(path, 'transportation', TUNNEL)).toContainEqual({
    class: 'primary',
    brunnel: 'tunnel',
  });
  expect((await featuresAt(path, 'building', BRIDGE)).length).toBeGreaterThan(20);
  const numbered = await featuresAt(path, 'transportation_name', TUNNEL);
  expect(numbered).toContainEqual(
    expect.objectContaining({ 'name:latin': 'Avenida Núñez', ref: 'CA 2' }),
  );
  // temporary files of the build are deleted
  expect(readdirSync(join(folder, 'basemap'))).toEqual(['basemap.pmtiles']);

  const checked = await run(['check'], folder);
  expect(checked).toMatchObject({ code: 0, complaints: '' });
  expect(checked.out).toContain('© OpenStreetMap contributors');
  expect(checked.out).toContain('everything that the style needs is present');
});

test("the sea of a built map is the county's", { timeout: A_BUILD }, async () => {
  const folder = newFolder();
  const out = join(folder, 'bay.pmtiles');
  const bay = ['--bounds=-118.6,33.85,-118.4,34.02', '--out', out];
  expect(await run(['build', '--osm', makeOsmExtract(folder), ...bay])).toMatchObject({ code: 0 });
  expect(await featuresAt(out, 'water', [-118.55, 33.9])).toEqual([{ class: 'ocean' }]);
  expect(await featuresAt(out, 'water', [-118.41, 34.01])).toEqual([]);
});

test('a file that is not an OpenStreetMap extract is rejected, and the current map is unchanged', async () => {
  const folder = newFolder();
  const file = join(folder, 'town.osm.pbf');
  writeFileSync(file, '<osm version="0.6"></osm>'.repeat(10));
  const { code, complaints } = await run(['build', '--osm', file], folder);
  expect(code).toBe(1);
  expect(complaints).toContain('is not an OpenStreetMap extract in PBF');
  expect(existsSync(baseMapBuildPath(folder))).toBe(false);
  expect((await run(['build', '--osm', '/nowhere.osm.pbf'])).complaints).toContain(
    'cannot be read',
  );
});

test('an extract that breaks off leaves the map in place', async () => {
  const folder = newFolder();
  await run(['use', '--file', county.embedded], folder);
  const osm = makeOsmExtract(folder);
  await truncate(osm, Math.floor((await stat(osm)).size / 2));
  const { code, complaints } = await run(
    ['build', '--osm', osm, `--bounds=${EXTRACT_BOUNDS.join(',')}`],
    folder,
  );
  expect(code).toBe(1);
  expect(complaints).toContain('tilemaker gave up');
  expect((await run(['check'], folder)).out).toContain('shore from GSHHG');
});

test('check describes what a file lacks and exits with 1', async () => {
  const path = join(newFolder(), 'poor.pmtiles');
  await makePmtiles(path, {
    layers: { water: { class: 'lake' }, transportation: { kind: 'road' } },
    maxZoom: 11,
  });
  const { code, complaints } = await run(['check', '--file', path]);
  expect(code).toBe(1);
  for (const sentence of [
    'warning: missing: it ends at zoom level 11: streets need 12 and are better with 14',
    'warning: missing: "transportation" has no class: their kinds are not known',
    'warning: missing: "transportation" has no brunnel: bridges and tunnels are not known',
    'warning: missing: there is no layer "building": buildings are not drawn',
    'warning: less detail: there is no layer "park": parks are not drawn',
  ])
    expect(complaints).toContain(sentence);
  expect(complaints).toContain('8 requirements of the style are not met');
  const json = await run(['check', '--json', '--file', path]);
  expect(json.complaints).toBe(complaints.split('\n').at(-1));
  expect(JSON.parse(json.out)).toMatchObject({ file: path, problems: { length: 8 } });
});

test('the pack’s own map lacks only buildings, bridges and tunnels', async () => {
  const { complaints } = await run(['check', '--file', county.embedded]);
  const lacking = complaints.split('\n').filter((line) => line.startsWith('warning: missing: '));
  expect(lacking).toEqual([
    'warning: missing: "transportation" has no brunnel: bridges and tunnels are not known',
    'warning: missing: there is no layer "building": buildings are not drawn',
  ]);
});

test('a file of another maker is looked at before it is put in place', async () => {
  const folder = newFolder();
  const broken = join(folder, 'broken.pmtiles');
  writeFileSync(broken, 'SQLite format 3');
  const refused = await run(['use', '--file', broken], folder);
  expect(refused.code).toBe(1);
  expect(refused.complaints).toContain(`${broken}: it is an MBTiles file`);
  expect(existsSync(baseMapBuildPath(folder))).toBe(false);

  const other = join(folder, 'other.pmtiles');
  copyFileSync(county.embedded, other);
  expect((await run(['use', '--file', other], folder)).code).toBe(0);
  expect(existsSync(baseMapBuildPath(folder))).toBe(true);
});

test('invalid bounds are rejected with an example', async () => {
  const { complaints } = await run(['build', '--osm', 'x.osm.pbf', '--bounds=1,2,3']);
  expect(complaints).toContain('give west,south,east,north in degrees');
});
