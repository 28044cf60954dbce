import { expect, it } from 'vitest';
import { indexColumns, requireColumn } from './columns.ts';

const columns = indexColumns([' DATE OCC', 'DATE OCC', 'total_population', 'Größe']);

it('a column is found regardless of case and punctuation, the first of several with the same name', () => {
  expect(columns.find('date_occ')).toBe(0);
  expect(columns.find('Total Population')).toBe(2);
  expect(columns.find('größe')).toBe(3);
});

it('of several names the first that is there counts', () => {
  expect(columns.find('residents', 'TOTAL POPULATION', 'date occ')).toBe(2);
  expect(columns.find('residents')).toBe(-1);
});

it('a missing column is reported by name, with the columns that exist', () => {
  expect(() => requireColumn(columns, 'f.csv', 'the area', ['area'], 'Name it')).toThrow(
    'f.csv, line 1: no column "area"; the columns are "DATE OCC", "DATE OCC", "total_population", "Größe". Name it',
  );
  expect(() => requireColumn(columns, 'f.csv', 'the area', ['area', 'id'], 'Name it')).toThrow(
    'no column for the area;',
  );
});
