import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkCountyPack, describeCountyPackFindings } from './check-county-pack.ts';
import { PACK_FILES } from './pack-files.ts';

const repository = join(import.meta.dirname, '../../../../..');
const LILLEBY = join(repository, 'counties/lilleby');

function copyWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'townlight-check-'));
  cpSync(LILLEBY, folder, { recursive: true });
  mkdirSync(join(folder, 'geography'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const AREAS = JSON.stringify({
  type: 'FeatureCollection',
  features: [{ type: 'Feature', properties: { id: 'havna', name: 'Havna' }, geometry: null }],
});

test('every pack of the repository agrees with itself', () => {
  for (const name of readdirSync(join(repository, 'counties')))
    expect(checkCountyPack(join(repository, 'counties', name)).faults, name).toEqual([]);
});

test('a missing or incomplete file is listed with its consequences', () => {
  const lines = describeCountyPackFindings(checkCountyPack(LILLEBY)).join('\n');
  expect(lines).toMatch(/– contacts\.yaml +“We do not know yet”/);
  expect(lines).toContain('✓ codes.csv');
  expect(lines).toContain('county.yaml, emergencyNumber: pages do not say whom to call');
  expect(lines).toContain('no faults');
});

test('what does not agree is a fault, with its file and its remedy', () => {
  const county = readFileSync(join(LILLEBY, 'county.yaml'), 'utf8')
    .replace('defaultCrime: burglary', 'defaultCrime: arson')
    .replace(
      'longitude: 10.73, latitude: 59.94 }\nstart',
      'longitude: 12.5, latitude: 59.94 }\nstart',
    );
  const { faults } = checkCountyPack(
    copyWith({
      'county.yaml': county,
      'geography/neighborhoods.geojson': AREAS,
      'residents.csv': 'area,residents\nhavna,10\nhavnen,20\n',
      'coverage.csv': 'area,agency\nhavna,Vakten\nhavna,Byvakten i Lilleby\n',
    }),
  );
  expect(faults).toEqual([
    'county.yaml, defaultAirPlace: is outside of searchBounds; correct one of them',
    'county.yaml, defaultCrime: "arson" is not a small bundle of categories.yaml; write one of burglary, assault',
    'residents.csv: "havnen" is no id of geography/neighborhoods.geojson; correct it',
    'coverage.csv: "Vakten" is not in agencies.yaml; add it there',
  ]);
});

test('a file that a server refuses is a fault', () => {
  const { name, faults } = checkCountyPack(copyWith({ 'county.yaml': 'slug: Lilleby\n' }));
  expect(name).toBeNull();
  expect(faults[0]).toMatch(/county\.yaml, slug: must be lower-case letters, digits and hyphens/);
});

test('boundaries that are not areas are a fault', () => {
  const { faults } = checkCountyPack(
    copyWith({ 'geography/neighborhoods.geojson': '{"features":[{}]}' }),
  );
  expect(faults).toEqual([
    expect.stringMatching(
      /neighborhoods\.geojson: is not a FeatureCollection whose features have an id/,
    ),
  ]);
});

test('the document of packs lists the files that a check lists', () => {
  const text = readFileSync(join(repository, 'docs/operations/counties.md'), 'utf8');
  for (const { name } of PACK_FILES)
    expect(text, name).toContain(
      name.includes('/basemap/')
        ? 'geography/basemap/'
        : `\`${name.replace('coronavirus.yaml', '')}\``,
    );
});
