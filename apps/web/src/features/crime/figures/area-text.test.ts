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
  ])('says why an area has no rank: %o', (standing, caption) => {
    expect(formatRateLines(intl, makeIncompleteArea(standing), 253)).toEqual([caption]);
    expect(formatTrendLines(intl, makeTrajectory('a', 5, 9, standing))).toEqual([caption]);
  });

  test('tells the rate and the rank', () => {
    const area = makeAreaCrimes({ total_crime_count: 200, population: 10_000, ranking: 14 });
    expect(formatRateLines(intl, area, 253)).toEqual([
      '2,000 per 100,000 residents',
      'Rank 14 of 253',
    ]);
  });

  test('tells no rate of fewer than ten reports', () => {
    expect(formatRateLines(intl, makeAreaCrimes({ total_crime_count: 4 }), 253)).toEqual([
      '4 reports, too few to rate',
    ]);
  });

  test('a single report is not "1 reports"', () => {
    const area = makeTrajectory('a', 1, 9, { direction: 'no-clear-change' });
    expect(formatTrendLines(intl, area)).toEqual(['No clear change', '1 report, 9 before']);
  });

  test('says that rules changed where a trend crosses them', () => {
    const area = makeTrajectory('a', 90, 40, { change: null, crosses_break: true });
    expect(formatTrendLines(intl, area)).toEqual(['(not comparable: counting rules changed)']);
  });
});
