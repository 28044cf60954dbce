import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadCountyPack } from './load-county-pack.ts';

const LILLEBY = join(import.meta.dirname, '../../../counties/lilleby');

/** Returns a folder with the pack of Lilleby in which some files have other contents, or are missing (`null`). */
function packWith(files: Readonly<Record<string, string | null>>): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'townlight-pack-')), 'pack');
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true, force: true }));
  cpSync(LILLEBY, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    if (text === null) rmSync(join(folder, name));
    else {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
  }
  return folder;
}

const COUNTY = `slug: x
name: X
timeZone: Europe/Oslo
safetyMapView: { latitude: 59, longitude: 10, zoom: 9, minZoom: 8, maxZoom: 20 }
baseMapView: { latitude: 59, longitude: 10, zoom: 9 }
searchBounds: [10, 59, 11, 60]
defaultNeighborhood: havna
defaultCrime: burglary
defaultAirPlace: { label: X, longitude: 10, latitude: 59 }
`;

test('a county pack requires only county.yaml', () => {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-pack-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'county.yaml'), COUNTY);
  const pack = loadCountyPack(folder);
  expect(pack.facts.name).toBe('X');
  expect(pack.contacts).toEqual({
    emergency: null,
    police: {},
    districts: [],
    meetings: [],
    services: [],
  });
  expect(pack.categories.smallBundles).toEqual([]);
  expect(pack.coronavirus.reportingAreas()).toEqual([]);
  expect(pack.baseMap.embedded).toBeUndefined();
  expect(pack.baseMap.bounds).toEqual([10, 59, 11, 60]);
  expect(pack.baseMap.sea()).toEqual([]);
  expect(pack.mainStreets()).toEqual([]);
  expect(pack.scenery().land).toMatchObject({ features: [{ geometry: { type: 'Polygon' } }] });
  expect(pack.scenery().freeways).toMatchObject({ features: [] });
  expect(pack.sampleUrl).toBeUndefined();
});

test('codes get their crime types for each agency that counts by their rules', () => {
  const { categories, crimeSources } = loadCountyPack(LILLEBY);
  expect(categories.descriptions).toEqual([
    { agency: 'byvakten', code: '7', name: 'Innbrudd', nickname: 'Burglary' },
    { agency: 'byvakten', code: '9', name: 'Vold', nickname: 'Assault' },
  ]);
  expect(categories.nicknames).toContainEqual({ name: 'Assault', smallBundle: 'Assault' });
  expect(crimeSources.sources.byvakten).toMatchObject({ codePrefix: '', fillerPoints: [] });
});

test.each<[string, Record<string, string | null>, RegExp]>([
  ['a missing county.yaml', { 'county.yaml': null }, /county\.yaml is missing/],
  [
    'an unknown time zone',
    { 'county.yaml': COUNTY.replace('Europe/Oslo', 'Europe/Olso') },
    /county\.yaml, timeZone: must be an IANA time zone, such as America\/Chicago/,
  ],
  [
    'a setting that does not exist',
    { 'county.yaml': `${COUNTY}timezone: Europe/Oslo\n` },
    /county\.yaml, the whole file: Unrecognized key: "timezone"/,
  ],
  [
    'bounds in another order',
    { 'county.yaml': COUNTY.replace('[10, 59, 11, 60]', '[11, 59, 10, 60]') },
    /searchBounds: must be west, south, east, north/,
  ],
  ['broken YAML', { 'agencies.yaml': '- slug: [a\n' }, /agencies\.yaml is not valid YAML: /],
  [
    'an agency without a name',
    { 'agencies.yaml': '- { slug: byvakten, shortName: B }\n' },
    /agencies\.yaml, \[0\]\.name: /,
  ],
  [
    'a source of an unknown agency',
    { 'agencies.yaml': '[]\n' },
    /sources\.yaml, sources\.byvakten\.agency: "byvakten" is not in agencies\.yaml; add it there/,
  ],
  [
    'a source without coordinates',
    {
      'sources.yaml':
        'sources: { byvakten: { agency: byvakten, agencyName: B, dateOrder: day-month-year, columns: { number: N, code: C, date: D } } }\n',
    },
    /sources\.byvakten\.columns: must have latitude and longitude, or x and y/,
  ],
  [
    'a code whose nickname is in no bundle',
    { 'codes.csv': 'rules,code,description,nickname\nbyvakten,7,Innbrudd,Burglry\n' },
    /codes\.csv, line 2, nickname: "Burglry" is not in categories\.yaml; add it/,
  ],
  [
    'a bundle of an unknown category',
    {
      'categories.yaml':
        'bigBundles: [Property]\nsmallBundles: [{ name: Burglary, bigBundles: [Propety], nicknames: [Burglary, Assault] }]\n',
    },
    /bigBundles of smallBundles: "Propety" is not in the file/,
  ],
  [
    'a table with another column',
    { 'names.es.csv': 'english,french\nLilleby,x\n' },
    /names\.es\.csv, line 2, spanish: /,
  ],
  [
    'a meeting at no time of day',
    {
      'contacts.yaml':
        'meetings: [{ name: { en: a, es: b }, place: { en: a, es: b }, areas: [], rule: { week: second, weekday: tuesday, time: "25:00" } }]\n',
    },
    /contacts\.yaml, meetings\[0\]\.rule\.time: must be a time, such as 18:00/,
  ],
])('%s is refused with the file, the place and the remedy', (_, files, message) => {
  expect(() => loadCountyPack(packWith(files))).toThrow(message);
});

test('a path that is no folder is refused', () => {
  expect(() => loadCountyPack(join(LILLEBY, 'nowhere'))).toThrow(
    /is not a folder; a county pack is a folder with county\.yaml/,
  );
});

test('datasets name a source and a publisher of the pack', () => {
  const areas = `areas:
  { loads: boundaries, url: "https://example.org/a.geojson", lastAnswered: 2026-11-28, partition: neighborhoods }
`;
  expect(loadCountyPack(packWith({ 'datasets.yaml': areas })).datasets).toEqual({
    areas: {
      ...{ loads: 'boundaries', url: 'https://example.org/a.geojson', format: 'file' },
      ...{ lastAnswered: '2026-11-28', partition: 'neighborhoods' },
    },
  });
});

test.each([
  [
    'records: { loads: crime, url: "https://example.org/a.csv", lastAnswered: null, source: nobody }',
    'datasets.yaml, records.source: "nobody" is not in sources.yaml; add it there',
  ],
  [
    'list: { loads: coverage, url: "https://example.org/a.csv", lastAnswered: null, terms: nobody }',
    'datasets.yaml, list.terms: "nobody" is not in source-terms.yaml; add it there',
  ],
  [
    'air: { loads: air, url: "https://example.org", lastAnswered: null, every: often }',
    'datasets.yaml, air.every: must be an interval such as 6h or 1d',
  ],
])('datasets with a mistake are refused with its place: %s', (text, message) => {
  expect(() => loadCountyPack(packWith({ 'datasets.yaml': text }))).toThrow(message);
});

test('notes on the methods are read in each language', () => {
  const { methodNotes, facts } = loadCountyPack(packWith({ 'method/air.md': 'Two stations.' }));
  expect(facts.methodNotes).toEqual(['crime', 'air']);
  expect(methodNotes.air).toEqual({ en: 'Two stations.' });
  expect(methodNotes.crime?.es).toMatch(/^La guardia/);
});

test.each([
  ['method/crimes.md', 'x', /method\/crimes\.md is no note on a method; name it crime\.md/],
  ['method/air.fr.md', 'x', /method\/air\.fr\.md is no note on a method/],
  ['method/air.es.md', 'x', /method\/air\.md is missing: every note is in English, too/],
])('a note that no page has is refused: %s', (name, text, fault) => {
  expect(() => loadCountyPack(packWith({ [name]: text }))).toThrow(fault);
});

test('a site has English among its languages', () => {
  const load = (languages: string) =>
    loadCountyPack(packWith({ 'county.yaml': `${COUNTY}languages: ${languages}\n` })).facts
      .languages;
  expect(load('[en]')).toEqual(['en']);
  expect(() => load('[es]')).toThrow(/county\.yaml, languages: must have en/);
});
