import { expect, test } from 'vitest';
import { titleCaseStreet } from './title-case-street.ts';

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
