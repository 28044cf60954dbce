import { describe, expect, test } from 'vitest';
import { makeScheme } from '../testing/make-scheme.ts';
import {
  countEdits,
  EMPTY_SCHEME_DRAFT,
  editCell,
  findRowEdit,
  parseSchemeDraft,
  revertRow,
  type SchemeDraft,
} from './draft.ts';
import { toLoadedTables } from './loaded-scheme-tables.ts';
import type { SchemeCell, SchemeTableName } from './scheme-tables.ts';

const tables = toLoadedTables(makeScheme());

/** Edits a cell of a loaded row. */
function typed(
  draft: SchemeDraft,
  table: SchemeTableName,
  key: string,
  cell: string,
  value: SchemeCell,
): SchemeDraft {
  const row = tables[table].find((one) => one.key === key);
  if (row === undefined) throw new Error(`no row ${key}`);
  return editCell(draft, { table, key, base: row.cells }, cell, value);
}

describe('a field edit', () => {
  test('marks the row as modified and retains its original values', () => {
    const draft = typed(
      EMPTY_SCHEME_DRAFT,
      'nicknames',
      'Simple Assault',
      'name',
      'Assault, simple',
    );
    expect(draft).toEqual([
      {
        table: 'nicknames',
        key: 'Simple Assault',
        base: { name: 'Simple Assault', small_bundle_name: 'Assault' },
        changed: { name: 'Assault, simple' },
      },
    ]);
    expect(countEdits(draft)).toEqual({ big: 0, small: 0, nicknames: 1, crime_descriptions: 0 });
  });

  test('is trimmed before sending', () => {
    const draft = typed(EMPTY_SCHEME_DRAFT, 'big', 'Violent Crime', 'name', '  Violence \t');
    expect(draft[0]?.changed).toEqual({ name: 'Violence' });
  });

  test.each(['', '   ', '\n'])('that is emptied becomes null: %j', (nothing) => {
    const draft = typed(
      EMPTY_SCHEME_DRAFT,
      'nicknames',
      'Simple Assault',
      'small_bundle_name',
      nothing,
    );
    expect(draft[0]?.changed).toEqual({ small_bundle_name: null });
  });

  test('without an effective change is ignored: the same text, or the same list in another order', () => {
    expect(typed(EMPTY_SCHEME_DRAFT, 'big', 'Violent Crime', 'name', ' Violent Crime ')).toEqual(
      [],
    );
    expect(
      typed(EMPTY_SCHEME_DRAFT, 'small', 'Robbery', 'big_bundles', [
        'Violent Crime',
        'Property Crime',
      ]),
    ).toEqual([]);
  });

  test('that is typed back clears the mark, cell by cell', () => {
    let draft = typed(EMPTY_SCHEME_DRAFT, 'nicknames', 'Burglary', 'name', 'Break-in');
    draft = typed(draft, 'nicknames', 'Burglary', 'small_bundle_name', 'Robbery');
    draft = typed(draft, 'nicknames', 'Burglary', 'name', 'Burglary');
    expect(draft[0]?.changed).toEqual({ small_bundle_name: 'Robbery' });
    expect(typed(draft, 'nicknames', 'Burglary', 'small_bundle_name', 'Burglary')).toEqual([]);
  });

  test('can be reverted by cell or by row', () => {
    let draft = typed(EMPTY_SCHEME_DRAFT, 'nicknames', 'Burglary', 'name', 'Break-in');
    draft = typed(draft, 'nicknames', 'Burglary', 'small_bundle_name', null);
    const at = { table: 'nicknames', key: 'Burglary' } as const;
    expect(findRowEdit(revertRow(draft, at, 'name'), 'nicknames', 'Burglary')?.changed).toEqual({
      small_bundle_name: null,
    });
    expect(revertRow(draft, at)).toEqual([]);
  });
});

test('a stored draft is parsed unchanged, and invalid data returns an empty draft', () => {
  const draft = typed(EMPTY_SCHEME_DRAFT, 'small', 'Robbery', 'big_bundles', ['Violent Crime']);
  expect(parseSchemeDraft(JSON.stringify(draft))).toEqual(draft);
  for (const stored of [null, '', '{', '{}', '[1]', '[{"table":"none"}]'])
    expect(parseSchemeDraft(stored)).toEqual([]);
});
