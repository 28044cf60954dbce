import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeScheme } from '../testing/make-scheme.ts';
import { toBundleChanges } from './bundle-changes.ts';
import { EMPTY_SCHEME_DRAFT, editCell, type SchemeDraft } from './draft.ts';
import { EMPTY_ROW_FILTER, filterRows } from './filter-rows.ts';
import { formatDescriptionKey, toLoadedTables } from './loaded-scheme-tables.ts';
import type { SchemeCell, SchemeTableName } from './scheme-tables.ts';
import { buildDisplayedScheme } from './shown-rows.ts';
import { SORT_BY_NAME, sortRows } from './sort-rows.ts';

const replies = makeScheme();
const tables = toLoadedTables(replies);

function edited(...edits: readonly [SchemeTableName, string, string, SchemeCell][]): SchemeDraft {
  return edits.reduce((draft, [table, key, cell, typed]) => {
    const row = tables[table].find((one) => one.key === key);
    if (row === undefined) throw new Error(`no row ${key}`);
    return editCell(draft, { table, key, base: row.cells }, cell, typed);
  }, EMPTY_SCHEME_DRAFT);
}

const battery = formatDescriptionKey('LAPD', '624');
const locker = formatDescriptionKey('LASD', '383');
const shownIn = (draft: SchemeDraft, table: SchemeTableName, key: string) =>
  buildDisplayedScheme(replies, draft).rows[table].find(({ id }) => id === key);

describe('derived cells are updated before saving', () => {
  test('the big bundle of a nickname, the bundles of a description', () => {
    const draft = edited(
      ['nicknames', 'Simple Assault', 'small_bundle_name', 'Robbery'],
      ['crime_descriptions', locker, 'nickname', 'Burglary'],
    );
    expect(shownIn(draft, 'nicknames', 'Simple Assault')?.derived.big_bundle_name).toBe(
      'Property Crime, Violent Crime',
    );
    expect(shownIn(draft, 'crime_descriptions', battery)?.derived.small_bundle_name).toBe(
      'Robbery',
    );
    expect(shownIn(draft, 'crime_descriptions', locker)?.derived).toMatchObject({
      small_bundle_name: 'Burglary',
      big_bundle_name: 'Property Crime',
    });
  });

  test('a new name is shown wherever the row is named', () => {
    const draft = edited(
      ['big', 'Violent Crime', 'name', 'Violence'],
      ['small', 'Assault', 'name', 'Assaults'],
    );
    expect(shownIn(draft, 'crime_descriptions', battery)?.derived).toMatchObject({
      small_bundle_name: 'Assaults',
      big_bundle_name: 'Violence',
    });
  });

  test('a description without a nickname has no categories', () => {
    expect(shownIn(EMPTY_SCHEME_DRAFT, 'crime_descriptions', locker)?.derived).toMatchObject({
      small_bundle_name: null,
      big_bundle_name: null,
      records: 21,
    });
  });
});

test('a save sends rows before those that they name, each with the row as it was seen', () => {
  const draft = edited(
    ['big', 'Violent Crime', 'name', 'Violence'],
    ['small', 'Assault', 'big_bundles', ['Violent Crime', 'Property Crime']],
    ['nicknames', 'Burglary', 'name', null],
    ['crime_descriptions', battery, 'nickname', null],
  );
  expect(toBundleChanges(draft).map(({ change }) => change)).toEqual([
    {
      table: 'crime_descriptions',
      action: 'change',
      name: 'BATTERY - SIMPLE ASSAULT',
      agency: 'LAPD',
      code: '624',
      nickname: null,
      expected: { name: 'BATTERY - SIMPLE ASSAULT', nickname: 'Simple Assault' },
    },
    {
      table: 'nicknames',
      action: 'change',
      name: 'Burglary',
      new_name: null,
      expected: { name: 'Burglary', small_bundle_name: 'Burglary' },
    },
    {
      table: 'small',
      action: 'change',
      name: 'Assault',
      big_bundles: ['Violent Crime', 'Property Crime'],
      expected: { name: 'Assault', big_bundles: ['Violent Crime'] },
    },
    {
      table: 'big',
      action: 'change',
      name: 'Violent Crime',
      new_name: 'Violence',
      expected: { name: 'Violent Crime' },
    },
  ]);
});

describe('the rows of a table', () => {
  const names = (draft: SchemeDraft, filter: Partial<typeof EMPTY_ROW_FILTER>) =>
    filterRows('crime_descriptions', buildDisplayedScheme(replies, draft), {
      ...EMPTY_ROW_FILTER,
      ...filter,
    }).map(({ derived, cells }) => `${derived.agency} ${cells.name}`);

  test('are found by search terms in any column, ignoring accents and case', () => {
    expect(names(EMPTY_SCHEME_DRAFT, { search: 'violent  ASSÁULT' })).toEqual([
      'LAPD BATTERY - SIMPLE ASSAULT',
    ]);
    expect(names(EMPTY_SCHEME_DRAFT, { search: '172' })).toEqual(['LASD BURGLARY']);
    expect(names(EMPTY_SCHEME_DRAFT, { search: 'atlantis' })).toEqual([]);
  });

  test('are found by their saved values until edits are saved', () => {
    const draft = edited(['crime_descriptions', battery, 'name', null]);
    expect(names(draft, { search: 'battery' })).toEqual(['LAPD null']);
  });

  test('are those of an agency', () => {
    expect(names(EMPTY_SCHEME_DRAFT, { agency: 'LASD' })).toHaveLength(2);
  });

  test('that wait for a category stay in sight until they are saved', () => {
    const draft = edited(['crime_descriptions', locker, 'nickname', 'Burglary']);
    expect(names(draft, { uncategorized: true })).toEqual([
      'LASD LARCENY THEFT: From a Locker',
      'LASD BURGLARY',
    ]);
  });
});

describe('sorting', () => {
  const rows = buildDisplayedScheme(replies, EMPTY_SCHEME_DRAFT).rows.crime_descriptions;

  test('is ascending by name to begin with', () => {
    expect(SORT_BY_NAME).toEqual({ by: 'name', direction: 'asc' });
    expect(sortRows(rows, SORT_BY_NAME, ({ cells }) => cells.name as string)[0]?.cells.name).toBe(
      'BATTERY - SIMPLE ASSAULT',
    );
  });

  test('compares numbers numerically and places empty values last in both directions', () => {
    const itself = (value: string | number | null) => value;
    expect(sortRows([9, null, 100], { by: 'x', direction: 'desc' }, itself)).toEqual([
      100,
      9,
      null,
    ]);
    expect(sortRows(['b', null, 'a'], { by: 'x', direction: 'asc' }, itself)).toEqual([
      'a',
      'b',
      null,
    ]);
  });

  test('preserves every row and reverses with the direction, for any values', () => {
    const cell = fc.option(fc.string({ maxLength: 6 }));
    fc.assert(
      fc.property(fc.array(cell), (values) => {
        const up = sortRows(values, { by: 'x', direction: 'asc' }, (value) => value);
        const down = sortRows(values, { by: 'x', direction: 'desc' }, (value) => value);
        expect([...up].sort()).toEqual([...values].sort());
        expect(up.filter((value) => value === null)).toEqual(
          down.filter((value) => value === null),
        );
        expect(up.at(-1) === null).toBe(values.includes(null));
      }),
    );
  });
});
