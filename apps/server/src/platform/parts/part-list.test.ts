import { expect, test } from 'vitest';
import type { Part } from './part.ts';
import { checkedParts, enteredTables } from './part-list.ts';

const places: Part = { name: 'places', entered: [{ name: 'place_note' }] };
const crime: Part = { name: 'crime', needs: [places], entered: [{ name: 'crime_code' }] };

test('a part that needs another stands behind it, and the list says so when it does not', () => {
  expect(checkedParts([places, crime])).toEqual([places, crime]);
  expect(() => checkedParts([crime, places])).toThrow(
    'the part crime needs places: list places before it',
  );
});

test('two parts of one name would mix their data', () => {
  expect(() => checkedParts([places, { name: 'places' }])).toThrow('two parts are called places');
});

test('tables are backed up in the order of the parts, each under the name of its own', () => {
  expect(enteredTables([places, { name: 'basemap' }, crime])).toEqual([
    { name: 'place_note', subject: 'places' },
    { name: 'crime_code', subject: 'crime' },
  ]);
});
