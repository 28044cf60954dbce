import { expect, test } from 'vitest';
import { parseVintage } from './parse-vintage.ts';
import { recognizeVintage } from './recognize-vintage.ts';

test.each([
  [['ZCTA5CE10', 'GEOID10', 'ALAND10'], 'ZCTA5CE10', 2010],
  [['STATEFP20', 'GEOID20'], 'GEOID20', 2020],
  [['TRACTCE00', 'CTIDFP00'], 'TRACTCE00', 2000],
  // from the county's GIS
  [['CT20', 'LABEL'], 'CT20', 2020],
  [['GEO_ID', 'NAME', 'P1_001N'], 'GEO_ID', 2020],
  [['GEO_ID', 'NAME', 'P001001'], 'GEO_ID', 2010],
  // a file with both: the ids decide
  [['GEOID10', 'GEOID20'], 'GEOID20', 2020],
  [['id', 'GEOID10', 'GEOID20'], 'id', null],
  // tables of the American Community Survey and TIGER files of single years do not show it
  [['GEO_ID', 'NAME', 'B01003_001E'], 'GEO_ID', null],
  [['GEOID', 'TRACTCE', 'POP100'], 'GEOID', null],
])('%j by %s is %s', (columns, id, vintage) => {
  expect(recognizeVintage(columns, id)).toBe(vintage);
});

test('--vintage is a census', () => {
  expect(parseVintage('2020')).toBe(2020);
  expect(() => parseVintage('2012')).toThrow(
    'there was no census in 2012; areas of 2012 are mostly those of the census of 2010: check that, and write 2010',
  );
  for (const wrong of ['20', '2200', 'x', '1780'])
    expect(() => parseVintage(wrong)).toThrow('write the year of the census whose areas');
});

test('zip code area ids in the 2020 format identify the 2020 census', () => {
  const columns = ['GEO_ID', 'B01003_001E'];
  expect(recognizeVintage(columns, 'GEO_ID', ['860Z200US90001', '860Z200US90002'])).toBe(2020);
  expect(recognizeVintage(columns, 'GEO_ID', ['8600000US90001', '860Z200US90002'])).toBeNull();
  expect(recognizeVintage(columns, 'GEO_ID', [])).toBeNull();
});
