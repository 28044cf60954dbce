import { expect, test } from 'vitest';
import { parseHouseNumber, parseZipCode } from './parse-house.ts';

test('zip codes and house numbers are parsed in the number format of spreadsheets', () => {
  // regression: the zip code was dropped
  expect(parseZipCode('90012.0')).toBe('90012');
  expect(parseZipCode('90012-1234')).toBe('90012');
  expect(parseZipCode('90012.5')).toBe('');
  expect(parseHouseNumber('1250.0')).toBe(1250);
});
