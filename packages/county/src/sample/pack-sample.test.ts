import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourOfInstant } from '@townlight/domain/time';
import { expect, onTestFinished, test } from 'vitest';
import { loadCountyPack } from '../load-county-pack.ts';
import { findOffenseModel } from './offense-models.ts';
import { createPackSample } from './pack-sample.ts';
import { createPointTest } from './point-in-polygon.ts';

const KAURI_BAY = join(import.meta.dirname, '../../../../counties/kauri-bay');

/** Returns the sample of Kauri Bay, in which some files are missing. */
function openSample(settings: string, without: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-sample-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync(KAURI_BAY, folder, { recursive: true });
  for (const name of without) rmSync(join(folder, name));
  const file = join(folder, 'county.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}sample: ${settings}\n`);
  return createPackSample(loadCountyPack(folder));
}

async function listIncidents(sample: ReturnType<typeof openSample>) {
  const { sampleAreas, sampleIncidents } = await sample.crime();
  return [...sampleIncidents({ through: '2026-10', areas: sampleAreas() })];
}

test('the areas are those of the pack, with their residents and agency', async () => {
  const [partition] = await openSample('{}').geography();
  const properties = partition?.featureCollection.features.map((one) => one.properties);
  expect(properties).toHaveLength(4);
  expect(properties).toContainEqual({
    id: 'harbour-ward',
    name: expect.any(String),
    residents: 12_000,
    agency: 'kauri-bay-police',
  });
});

test('a batch for each of 37 months has about the reports of the settings, each in an area', async () => {
  const sample = openSample('{ reportsPerThousand: 5 }');
  const batches = await listIncidents(sample);
  expect(batches).toHaveLength(37);
  const incidents = batches.flat();
  // 44,000 residents; each area by chance around 5 a month for 1,000
  expect(incidents.length / 37 / 44).toBeGreaterThan(2.5);
  expect(incidents.length / 37 / 44).toBeLessThan(10);
  const [partition] = await sample.geography();
  const tests = partition?.featureCollection.features.map((one) => createPointTest(one.geometry));
  const placed = incidents.filter(({ lon }) => lon !== null);
  expect(placed.length / incidents.length).toBeGreaterThan(0.97);
  for (const { lon, lat } of placed.slice(0, 500))
    expect(tests?.some((isInside) => isInside(lon as number, lat as number))).toBe(true);
  expect(new Set(incidents.map(({ code }) => code)).size).toBe(3);
  expect(incidents.every(({ number }) => number.startsWith('SAMPLE-'))).toBe(true);
});

test('the same pack has the same sample', async () => {
  expect(await listIncidents(openSample('{}'))).toEqual(await listIncidents(openSample('{}')));
});

test('without coverage the only agency polices all areas', async () => {
  const { sampleAreas } = await openSample('{}', ['coverage.csv']).crime();
  expect(sampleAreas()).toHaveLength(4);
});

test('stations are in areas, and have air every hour', async () => {
  const air = await openSample('{ stations: 3 }').air();
  expect(air.sampleStations.map(({ id }) => id)).toHaveLength(3);
  const from = hourOfInstant(Date.parse('2026-06-01T00:00Z'));
  const readings = [...air.generateSampleReadings(from, (from + 9) as typeof from)];
  expect(readings).toHaveLength(30);
  for (const { concentration } of readings) {
    expect(concentration).toBeGreaterThan(0.5);
    expect(concentration).toBeLessThan(80);
  }
  expect((await openSample('{}').air()).sampleStations).toEqual([]);
});

test('a missing boundary file is named in the error', () => {
  expect(() => openSample('{}', ['geography/neighborhoods.geojson'])).toThrow(
    /neighborhoods\.geojson is missing: a sample is made for its areas; add it/,
  );
});

test.each([
  ['Theft From Vehicle', 12],
  ['Theft of motor vehicle', 11],
  ['Vehicle Theft', 11],
  ['Aggravated Assault', 5.6],
  ['Assault', 9.4],
  ['Shoplifting', 5.6],
  ['Residential Burglary', 10],
  ['Parking', 2],
])('%s is as frequent as a type of that name', (name, weight) => {
  expect(findOffenseModel(name).weight).toBe(weight);
});
