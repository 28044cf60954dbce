import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findTileAt, type LocalPmtilesReader, openPmtiles } from '@townlight/pmtiles/open-pmtiles';
import { expect, onTestFinished, test } from 'vitest';
import { baseMap } from '../src/index.ts';
import { writeBaseMap } from './lib/write-base-map.ts';

async function opened(path: string): Promise<LocalPmtilesReader> {
  const file = await openPmtiles(path);
  onTestFinished(() => file.handle.close());
  return file;
}

/** Returns the layers with the properties and points of their features, from the fullest tiles of each zoom level. */
async function contentsOf(file: LocalPmtilesReader) {
  const contents: unknown[] = [];
  for (let z = 6; z <= 12; z++) {
    for (const { layers } of await file.largestTiles(z, 20)) {
      for (const [name, layer] of Object.entries(layers)) {
        for (let at = 0; at < layer.length; at++) {
          const feature = layer.feature(at);
          contents.push([z, name, feature.properties, feature.loadGeometry()]);
        }
      }
    }
  }
  return contents;
}

async function propertiesAt(layer: string, place: readonly [number, number], z = 12) {
  const file = await opened(baseMap.embedded);
  const found = (await file.tile(z, ...findTileAt(...place, z)))?.layers[layer];
  return Array.from({ length: found?.length ?? 0 }, (_, at) => found?.feature(at).properties);
}

test('the committed map matches the map generated from the committed lines (if not: npm run build:basemap)', async () => {
  const out = join(mkdtempSync(join(tmpdir(), 'townlight-basemap-')), 'basemap.pmtiles');
  await writeBaseMap(import.meta.dirname, out);
  const [generated, committed] = [await opened(out), await opened(baseMap.embedded)];
  expect(committed.metadata).toEqual(generated.metadata);
  expect(committed.header.numAddressedTiles).toBe(generated.header.numAddressedTiles);
  expect(await contentsOf(committed)).toEqual(await contentsOf(generated));
});

test('it is small enough to ship', () => {
  expect(statSync(baseMap.embedded).size).toBeLessThan(600_000);
});

test('freeways carry the shields that drivers see on them', async () => {
  const atTheFourLevel = await propertiesAt('transportation_name', [-118.247, 34.0625]);
  const signs = atTheFourLevel.map((road) => `${road?.network} ${road?.ref}`);
  expect(signs).toEqual(expect.arrayContaining(['us-highway 101', 'us-state 110']));
  const atTheHarbor = await propertiesAt('transportation_name', [-118.287, 33.87]);
  expect(atTheHarbor).toContainEqual(
    expect.objectContaining({ network: 'us-interstate', ref: '110' }),
  );
});

test('the sea is sea, with islands in it, and the land is not', async () => {
  expect(await propertiesAt('water', [-119, 33.8])).toContainEqual({ class: 'ocean' });
  expect(await propertiesAt('water', [-118.3, 34.3])).not.toContainEqual({ class: 'ocean' });
  const names = (await propertiesAt('place', [-118.42, 33.39], 10)).map((place) => place?.name);
  expect(names).toContain('Santa Catalina Island');
});

test('names retain their accents', async () => {
  const names = (await propertiesAt('place', [-118.2, 34.21], 10)).map((place) => place?.name);
  expect(names).toContain('La Cañada Flintridge');
});
