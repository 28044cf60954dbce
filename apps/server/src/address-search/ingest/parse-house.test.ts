import { expect, test } from 'vitest';
import { houseNumber, zipCode } from './parse-house.ts';

test('zip codes and house numbers are read as a spreadsheet writes them', () => {
  // regression: the zip code was dropped
  expect(zipCode('90012.0')).toBe('90012');
  expect(zipCode('90012-1234')).toBe('90012');
  expect(zipCode('90012.5')).toBe('');
  expect(houseNumber('1250.0')).toBe(1250);
});
