import { createIntl } from 'react-intl';
import { describe, expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { makeAreaCrimes, makeIncompleteArea, makeTrajectory } from '../testing/make-area.ts';
import { formatRateLines, formatTrendLines } from './area-text.ts';

const intl = createIntl({ locale: 'en', messages: en });

describe('the label at the pointer', () => {
  test.each([
    [{ complete: false, outlier: true }, '(incomplete data & outlier)'],
    [{ complete: true, outlier: true }, '(outlier)'],
    [{ complete: false, outlier: false }, '(incomplete data)'],
  ])('states why an area has no rank: %o', (standing, caption) => {
    expect(formatRateLines(intl, makeIncompleteArea(standing), 253)).toEqual([caption]);
    expect(formatTrendLines(intl, makeTrajectory('a', 5, 9, standing))).toEqual([caption]);
  });

  test('shows the rate and the rank', () => {
    const area = makeAreaCrimes({ total_crime_count: 200, population: 10_000, ranking: 14 });
    expect(formatRateLines(intl, area, 253)).toEqual([
      '2,000 per 100,000 residents',
      'Rank 14 of 253',
    ]);
  });

  test('shows no rate for fewer than ten reports', () => {
    expect(formatRateLines(intl, makeAreaCrimes({ total_crime_count: 4 }), 253)).toEqual([
      '4 reports, too few to rate',
    ]);
  });

  test('a single report is not "1 reports"', () => {
    const area = makeTrajectory('a', 1, 9, { direction: 'no-clear-change' });
    expect(formatTrendLines(intl, area)[1]).toBe('1 report, 9 before');
  });

  test('compares the count with the usual range, with an arrow for a clear change', () => {
    const usual = { usual_low: 31, usual_high: 52 };
    const linesOf = (count: number, direction: 'up' | 'no-clear-change') =>
      formatTrendLines(intl, makeTrajectory('a', count, 40, { ...usual, direction }));
    expect(linesOf(90, 'up')).toEqual(['▲ Higher than usual (31 to 52)', '90 reports, 40 before']);
    expect(linesOf(50, 'no-clear-change')[0]).toBe('Within the usual range (31 to 52)');
    expect(linesOf(53, 'no-clear-change')[0]).toMatch(
      /^Above its usual range, perhaps by chance \(31/,
    );
  });

  test('states that there are too few reports to judge a count', () => {
    const untested = { expected: null, usual_low: null, usual_high: null };
    expect(formatTrendLines(intl, makeTrajectory('a', 3, 2, untested))).toEqual([
      'Too few reports to judge',
      '3 reports, 2 before',
    ]);
  });

  test('states that the counting rules changed if the trend crosses the change', () => {
    const area = makeTrajectory('a', 90, 40, { change: null, crosses_break: true });
    expect(formatTrendLines(intl, area)).toEqual(['(not comparable: counting rules changed)']);
  });
});
