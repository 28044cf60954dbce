import { describe, expect, test } from 'vitest';
import {
  type Day,
  formatYearMonth,
  parseDay,
  parseYearMonth,
  type YearMonth,
} from '../../time/index.ts';
import { findContinuedMonths, type MonthProposal, proposeMonths } from './propose-months.ts';

const day = (text: string) => parseDay(text) as Day;
const month = (text: string) => parseYearMonth(text) as YearMonth;

/** The given number of records on each day, both ends included. */
function daily(from: string, to: string, records = 20): Map<Day, number> {
  const days = new Map<Day, number>();
  for (let at = day(from); at <= day(to); at = (at + 1) as Day) days.set(at, records);
  return days;
}

const joined = (...runs: ReadonlyMap<Day, number>[]) => new Map(runs.flatMap((run) => [...run]));

const summarize = ({ complete, doubts }: MonthProposal) => ({
  complete: complete.map(({ from, to }) => `${formatYearMonth(from)}..${formatYearMonth(to)}`),
  doubts: doubts.map(
    ({ from, to, doubt, records }) =>
      `${formatYearMonth(from)}..${formatYearMonth(to)} ${doubt} ${records}`,
  ),
});

describe('a file proposes', () => {
  test('its months, but those in which it begins and ends', () => {
    expect(summarize(proposeMonths(daily('2020-03-17', '2021-07-28')))).toEqual({
      complete: ['2020-04..2021-06'],
      doubts: ['2020-03..2020-03 thin 300', '2021-07..2021-07 empty-days 560'],
    });
  });

  test('no month that is cut off: a month that ended two days early formerly counted as complete', () => {
    const few = daily('2025-01-01', '2025-03-29', 4);
    expect(summarize(proposeMonths(few))).toEqual({
      complete: ['2025-01..2025-02'],
      doubts: ['2025-03..2025-03 cut-off 116'],
    });
    expect(summarize(proposeMonths(daily('2025-01-02', '2025-03-31', 4))).complete).toEqual([
      '2025-02..2025-03',
    ]);
    const straggling = joined(
      daily('2025-01-03', '2025-02-28', 4),
      daily('1900-01-01', '1900-01-01', 1),
    );
    expect(summarize(proposeMonths(straggling)).complete).toEqual(['2025-02..2025-02']);
  });

  test('from records dated only by month, all months except the last, which may be incomplete, and thin months', () => {
    const monthly = new Map(
      ['2025-01', '2025-02', '2025-03', '2025-04', '2025-05'].map((text, at) => [
        day(`${text}-01`),
        at === 2 ? 100 : 600,
      ]),
    );
    expect(summarize(proposeMonths(monthly))).toEqual({
      complete: ['2025-01..2025-02', '2025-04..2025-04'],
      doubts: ['2025-03..2025-03 thin 100', '2025-05..2025-05 no-days 600'],
    });
    expect(
      findContinuedMonths(monthly, { from: month('2025-01'), before: month('2025-06') }),
    ).toEqual({ from: month('2025-01'), to: month('2025-02') });
  });

  test('two first days of months are days: the months are cut off', () => {
    const days = new Map([
      [day('2025-01-01'), 50],
      [day('2025-02-01'), 50],
    ]);
    expect(summarize(proposeMonths(days)).complete).toEqual([]);
  });

  test('no month in a gap of two years: 24 months formerly counted as complete', () => {
    const file = joined(daily('2020-01-01', '2020-12-31'), daily('2023-01-01', '2023-12-31'));
    expect(summarize(proposeMonths(file))).toEqual({
      complete: ['2020-01..2020-12', '2023-01..2023-12'],
      doubts: ['2021-01..2022-12 gap 0'],
    });
  });

  test('no month from misdated rows: one row of 1900 formerly made 124 years complete, one of 2026 extended the data', () => {
    const file = joined(
      daily('2024-01-01', '2024-12-31'),
      new Map([
        [day('1900-01-01'), 1],
        [day('2026-10-05'), 1],
      ]),
    );
    expect(summarize(proposeMonths(file))).toEqual({
      complete: ['2024-01..2024-12'],
      doubts: [
        '1900-01..1900-01 straggler 1',
        '1900-02..2023-12 gap 0',
        '2025-01..2026-09 gap 0',
        '2026-10..2026-10 straggler 1',
      ],
    });
  });

  test('no month with fewer than half of the usual records or with a missing week', () => {
    const file = joined(
      daily('2024-01-01', '2024-04-30'),
      daily('2024-05-01', '2024-05-31', 8),
      daily('2024-06-01', '2024-12-31'),
    );
    for (let at = 10; at < 17; at++) file.delete(day(`2024-09-${at}`));
    expect(summarize(proposeMonths(file))).toEqual({
      complete: ['2024-01..2024-04', '2024-06..2024-08', '2024-10..2024-12'],
      doubts: ['2024-05..2024-05 thin 248', '2024-09..2024-09 empty-days 460'],
    });
  });

  test('months of a small town with many empty days, but none if it has too few records', () => {
    const everyThird = (from: string, to: string) =>
      new Map([...daily(from, to, 4)].filter(([at]) => at % 3 === 0));
    expect(summarize(proposeMonths(everyThird('2024-01-01', '2024-06-12')))).toEqual({
      complete: ['2024-01..2024-05'],
      doubts: ['2024-06..2024-06 thin 16'],
    });
    const tiny = new Map([...daily('2024-01-01', '2024-03-31', 1)].filter(([at]) => at % 4 === 0));
    expect(summarize(proposeMonths(tiny)).complete).toEqual([]);
    expect(proposeMonths(tiny).doubts.map(({ doubt }) => doubt)).toEqual(['too-few']);
    expect(proposeMonths(new Map())).toEqual({ complete: [], doubts: [] });
  });
});

describe('a continuing source', () => {
  const goesOn = (days: ReadonlyMap<Day, number>, before: string) => {
    const range = findContinuedMonths(days, { from: month('2024-03'), before: month(before) });
    return range && `${formatYearMonth(range.from)}..${formatYearMonth(range.to)}`;
  };

  test('supplies months that have ended and are followed by later records', () => {
    expect(goesOn(daily('2024-01-01', '2024-06-10'), '2024-06')).toBe('2024-03..2024-05');
    expect(goesOn(daily('2024-01-01', '2024-05-31'), '2024-06')).toBe('2024-03..2024-04');
    expect(goesOn(daily('2024-01-01', '2024-03-10'), '2024-03')).toBeNull();
  });

  test('supplies no months after a doubtful month', () => {
    const file = joined(daily('2024-01-01', '2024-04-08'), daily('2024-05-01', '2024-07-10'));
    expect(goesOn(file, '2024-07')).toBe('2024-03..2024-03');
  });
});
