import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  applyCategoryChange,
  type CategoryChange,
  CategoryRefusal,
  type CategoryTables,
  draftToTables,
  importScheme,
  listChangedRows,
  openCategoryDraft,
  type RowChange,
  undoSavedRows,
  withCurrentParentNames,
} from './index.ts';
import { anyChange, startingTables } from './testing/any-change.ts';

/** Applies the valid changes to the tables; refused ones change nothing. */
function saved(tables: CategoryTables, changes: readonly CategoryChange[]) {
  const draft = openCategoryDraft(tables);
  for (const change of changes) {
    try {
      applyCategoryChange(draft, change);
    } catch (error) {
      if (!(error instanceof CategoryRefusal)) throw error;
    }
  }
  return { tables: draftToTables(draft), rows: listChangedRows(draft) };
}

function undone(tables: CategoryTables, rows: readonly RowChange[]): CategoryTables {
  const draft = openCategoryDraft(tables);
  undoSavedRows(draft, rows);
  return draftToTables(draft);
}

/** Ignores former names, which an undo retains because links with them are in circulation. */
const withoutFormer = ({ formerNames: _, ...tables }: CategoryTables) => tables;

test('undoing any save restores the previous tables', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
      const { tables, rows } = saved(startingTables, changes);
      expect(withoutFormer(undone(tables, rows))).toEqual(withoutFormer(startingTables));
    }),
    { numRuns: 300 },
  );
});

test('undoing any sequence of saves, newest first, restores the original tables', () => {
  const saves = fc.array(fc.array(anyChange, { maxLength: 6 }), { maxLength: 12 });
  fc.assert(
    fc.property(saves, (all) => {
      const history: (readonly RowChange[])[] = [];
      let tables = startingTables;
      for (const changes of all) {
        const save = saved(tables, changes);
        tables = save.tables;
        history.push(save.rows);
      }
      const draft = openCategoryDraft(tables);
      for (const rows of history.toReversed()) undoSavedRows(draft, rows);
      expect(withoutFormer(draftToTables(draft))).toEqual(withoutFormer(startingTables));
    }),
    { numRuns: 200 },
  );
});

test('importing the earlier scheme after any save restores it', () => {
  fc.assert(
    fc.property(fc.array(anyChange, { maxLength: 40 }), (changes) => {
      const draft = openCategoryDraft(saved(startingTables, changes).tables);
      importScheme(draft, startingTables);
      expect(withoutFormer(draftToTables(draft))).toEqual(withoutFormer(startingTables));
    }),
    { numRuns: 200 },
  );
});

const renameBig: CategoryChange = {
  table: 'big',
  action: 'change',
  name: 'Property',
  newName: 'Things',
};
const regroup: CategoryChange = {
  table: 'small',
  action: 'change',
  name: 'Robbery',
  bigBundles: ['Property'],
};

test('a save is undone although a parent got another name since', () => {
  const first = saved(startingTables, [regroup]);
  const second = saved(first.tables, [renameBig]);
  const today = withCurrentParentNames(first.rows, [second.rows]);
  const { smallBundles } = undone(second.tables, today);
  expect(smallBundles.find(({ name }) => name === 'Robbery')?.bigBundles).toEqual([
    'Things',
    'Violence',
  ]);
});

test('a later change to the same row blocks the undo and is named in the error', () => {
  const first = saved(startingTables, [regroup]);
  const second = saved(first.tables, [
    { table: 'small', action: 'change', name: 'Robbery', bigBundles: [] },
  ]);
  expect(() => undone(second.tables, first.rows)).toThrow(
    'This cannot be undone yet: “Robbery” was changed since. Change that first; nothing was saved.',
  );
});

test('an added row that is now in use blocks the undo', () => {
  const first = saved(startingTables, [{ table: 'big', action: 'add', name: 'Fire' }]);
  const second = saved(first.tables, [
    { table: 'small', action: 'add', name: 'Arson', bigBundles: ['Fire'] },
  ]);
  expect(() => undone(second.tables, first.rows)).toThrow('“Arson” is in “Fire”');
});

test('a name that another row uses now blocks the undo', () => {
  const first = saved(startingTables, [
    { table: 'big', action: 'add', name: 'Fire' },
    { table: 'small', action: 'change', name: 'Robbery', newName: 'Hold-ups' },
  ]);
  const second = saved(first.tables, [{ table: 'small', action: 'add', name: 'Robbery' }]);
  expect(() => undone(second.tables, first.rows)).toThrow('another row is now called “Robbery”');
});

test('a deleted parent blocks the undo', () => {
  const first = saved(startingTables, [
    { table: 'small', action: 'change', name: 'Robbery', bigBundles: [] },
  ]);
  const second = saved(first.tables, [
    { table: 'big', action: 'delete', name: 'Violence', moveTo: 'Property' },
  ]);
  expect(() => undone(second.tables, first.rows)).toThrow(
    '“Violence”, which held “Robbery”, no longer exists',
  );
});
