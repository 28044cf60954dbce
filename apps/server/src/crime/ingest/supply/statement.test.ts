import { yearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { describeCovers, parseCovers, parseMonths } from './statement.ts';

test('months are said as runs', () => {
  expect(parseMonths('2020-04..2021-07,2022-01')).toEqual([
    { from: yearMonth(2020, 4), to: yearMonth(2021, 7) },
    { from: yearMonth(2022, 1), to: yearMonth(2022, 1) },
  ]);
  expect(() => parseMonths('2021..2022')).toThrow(
    '--months "2021..2022": write the first and the last month, e.g. 2020-04..2021-07',
  );
});

test('a territory is said as the agency, its divisions or areas', () => {
  const told = (text: string) => describeCovers(parseCovers(text));
  expect(told('agency')).toBe('all of its territory');
  expect(told('division:West LA, Pacific')).toBe('its divisions West LA, Pacific');
  expect(told('areas:sawtelle')).toBe('the areas sawtelle');
  for (const wrong of ['county', 'division:', 'areas: ,'])
    expect(() => parseCovers(wrong)).toThrow(
      `--covers "${wrong}": write agency, division:<name>[,<name>] or areas:<slug>[,<slug>]`,
    );
});
