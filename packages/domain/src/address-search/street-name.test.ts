import { expect, test } from 'vitest';
import { splitDirection, titleCaseStreet } from './street-name.ts';

test.each([
  ['w 39 pl', 'w', '39 pl'],
  ['39 pl w', 'w', '39 pl'],
  ['ne main st', 'ne', 'main st'],
  ['main st', null, 'main st'],
  ['e', null, 'e'],
  ['main w st', null, 'main w st'],
])('%s runs %s', (name, direction, rest) => {
  expect(splitDirection(name.split(' '))).toEqual({ direction, rest });
});

test.each([
  ['W 39TH PL', 'W 39th Pl'],
  ['  martin  luther king jr blvd ', 'Martin Luther King Jr Blvd'],
  ['PASEO DE LA PLAYA', 'Paseo de la Playa'],
  ["O'MELVENY AVE", "O'Melveny Ave"],
  ['MCCLINTOCK AVE', 'McClintock Ave'],
  ['AVENUE K-8', 'Avenue K-8'],
  ['NW 3RD ST', 'NW 3rd St'],
  ['De Soto Ave', 'De Soto Ave'],
  ['LA CAÑADA BLVD', 'La Cañada Blvd'],
])('%s is shown as %s', (given, shown) => {
  expect(titleCaseStreet(given)).toBe(shown);
});
