import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type FakeArcgis, openFakeArcgis } from '../testing/fake-arcgis.ts';
import { openArcgisLayer } from './arcgis-layer.ts';
import { fetchLayer } from './fetch-layer.ts';

const dataFolder = mkdtempSync(join(tmpdir(), 'townlight-arcgis-'));
afterAll(() => rmSync(dataFolder, { recursive: true }));

let service: FakeArcgis;
let mark: unknown;
let waited: number[];
beforeEach(async () => {
  service = await openFakeArcgis();
  mark = null;
  waited = [];
  service.features = [1, 2, 3, 4, 5].map((number) => ({
    attributes: {
      NUMBER: `A${number}`,
      REPORTED: Date.parse(`2026-11-0${number}T08:00:00Z`),
      CITY: number === 2 ? 'Elsewhere' : 'Here',
    },
    point: [-118 - number / 8, 34] as const,
  }));
});
afterEach(() => service.close());

const signal = new AbortController().signal;
const portal = {
  ...{ fetch, appToken: undefined, timeoutMs: 60_000, pageRows: 50_000 },
  wait: async (milliseconds: number) => void waited.push(milliseconds),
};
const fetchOnce = (filter?: string) =>
  fetchLayer(
    {
      ...{ name: 'sheriff', place: service.address, mark, signal, dataFolder, portal },
      saveMark: async (next) => {
        mark = next;
      },
    },
    filter,
    async ({ file, everything, changedAt }) => {
      expect([everything, changedAt?.getTime()]).toEqual([true, service.editedAt]);
      return readFileSync(file, 'utf8').trim().split(/\r?\n/);
    },
  );
const pages = () => service.requests.filter(({ searchParams }) => searchParams.has('resultOffset'));

test('every page is read in the order of the object ids, and points become columns', async () => {
  expect(await fetchOnce()).toEqual([
    'OBJECTID,NUMBER,REPORTED,CITY,longitude,latitude',
    `1,A1,${Date.parse('2026-11-01T08:00:00Z')},Here,-118.125,34`,
    `2,A2,${Date.parse('2026-11-02T08:00:00Z')},Elsewhere,-118.25,34`,
    `3,A3,${Date.parse('2026-11-03T08:00:00Z')},Here,-118.375,34`,
    `4,A4,${Date.parse('2026-11-04T08:00:00Z')},Here,-118.5,34`,
    `5,A5,${Date.parse('2026-11-05T08:00:00Z')},Here,-118.625,34`,
  ]);
  expect(pages().map(({ searchParams }) => searchParams.get('resultOffset'))).toEqual([
    ...['0', '2', '4'],
  ]);
  expect(
    pages().every(({ searchParams }) => searchParams.get('orderByFields') === 'OBJECTID'),
  ).toBe(true);
  expect(existsSync(join(dataFolder, 'sources', 'sheriff'))).toBe(false);
});

test('a layer that was not edited is not read again', async () => {
  await fetchOnce();
  service.requests.length = 0;
  expect(await fetchOnce()).toBeUndefined();
  expect(pages()).toEqual([]);
  service.editedAt = Date.parse('2026-11-06T00:00:00Z');
  expect(await fetchOnce()).toHaveLength(6);
});

test('a layer that does not state when it was edited is read each time', async () => {
  service.editedAt = undefined;
  await fetchOnce();
  expect(await fetchOnce()).toHaveLength(6);
  expect(mark).toBeNull();
});

test('a filter selects features', async () => {
  expect(await fetchOnce("CITY='Elsewhere'")).toEqual([
    expect.stringContaining('OBJECTID'),
    expect.stringContaining('A2'),
  ]);
});

test('an error in a response that succeeds is retried if it is temporary', async () => {
  service.faults.push({ error: 504 }, { status: 503 });
  expect(await fetchOnce()).toHaveLength(6);
  expect(waited).toEqual([2_000, 4_000]);
});

test.each([
  [{ error: 400 }, /FeatureServer\/0: the service answered 400 Cannot perform query$/],
  [{ error: 499 }, /the service answered 499/],
  [{ status: 404 }, /answered 404; is it the address of a layer/],
])('a refusal %o is not retried', async (fault, sentence) => {
  service.outage = fault;
  await expect(fetchOnce()).rejects.toThrow(sentence);
  expect(service.requests).toHaveLength(1);
});

test('a layer that loses features while it is read is not loaded in part', async () => {
  service.onPage = () => service.features.splice(0, 1);
  await expect(fetchOnce()).rejects.toThrow(/received \d of 5 features; the layer changed/);
  expect(mark).toBeNull();
});

test('a service without pages, or something else at the address, is refused', async () => {
  service.hasPages = false;
  await expect(fetchOnce()).rejects.toThrow('the service gives no pages of this layer');
  const other = openArcgisLayer(service.address.replace('/0', '/7'), undefined, portal, signal);
  await expect(other.readState()).rejects.toThrow('answered 404');
});
