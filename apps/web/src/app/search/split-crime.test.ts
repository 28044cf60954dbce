import { crimeSynonyms } from '@townlight/county-los-angeles';
import { toSlug } from '@townlight/domain/places';
import { expect, test } from 'vitest';
import { splitCrime } from './split-crime.ts';

const crimes = Object.entries(crimeSynonyms).map(([name, others]) => ({
  id: toSlug(name),
  names: [name, ...others],
}));

test.each([
  ['car break-in in Venice', 'theft-from-vehicle', 'in venice'],
  ['Burbank vehicle theft', 'vehicle-theft', 'burbank'],
  ['homicide Compton CA', 'homicide', 'compton ca'],
  ['burglary rate of Echo Park', 'burglary', 'echo park'],
  ['how many homicides in Compton', 'homicide', 'in compton'],
  ['shop lifting Glendale', 'shoplifting', 'glendale'],
  ['burglery in 90291', 'burglary', 'in 90291'],
  ['robo a casa en Echo Park', 'burglary', 'en echo park'],
  ['cuántos homicidios hubo en Compton', 'homicide', 'en compton'],
  ['bandalismo en Burbank', 'vandalism', 'en burbank'],
  ['dui near 6301 Hollywood Blvd', 'drunk-driving', 'near 6301 hollywood blvd'],
])('%s is %s in %s', (typed, crime, place) => {
  const found = splitCrime(typed, crimes);
  expect(found?.crimes[0]).toBe(crime);
  expect(found?.place).toBe(place);
});

test('an ambiguous name is all of its crimes', () => {
  expect(splitCrime('robo de auto en Venice', crimes)?.crimes).toEqual([
    'theft-from-vehicle',
    'vehicle-theft',
  ]);
});

test.each([
  'burglary',
  'Venice',
  'crime in Venice',
  'Echo Park, CA',
  '6301 Hollywood Blvd',
  'arson CA',
])('%s names no crime in a place', (typed) => {
  expect(splitCrime(typed, crimes)).toBeNull();
});
