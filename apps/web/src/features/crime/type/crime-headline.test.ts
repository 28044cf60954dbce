import { toYearMonth } from '@townlight/domain/time';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { toTrackerPeriod } from '../../../period/tracker-period.ts';
import { toCountChange } from '../figures/count-changes.ts';
import { makeTrajectory, makeTrends } from '../testing/make-area.ts';
import { formatCrimeHeadline } from './crime-headline.ts';

const intl = createIntl({ locale: 'en', messages: en });
const october = toYearMonth(2026, 10);

test('a county change is shown with the two counts it is computed from, for the same areas', () => {
  const headline = formatCrimeHeadline(intl, {
    period: toTrackerPeriod('monthly', october),
    trends: makeTrends(october, [...Array(23).fill(44_696), 39_208]),
    newest: october,
    breaks: [],
    crime: 'burglary',
    partition: 'neighborhoods',
    recorded: true,
    same: { areas: 258, now: 38_000, broken: false },
    change: toCountChange(makeTrajectory('a', 38_000, 40_000, { direction: 'down' })),
  });
  expect(headline).toEqual({
    standing: '▼ Lower than usual',
    // 40,000 is the count of other areas, so it is not in one sentence with 39,208
    figure: '39,208 reports of burglary in October.',
    note: 'Compared in the 258 neighborhoods with complete records for both periods: 40,000 then, 38,000 now.',
    certainty: ['Usually 39,435 to 40,565.'],
  });
});

test('a month with few reports is stated after the longer period of the same areas', () => {
  const longer = { ...makeTrajectory('a', 29, 31), areas: 268, months: 3 as const };
  const headline = formatCrimeHeadline(intl, {
    period: toTrackerPeriod('monthly', october),
    trends: makeTrends(october, Array(24).fill(10)),
    newest: october,
    breaks: [],
    crime: 'animal cruelty',
    partition: 'neighborhoods',
    recorded: true,
    same: { areas: 268, now: 9, broken: false },
    longer,
    change: toCountChange(makeTrajectory('a', 9, 12)),
  });
  expect(headline).toMatchObject({
    standing: 'Within the usual range',
    figure:
      '29 reports of animal cruelty in the 3 months through October, 31 in the same months a year earlier.',
    note: expect.stringMatching(
      /^One month has few reports here: October 2026 alone had 9 \(\d+ to \d+\)\.$/,
    ),
  });
  expect(headline.certainty.at(-1)).toBe(
    'In the 268 neighborhoods with complete records for both periods.',
  );
});
