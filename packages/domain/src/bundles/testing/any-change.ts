import fc from 'fast-check';
import type { CategoryChange, CategoryTables } from '../index.ts';

/** A scheme with few names, so that random changes collide. */
export const startingTables: CategoryTables = {
  bigBundles: ['Property', 'Violence'],
  smallBundles: [
    { name: 'Burglary', bigBundles: ['Property'] },
    { name: 'Robbery', bigBundles: ['Property', 'Violence'] },
    { name: 'Vandalism', bigBundles: [] },
  ],
  nicknames: [
    { name: 'Burglary', smallBundle: 'Burglary' },
    { name: 'Carjacking', smallBundle: 'Robbery' },
    { name: 'Graffiti', smallBundle: null },
  ],
  descriptions: ['100', '200', '300', '400'].map((code, index) => ({
    agency: index < 2 ? 'lapd' : 'lasd',
    code,
    name: `DESCRIPTION ${code}`,
    nickname: ['Burglary', 'Carjacking', 'Graffiti', null][index] ?? null,
  })),
  formerNames: [],
};

const name = fc.constantFrom(
  'Property',
  'Violence',
  'Burglary',
  'Robbery',
  'Vandalism',
  'Carjacking',
  'Graffiti',
  'graffiti',
  'New',
  'Newer',
  'Newest',
);
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const parent = fc.option(name, { nil: null });
const table = fc.constantFrom('big' as const, 'small' as const, 'nicknames' as const);

/** Generates any change, valid or not. */
export const anyChange: fc.Arbitrary<CategoryChange> = fc.oneof(
  fc.record({ table: fc.constant('big' as const), action: fc.constant('add' as const), name }),
  fc.record({
    table: fc.constant('small' as const),
    action: fc.constant('add' as const),
    name,
    bigBundles: fc.uniqueArray(name, { maxLength: 2 }),
  }),
  fc.record({
    table: fc.constant('nicknames' as const),
    action: fc.constant('add' as const),
    name,
    smallBundle: parent,
  }),
  fc.record({ table, action: fc.constant('change' as const), name, newName: name }),
  fc.record({
    table: fc.constant('small' as const),
    action: fc.constant('change' as const),
    name,
    newName: maybe(name),
    bigBundles: maybe(fc.uniqueArray(name, { maxLength: 3 })),
  }),
  fc.record({
    table: fc.constant('nicknames' as const),
    action: fc.constant('change' as const),
    name,
    newName: maybe(name),
    smallBundle: maybe(parent),
  }),
  fc.record({ table, action: fc.constant('delete' as const), name, moveTo: maybe(name) }),
  fc
    .record({
      code: fc.constantFrom('100', '200', '300', '400'),
      newName: fc.constantFrom('DESCRIPTION', 'OTHER WORDS'),
      nickname: parent,
    })
    .map(({ code, newName, nickname }) => ({
      table: 'crime_descriptions' as const,
      action: 'change' as const,
      // Descriptions are found by agency and code, and their name is compared with the expected one.
      name: `DESCRIPTION ${code}`,
      agency: code < '300' ? 'lapd' : 'lasd',
      code,
      newName: `${newName} ${code}`,
      nickname,
    })),
);
