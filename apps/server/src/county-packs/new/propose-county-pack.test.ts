import { expect, test } from 'vitest';
import {
  type PublishedFiles,
  writeChicagoFiles,
  writeLondonFiles,
  writeNewYorkFiles,
} from '../testing/published-files.ts';
import { describeProposal } from './describe-proposal.ts';
import { type NewCountyOptions, proposeCountyPack } from './propose-county-pack.ts';

const create = (files: Partial<PublishedFiles>, options: Partial<NewCountyOptions> = {}) =>
  proposeCountyPack({
    slug: 'city',
    name: 'City',
    agency: 'City Police',
    columns: {},
    now: new Date('2025-06-15T12:00:00Z'),
    boundaries: files.boundaries as string,
    residents: files.residents,
    crime: files.crime,
    ...options,
  });

const typesOf = ({ pack }: Awaited<ReturnType<typeof create>>) =>
  Object.fromEntries(pack.codes.map(({ code, nickname }) => [code, nickname]));

test('community areas in capitals, with codes, categories and degrees', async () => {
  const files = writeChicagoFiles();
  const areaTerm = { one: 'community area', many: 'community areas' };
  const proposal = await create(files, { areaTerm, states: ['IL', 'Illinois'] });
  const { pack } = proposal;
  expect(pack.county).toMatchObject({
    areaTerms: { en: { neighborhood: areaTerm } },
    states: ['IL', 'Illinois'],
    timeZone: 'America/Chicago',
    safetyMapView: { latitude: 41.82, longitude: -87.67 },
    defaultCrime: 'simple-assault',
    searchBounds: [-87.709, 41.794, -87.631, 41.846],
  });
  expect(proposal.areas.areas.map(({ name }) => name).toSorted()).toEqual([
    'Hyde Park',
    'Loop',
    'McKinley Park',
    "O'Hare",
    'Rogers Park',
    'Uptown',
  ]);
  expect(pack.residents).toContainEqual({ area: 'ohare', residents: 50_000, year: 2020 });
  expect(pack.sources['city-police']).toMatchObject({
    dateOrder: 'month-day-year',
    columns: {
      // cases have several victims, so only this one is different in each row
      number: 'ID',
      date: 'Date',
      code: 'IUCR',
      category: 'Primary Type',
      description: 'Description',
      latitude: 'Latitude',
      longitude: 'Longitude',
    },
  });
  expect(typesOf(proposal)).toEqual({
    '0486': 'Simple Assault',
    '0820': 'Theft',
    '0910': 'Vehicle Theft',
    '0560': 'Simple Assault',
    '0460': 'Simple Assault',
    '5001': null,
  });
  const lines = describeProposal(proposal).join('\n');
  expect(lines).toContain(
    '1,890 rows of crimes.csv, 2025-01-01 to 2025-03-31; 100.0% are in an area',
  );
  expect(lines).toContain('1 code without a crime type, with 16.7% of the records');
  expect(lines).toContain('315  5001  OTHER OFFENSE: OTHER CRIME INVOLVING PROPERTY');
});

test('precincts by number, feet of a state plane, and the code from which the crime type follows', async () => {
  const proposal = await create(writeNewYorkFiles());
  const { pack, crime } = proposal;
  expect(proposal.areas.areas[0]).toMatchObject({ slug: 'precinct-1', name: 'Precinct 1' });
  expect(pack.county.timeZone).toBe('America/New_York');
  expect(crime?.projection?.code).toBe('EPSG:2263');
  expect(crime?.examined.placed).toBe(1890);
  // KY_CD 341 is theft from vehicles as well as shoplifting
  expect(pack.sources['city-police']?.columns).toMatchObject({
    number: 'CMPLNT_NUM',
    date: 'CMPLNT_FR_DT',
    time: 'CMPLNT_FR_TM',
    code: 'PD_CD',
    category: 'OFNS_DESC',
    description: 'PD_DESC',
    x: 'X_COORD_CD',
    y: 'Y_COORD_CD',
  });
  expect(typesOf(proposal)).toEqual({
    '321': 'Theft From Vehicle',
    '333': 'Shoplifting',
    '101': 'Simple Assault',
    '109': 'Aggravated Assault',
    '117': null,
  });
});

test('wards that share names, months without days, and a kind that has no numbers', async () => {
  const proposal = await create(writeLondonFiles());
  const { pack, crime } = proposal;
  expect(pack.coverage.map(({ area }) => area)).toEqual([
    'abbey-merton',
    'abbey-westminster',
    'hyde-park',
    'st-jamess',
    'village',
    'west-end',
  ]);
  expect(pack.county.timeZone).toBe('Europe/London');
  expect(pack.sources['city-police']).toMatchObject({
    columns: { number: 'Crime ID', date: 'Month', code: 'Crime type' },
    leftOut: { column: 'Crime type', values: ['Anti-social incidents'] },
  });
  expect(crime?.examined).toMatchObject({ rows: 2100, leftOut: 420, accepted: 1680 });
  expect(typesOf(proposal)).toMatchObject({
    'Violence and sexual offences': 'Violence and Sexual Offenses',
    'Vehicle crime': 'Vehicle Crime',
    'Other crime': null,
  });
});

test('boundaries alone make a pack, without agency, categories or coverage', async () => {
  const { boundaries } = writeChicagoFiles();
  const { pack } = await create({ boundaries });
  expect(pack).toMatchObject({
    agencies: [],
    sources: {},
    smallBundles: [],
    coverage: [],
    codes: [],
  });
  expect(pack.county.defaultNeighborhood).toBe('hyde-park');
});

test('a file of another county has its points in no area, and the load is not proposed', async () => {
  const { boundaries } = writeLondonFiles();
  const { crime } = writeNewYorkFiles();
  await expect(create({ boundaries, crime })).rejects.toThrow(
    /crimes\.csv: in no coordinate system in use there are the points in the areas of areas\.geojson/,
  );
});

test('a column that the operator names is used', async () => {
  const files = writeChicagoFiles();
  const { pack, crime } = await create(files, { columns: { number: 'Case Number' } });
  expect(pack.sources['city-police']?.columns.number).toBe('Case Number');
  expect(crime?.examined.repeated).toBeGreaterThan(0);
  await expect(create(files, { columns: { number: 'Casenumber' } })).rejects.toThrow(
    /no column "Casenumber" \(--column\); The columns are "ID", "Case Number"/,
  );
});
