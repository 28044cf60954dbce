import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { describeTerritory, parseMonths, parseTerritory } from './coverage-statement.ts';

test('months are parsed as ranges', () => {
  expect(parseMonths('2020-04..2021-07,2022-01')).toEqual([
    { from: toYearMonth(2020, 4), to: toYearMonth(2021, 7) },
    { from: toYearMonth(2022, 1), to: toYearMonth(2022, 1) },
  ]);
  expect(() => parseMonths('2021..2022')).toThrow(
    '--months "2021..2022": write the first and the last month, e.g. 2020-04..2021-07',
  );
});

test('a territory is parsed as the agency, its divisions or areas', () => {
  const roundTrip = (text: string) => describeTerritory(parseTerritory(text));
  expect(roundTrip('agency')).toBe('all of its territory');
  expect(roundTrip('division:West LA, Pacific')).toBe('its divisions West LA, Pacific');
  expect(roundTrip('areas:sawtelle')).toBe('the areas sawtelle');
  for (const wrong of ['county', 'division:', 'areas: ,'])
    expect(() => parseTerritory(wrong)).toThrow(
      `--covers "${wrong}": write agency, division:<name>[,<name>] or areas:<slug>[,<slug>]`,
    );
});
