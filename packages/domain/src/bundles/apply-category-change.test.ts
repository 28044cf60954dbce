import { describe, expect, test } from 'vitest';
import {
  applyCategoryChange,
  type CategoryChange,
  CategoryRefusal,
  type CategoryTables,
  draftToTables,
  listChangedRows,
  openCategoryDraft,
} from './index.ts';

const TABLES: CategoryTables = {
  bigBundles: ['Property Crime', 'Violent Crime'],
  smallBundles: [
    { name: 'Burglary', bigBundles: ['Property Crime'] },
    { name: 'Robbery', bigBundles: ['Property Crime', 'Violent Crime'] },
  ],
  nicknames: [
    { name: 'Attempted Burglary', smallBundle: 'Burglary' },
    { name: 'Burglary', smallBundle: 'Burglary' },
    { name: 'Carjacking', smallBundle: 'Robbery' },
    { name: 'Loitering', smallBundle: null },
  ],
  descriptions: [
    { agency: 'lapd', code: '310', name: 'BURGLARY', nickname: 'Burglary' },
    { agency: 'lapd', code: '480', name: 'CARJACKING', nickname: 'Carjacking' },
    { agency: 'lasd', code: '31', name: 'BURGLARY', nickname: 'Burglary' },
    { agency: 'lasd', code: '99', name: 'OTHER', nickname: null },
  ],
  formerNames: [],
};

function after(...changes: CategoryChange[]): CategoryTables {
  const draft = openCategoryDraft(TABLES);
  for (const change of changes) applyCategoryChange(draft, change);
  return draftToTables(draft);
}

function refused(...changes: CategoryChange[]): CategoryRefusal {
  const draft = openCategoryDraft(TABLES);
  try {
    for (const change of changes) applyCategoryChange(draft, change);
  } catch (error) {
    if (error instanceof CategoryRefusal) return error;
    throw error;
  }
  throw new Error('was not refused');
}

const add = (name: string | null): CategoryChange => ({ table: 'big', action: 'add', name });
const rename = (name: string, newName: string | null): CategoryChange => ({
  table: 'small',
  action: 'change',
  name,
  newName,
});

describe('names', () => {
  test.each([
    ['  Traffic ', 'Traffic'],
    ['Traffic\u00a0 and   Parking', 'Traffic and Parking'],
    ['Cafe\u0301s', 'Cafés'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    ["Robert'); drop table big_bundle; --", "Robert'); drop table big_bundle; --"],
    ['Theft under $950', 'Theft under $950'],
    ['Número 1', 'Número 1'],
    ['1'.repeat(100), '1'.repeat(100)],
  ])('%j is stored as %j', (given, stored) => {
    expect(after(add(given)).bigBundles).toContain(stored);
  });

  test.each<[string | null, string, string]>([
    [null, 'blank', 'A big bundle needs a name; this one is empty.'],
    ['', 'blank', 'A big bundle needs a name; this one is empty.'],
    [' \u00a0\t ', 'blank', 'A big bundle needs a name; this one is empty.'],
    [
      'x'.repeat(101),
      'too-long',
      `“${'x'.repeat(40)}…” has 101 characters; a name has at most 100.`,
    ],
    [
      'y'.repeat(10_000),
      'too-long',
      `“${'y'.repeat(40)}…” has 10,000 characters; a name has at most 100.`,
    ],
    [
      'evil\u202eknil',
      'characters',
      '“evilknil” has an invisible character (U+202E); type the name again without it.',
    ],
    [
      'a\u200fb',
      'characters',
      '“ab” has an invisible character (U+200F); type the name again without it.',
    ],
    [
      'a\u0000b',
      'characters',
      '“ab” has an invisible character (U+0000); type the name again without it.',
    ],
    [
      'a\nb',
      'characters',
      '“ab” has an invisible character (U+000A); type the name again without it.',
    ],
    [
      'half \ud800',
      'characters',
      '“half ” has an invisible character (U+D800); type the name again without it.',
    ],
    [
      '犯罪',
      'characters',
      '“犯罪” has no letter from A to Z and no digit, and the address of its page is made from those; add one.',
    ],
    [
      'violent  CRIME',
      'duplicate',
      'There is already a big bundle “Violent Crime”; choose another name.',
    ],
    [
      'Ｖiolent Crime',
      'duplicate',
      'There is already a big bundle “Violent Crime”; choose another name.',
    ],
    [
      'Violent-Crime',
      'duplicate',
      'The page of “Violent-Crime” would have the same address as that of the big bundle “Violent Crime”; choose a name that differs in letters or digits.',
    ],
  ])('%j is refused: %s', (name, reason, message) => {
    expect(refused(add(name))).toMatchObject({ reason, message });
  });

  test('a nickname may use any script, since it has no page', () => {
    const change = { table: 'nicknames', action: 'add', name: '犯罪' } as const;
    expect(after(change).nicknames).toContainEqual({ name: '犯罪', smallBundle: null });
  });

  test('the same name may exist in two tables', () => {
    expect(after(add('Burglary')).bigBundles).toContain('Burglary');
  });

  test('a row can change the case of its name', () => {
    const { smallBundles, formerNames } = after(rename('Robbery', 'ROBBERY'));
    expect(smallBundles.map(({ name }) => name)).toContain('ROBBERY');
    expect(formerNames).toEqual([]);
  });
});

describe('a rename preserves references', () => {
  test('a renamed big bundle retains its small bundles', () => {
    const { smallBundles } = after({
      table: 'big',
      action: 'change',
      name: 'Property Crime',
      newName: 'Property',
    });
    expect(smallBundles[1]).toEqual({ name: 'Robbery', bigBundles: ['Property', 'Violent Crime'] });
  });

  test('two rows may exchange their names by way of a third', () => {
    const { nicknames } = after(
      rename('Robbery', 'Other'),
      rename('Burglary', 'Robbery'),
      rename('Other', 'Burglary'),
    );
    expect(nicknames.find(({ name }) => name === 'Carjacking')?.smallBundle).toBe('Burglary');
  });

  test('the old name redirects to the new one until another row uses it', () => {
    expect(after(rename('Robbery', 'Robberies')).formerNames).toEqual([
      { table: 'small', name: 'Robbery', now: 'Robberies' },
    ]);
    const again = after(rename('Robbery', 'Robberies'), {
      table: 'small',
      action: 'add',
      name: 'robbery',
    });
    expect(again.formerNames).toEqual([]);
  });

  test('a row deleted with a replacement redirects to the replacement', () => {
    const { formerNames, nicknames } = after(rename('Robbery', 'Robberies'), {
      table: 'small',
      action: 'delete',
      name: 'Robberies',
      moveTo: 'Burglary',
    });
    expect(nicknames.every(({ smallBundle }) => smallBundle !== 'Robberies')).toBe(true);
    expect(formerNames).toEqual([
      { table: 'small', name: 'Robberies', now: 'Burglary' },
      { table: 'small', name: 'Robbery', now: 'Burglary' },
    ]);
  });
});

describe('parents', () => {
  test.each<[CategoryChange, string]>([
    [
      { table: 'small', action: 'add', name: 'Arson', bigBundles: ['Fire'] },
      'There is no big bundle “Fire” to put “Arson” into.',
    ],
    [
      { table: 'small', action: 'add', name: 'Arson', bigBundles: ['Robbery'] },
      '“Robbery” is a small bundle; “Arson” can only be in big bundles.',
    ],
    [
      { table: 'nicknames', action: 'change', name: 'Loitering', smallBundle: 'Nothing' },
      'There is no small bundle “Nothing” to put “Loitering” into.',
    ],
    [
      { table: 'nicknames', action: 'change', name: 'Loitering', smallBundle: 'Violent Crime' },
      '“Violent Crime” is a big bundle; the nickname “Loitering” can only be in a small one.',
    ],
    [
      { table: 'crime_descriptions', action: 'change', name: 'OTHER', nickname: 'Nothing' },
      'There is no nickname “Nothing” to give to “OTHER”.',
    ],
    [
      { table: 'crime_descriptions', action: 'change', name: 'OTHER', nickname: 'Robbery' },
      '“Robbery” is a small bundle; the crime description “OTHER” can only have a nickname.',
    ],
  ])('%o is refused', (change, message) => {
    expect(refused(change)).toMatchObject({ reason: 'unknown', message });
  });

  test('an emptied field is no parent', () => {
    const { smallBundles, nicknames, descriptions } = after(
      { table: 'small', action: 'change', name: 'Robbery', bigBundles: null },
      { table: 'nicknames', action: 'change', name: 'Burglary', smallBundle: null },
      { table: 'crime_descriptions', action: 'change', name: 'CARJACKING', nickname: null },
    );
    expect(smallBundles[1]?.bigBundles).toEqual([]);
    expect(nicknames[1]?.smallBundle).toBeNull();
    expect(descriptions.find(({ code }) => code === '480')?.nickname).toBeNull();
  });
});

describe('deleting a row in use', () => {
  test.each<[CategoryChange, string, string[]]>([
    [
      { table: 'big', action: 'delete', name: 'Violent Crime' },
      '“Violent Crime” is in use by the small bundle “Robbery”; move it first, or say which big bundle takes it over.',
      ['Robbery'],
    ],
    [
      { table: 'small', action: 'delete', name: 'Burglary' },
      '“Burglary” is in use by 2 nicknames “Attempted Burglary”, “Burglary”; move them first, or say which small bundle takes them over.',
      ['Attempted Burglary', 'Burglary'],
    ],
    [
      { table: 'nicknames', action: 'delete', name: 'Carjacking' },
      '“Carjacking” is in use by the crime description “CARJACKING (lapd 480)”; move it first, or say which nickname takes it over.',
      ['CARJACKING (lapd 480)'],
    ],
  ])('%o is refused with what uses it', (change, message, usedBy) => {
    expect(refused(change)).toMatchObject({ reason: 'in-use', message, usedBy });
  });

  test('moves its children to the specified row', () => {
    const { bigBundles, smallBundles } = after({
      table: 'big',
      action: 'delete',
      name: 'Property Crime',
      moveTo: 'Violent Crime',
    });
    expect(bigBundles).toEqual(['Violent Crime']);
    // Burglary was in no other
    expect(smallBundles.map((small) => small.bigBundles)).toEqual([
      ['Violent Crime'],
      ['Violent Crime'],
    ]);
  });

  test('is rejected if the target does not exist or is the row itself', () => {
    const change = { table: 'small', action: 'delete', name: 'Robbery' } as const;
    expect(refused({ ...change, moveTo: 'Nowhere' }).message).toBe(
      'There is no small bundle “Nowhere” to move what “Robbery” holds to.',
    );
    expect(refused({ ...change, moveTo: 'robbery' }).message).toBe(
      'What “Robbery” holds cannot move to itself; name another small bundle.',
    );
  });
});

describe('two editors', () => {
  const [first, second] = [
    { table: 'small', action: 'change', name: 'Robbery', bigBundles: ['Violent Crime'] },
    {
      table: 'small',
      action: 'change',
      name: 'Robbery',
      newName: 'Hold-ups',
      expected: { name: 'Robbery', bigBundles: ['Violent Crime', 'Property Crime'] },
    },
  ] as const;

  test('the order of big bundles is no change', () => {
    expect(after(second).smallBundles[1]?.name).toBe('Hold-ups');
  });

  test('the second change is rejected with the current state of the row', () => {
    expect(refused(first, second)).toMatchObject({
      reason: 'changed',
      message:
        'Someone changed “Robbery” since you opened it; it is now “Robbery” in “Violent Crime”. Nothing was saved.',
      current: { table: 'small', name: 'Robbery', bigBundles: ['Violent Crime'] },
    });
  });

  test('a row that got another name is found', () => {
    expect(refused(rename('Robbery', 'Robberies'), second)).toMatchObject({
      reason: 'changed',
      current: { name: 'Robberies' },
    });
  });

  test('a change to a row deleted in the meantime is rejected with that reason', () => {
    const gone = { table: 'nicknames', action: 'delete', name: 'Loitering' } as const;
    const expected = { name: 'Loitering', smallBundle: null };
    expect(refused(gone, { ...gone, expected })).toMatchObject({
      reason: 'changed',
      message: 'Someone deleted the nickname “Loitering” since you opened it; nothing was saved.',
      current: null,
    });
  });

  test('a change to an unknown row without an expected state is rejected as unknown', () => {
    expect(refused(rename('Nothing', 'Something'))).toMatchObject({
      reason: 'unknown',
      message: 'There is no small bundle “Nothing”.',
    });
  });
});

describe('crime descriptions', () => {
  const burglary = { table: 'crime_descriptions', action: 'change', name: 'BURGLARY' } as const;

  test('a name that several agencies have is refused without agency and code', () => {
    expect(refused({ ...burglary, nickname: null })).toMatchObject({
      reason: 'ambiguous',
      message:
        '2 crime descriptions are called “BURGLARY”: “lapd 310”, “lasd 31”; say which with agency and code.',
      usedBy: ['lapd 310', 'lasd 31'],
    });
  });

  test('agency and code identify a description among several with the same name', () => {
    const { descriptions } = after({
      ...burglary,
      agency: 'lasd',
      code: '31',
      nickname: 'Attempted Burglary',
      newName: 'BURGLARY, ALL',
    });
    expect(descriptions.filter(({ name }) => name.startsWith('BURGLARY'))).toEqual([
      { agency: 'lapd', code: '310', name: 'BURGLARY', nickname: 'Burglary' },
      { agency: 'lasd', code: '31', name: 'BURGLARY, ALL', nickname: 'Attempted Burglary' },
    ]);
  });

  test('an unknown code is rejected', () => {
    expect(refused({ ...burglary, agency: 'lapd', code: '1' }).message).toBe(
      'The agency “lapd” has no crime description with the code “1”.',
    );
  });

  test('a change to a row that was changed in the meantime is rejected with its current state', () => {
    const change = { ...burglary, agency: 'lapd', code: '310' };
    expect(
      refused(
        { ...change, nickname: 'Attempted Burglary' },
        { ...change, nickname: null, expected: { name: 'BURGLARY', nickname: 'Burglary' } },
      ).message,
    ).toBe(
      'Someone changed “BURGLARY” since you opened it; it is now “BURGLARY” with the nickname “Attempted Burglary”. Nothing was saved.',
    );
  });
});

test('changed rows are listed with their parents’ names before and after', () => {
  const draft = openCategoryDraft(TABLES);
  applyCategoryChange(draft, {
    table: 'big',
    action: 'change',
    name: 'Violent Crime',
    newName: 'Violence',
  });
  applyCategoryChange(draft, {
    table: 'small',
    action: 'change',
    name: 'Burglary',
    bigBundles: ['Property Crime', 'violence'],
  });
  applyCategoryChange(draft, { table: 'nicknames', action: 'delete', name: 'Loitering' });
  expect(listChangedRows(draft)).toEqual([
    { table: 'big', before: { name: 'Violent Crime' }, after: { name: 'Violence' } },
    {
      table: 'small',
      before: { name: 'Burglary', bigBundles: ['Property Crime'] },
      after: { name: 'Burglary', bigBundles: ['Property Crime', 'Violence'] },
    },
    { table: 'nicknames', before: { name: 'Loitering', smallBundle: null }, after: null },
  ]);
});
