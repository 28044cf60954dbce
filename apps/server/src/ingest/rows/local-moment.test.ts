import { toYearMonth } from '@townlight/domain/time';
import { describe, expect, it, test } from 'vitest';
import { parseLocalMoment, parseMonth, parseTimeOfDay } from './local-moment.ts';

describe('dates in the formats of real files', () => {
  it.each([
    ['10/15/2020 0:00', '2020-10-15', '00:00'],
    ['01/08/2020 12:00:00 AM', '2020-01-08', '00:00'],
    ['1/8/2020 12:30 PM', '2020-01-08', '12:30'],
    ['01/08/2020 11:05:09 PM', '2020-01-08', '23:05'],
    ['2020-01-31T00:00:00.000', '2020-01-31', '00:00'],
    ['2020-01-31 21:40', '2020-01-31', '21:40'],
    ['2020-2-3', '2020-02-03', null],
    ['02/29/2020', '2020-02-29', null],
  ])('%s is read', (text, date, time) => {
    expect(parseLocalMoment(text, 'month-day-year')).toMatchObject({ date, time });
  });

  it.each(['13/45/2023', '02/29/2021', '44119', '', 'yesterday', '10/15/20', '1/2/2020 25:00'])(
    '%s is not a date',
    (text) => {
      expect(parseLocalMoment(text, 'month-day-year')).toBeNull();
    },
  );

  it('the day is first if the mapping specifies it', () => {
    expect(parseLocalMoment('3/12/2021', 'day-month-year')).toEqual({
      date: '2021-12-03',
      time: null,
      month: toYearMonth(2021, 12),
    });
  });
});

test('a month without a day is read as its first day, and only by who expects months', () => {
  expect(parseMonth('2020-02')).toMatchObject({ date: '2020-02-01', time: null });
  expect(parseMonth('2020-13')).toBeNull();
  expect(parseMonth('2020-02-03')).toBeNull();
  expect(parseLocalMoment('2020-02', 'month-day-year')).toBeNull();
});

describe('times of day', () => {
  it.each([
    ['2230', '22:30'],
    ['330', '03:30'],
    ['1', '00:01'],
    ['0', '00:00'],
    ['', '00:00'],
    ['7:05', '07:05'],
    ['22:30:59', '22:30'],
    // the end of the same day, not the next one
    ['2400', '23:59'],
    ['24:00', '23:59'],
  ])('%s is %s', (text, time) => {
    expect(parseTimeOfDay(text)).toBe(time);
  });

  it.each(['2401', '1260', '99999', 'noon'])('%s is not a time of day', (text) => {
    expect(parseTimeOfDay(text)).toBeNull();
  });
});
