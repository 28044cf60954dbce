import { expect, test } from 'vitest';
import type { Feature } from './feature.ts';
import { listUserDataTables, validateFeatures } from './feature-list.ts';

const places: Feature = { name: 'places', userDataTables: [{ name: 'place_note' }] };
const crime: Feature = { name: 'crime', needs: [places], userDataTables: [{ name: 'crime_code' }] };

test('a feature that needs another is listed after it, and the list fails when it is not', () => {
  expect(validateFeatures([places, crime])).toEqual([places, crime]);
  expect(() => validateFeatures([crime, places])).toThrow(
    'the feature crime needs places: list places before it',
  );
});

test('two parts of one name would mix their data', () => {
  expect(() => validateFeatures([places, { name: 'places' }])).toThrow(
    'two features are named places',
  );
});

test('tables are backed up in the order of the features, each under the name of its feature', () => {
  expect(listUserDataTables([places, { name: 'basemap' }, crime])).toEqual([
    { name: 'place_note', subject: 'places' },
    { name: 'crime_code', subject: 'crime' },
  ]);
});
