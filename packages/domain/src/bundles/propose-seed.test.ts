import { expect, test } from 'vitest';
import { applyCategoryChange } from './apply-category-change.ts';
import type { CategoryChange } from './category-change.ts';
import { type CategoryTables, draftToTables, openCategoryDraft } from './category-draft.ts';
import { proposeSeedChanges } from './propose-seed.ts';
import { listChangedRows } from './row-change.ts';

const first: CategoryTables = {
  bigBundles: ['Violent Crime'],
  smallBundles: [
    { name: 'Robbery', bigBundles: ['Violent Crime'] },
    { name: 'Simple Assault', bigBundles: ['Violent Crime'] },
  ],
  nicknames: [
    { name: 'Battery', smallBundle: 'Simple Assault' },
    { name: 'Hold-up', smallBundle: 'Robbery' },
  ],
  descriptions: [
    { agency: 'a', code: '1', name: 'BATTERY', nickname: 'Battery' },
    { agency: 'a', code: '2', name: 'THREATS', nickname: 'Battery' },
    // Added by records.
    { agency: 'a', code: '3', name: 'MORE', nickname: null },
    { agency: 'a', code: '4', name: 'UNKNOWN', nickname: null },
  ],
  formerNames: [],
};
/** A later version of the county. */
const seed = {
  bigBundles: ['Violent Crime', 'Other Crimes'],
  smallBundles: [
    { name: 'Robbery', bigBundles: ['Violent Crime'] },
    { name: 'Simple Assault', bigBundles: ['Other Crimes'] },
    { name: 'Threats', bigBundles: ['Other Crimes'] },
  ],
  nicknames: [
    { name: 'Battery', smallBundle: 'Simple Assault' },
    { name: 'Hold-up', smallBundle: 'Robbery' },
    { name: 'Threat', smallBundle: 'Threats' },
  ],
  descriptions: [
    { agency: 'a', code: '1', name: 'BATTERY', nickname: 'Battery' },
    { agency: 'a', code: '2', name: 'THREATS', nickname: 'Threat' },
    { agency: 'a', code: '3', name: 'MORE', nickname: 'Threat' },
  ],
};
/** Returns an installation's tables after staff edits and after applying the county's changes. */
const applySeed = (...edits: readonly CategoryChange[]) => {
  const edited = openCategoryDraft(first);
  for (const edit of edits) applyCategoryChange(edited, edit);
  const now = draftToTables(edited);
  const draft = openCategoryDraft(now);
  for (const change of proposeSeedChanges(now, listChangedRows(edited), seed))
    applyCategoryChange(draft, change);
  return draftToTables(draft);
};

test('an unedited installation receives all seed changes, and no further changes afterward', () => {
  const after = applySeed();
  expect(after.smallBundles).toEqual(seed.smallBundles);
  expect(after.nicknames).toEqual(seed.nicknames);
  expect(after.descriptions.map(({ nickname }) => nickname)).toEqual([
    'Battery',
    'Threat',
    'Threat',
    null,
  ]);
  expect(proposeSeedChanges(after, [], seed)).toEqual([]);
});

test('what staff moved stays where they put it', () => {
  const after = applySeed(
    { table: 'small', action: 'change', name: 'Simple Assault', bigBundles: [] },
    { table: 'crime_descriptions', action: 'change', name: 'THREATS', nickname: 'Hold-up' },
  );
  expect(after.smallBundles.find(({ name }) => name === 'Simple Assault')?.bigBundles).toEqual([]);
  expect(after.descriptions.find(({ code }) => code === '2')?.nickname).toBe('Hold-up');
});

test('rows renamed or deleted by staff are not recreated, and nothing is moved into them', () => {
  const after = applySeed(
    { table: 'small', action: 'change', name: 'Simple Assault', newName: 'Assault' },
    { table: 'nicknames', action: 'delete', name: 'Hold-up' },
    { table: 'small', action: 'delete', name: 'Robbery' },
  );
  expect(after.smallBundles.map(({ name }) => name)).toEqual(['Assault', 'Threats']);
  expect(after.nicknames).toEqual([
    { name: 'Battery', smallBundle: 'Assault' },
    { name: 'Threat', smallBundle: 'Threats' },
  ]);
});
