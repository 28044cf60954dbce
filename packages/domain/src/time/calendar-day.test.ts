import { expect, test } from 'vitest';
import { addDays, type Day, formatDay, parseDay, toDay } from './calendar-day.ts';

test('a day is read, counted on and written', () => {
  const day = parseDay('2020-02-28') as Day;
  expect(formatDay(day)).toBe('2020-02-28');
  expect(formatDay(addDays(day, 2))).toBe('2020-03-01');
  expect(parseDay('1970-01-02')).toBe(1);
  expect(toDay(2022, 10, 31)).toBe(parseDay('2022-10-31'));
});

test.each(['2021-02-29', '2021-13-01', '2021-00-10', '2021-1-1', '10/31/22', ''])(
  '%s is no day',
  (text) => {
    expect(parseDay(text)).toBeNull();
  },
);
