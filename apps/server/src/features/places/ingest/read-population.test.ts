import { describe, expect, test } from 'vitest';
import { parseResidentCount, readPopulation } from './read-population.ts';

function read(text: string | Uint8Array, columns: { idColumn?: string; year?: number } = {}) {
  const bytes = Buffer.from(text as string);
  return readPopulation(
    { origin: 'residents.csv', bytes, sha256: '' },
    { partition: 'neighborhoods', ...columns },
  );
}

test('a number of residents may have thousands separators and is never negative', () => {
  expect(parseResidentCount('57,110')).toBe(57_110);
  expect(parseResidentCount(' 57110.0 ')).toBe(57_110);
  expect(parseResidentCount('0')).toBe(0);
  for (const text of ['-5', 'n/a', '1e3', '12,34', '3.5'])
    expect(parseResidentCount(text)).toBe(
      `"${text}" is not a number of people (a whole number, 0 or more)`,
    );
  expect(parseResidentCount('')).toBe('is empty');
  expect(parseResidentCount('9999999999')).toBe('"9999999999" is more than 100,000,000 people');
});

test('columns are found in any order and among unrelated columns, also in a Latin-1 file', () => {
  const { rows } = read(
    Buffer.from(
      'area_sqmi,Total Population,Name\r\n0.8,"20,337",La Ca\xf1ada Flintridge\r\n',
      'latin1',
    ),
  );
  expect(rows).toMatchObject([
    { line: 2, area: 'La Cañada Flintridge', residents: 20_337, year: null, fault: null },
  ]);
});

test('a line is counted as an editor counts it: empty lines and breaks within quotes', () => {
  const { rows } = read('name,population\n\n"Two\nlines",1\nActon,-1\n');
  expect(rows.map(({ line, fault }) => [line, fault])).toEqual([
    [3, null],
    [5, 'population "-1" is not a number of people (a whole number, 0 or more)'],
  ]);
});

test('the second row of a download of the Census, which describes the columns, is left out', () => {
  const text =
    'GEO_ID,name,population\nGeography,Geographic Area Name,Estimate!!Total\n1,Acton,7\n';
  expect(read(text).rows).toMatchObject([{ line: 3, area: 'Acton', residents: 7, fault: null }]);
});

test('the year is read from the row unless the caller sets it for all rows', () => {
  const text = '\uFEFFname,year,total_pop\nActon,2022,7000\n';
  expect(read(text).rows[0]).toMatchObject({ year: 2022 });
  expect(read(text, { year: 2010 }).rows[0]).toMatchObject({ year: 2010 });
});

describe('an unreadable population file is reported with the problem, its location and a fix', () => {
  test.each([
    ['an empty file', '\n\n', 'residents.csv: the file is empty; fetch it again'],
    [
      'a header alone',
      'name,population\n',
      'residents.csv: has a header but no rows; nothing was published',
    ],
    [
      'no column for the population',
      'name,people\nActon,1\n',
      'residents.csv, line 1: no column for the population; the columns are "name", "people". Name it with --population-column',
    ],
    [
      'no column for the area',
      'where,population\nActon,1\n',
      'residents.csv, line 1: no column for the area; the columns are "where", "population". Name it with --id-column',
    ],
    [
      'a quotation mark that stays open',
      'name,population\nActon,1\n"Agoura,2\nAlhambra,3\n',
      'residents.csv, line 3: a quotation mark is opened but not closed properly; fix the line (double the quotation marks inside a quoted field) or fetch the file again',
    ],
    [
      'a spreadsheet',
      'PK\u0003\u0004\u0000\u0000',
      'residents.csv: the zip archive or workbook is damaged or cut off (invalid zip data); fetch it again',
    ],
  ])('%s', (_, text, message) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ message }));
  });

  test('a requested column that does not exist', () => {
    expect(() => read('name,population\nActon,1\n', { idColumn: 'place' })).toThrow(
      'residents.csv, line 1: no column "place"; the columns are "name", "population". Name it with --id-column',
    );
  });
});
