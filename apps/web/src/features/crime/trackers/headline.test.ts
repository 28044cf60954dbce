import { toYearMonth } from '@townlight/domain/time';
import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en, es, namesEs } from '../../../i18n/testing/all-messages.ts';
import { toTrackerPeriod } from '../../../period/tracker-period.ts';
import { toCountChange } from '../figures/count-changes.ts';
import { makeChanges, makeTrajectory, makeTrends } from '../testing/make-area.ts';
import { formatHeadline } from './headline.ts';

const intl = createIntl({ locale: 'en', messages: en });
const october = toYearMonth(2026, 10);
const NONE = toCountChange(null);
const march = toYearMonth(2024, 3);
const months = (before: number, now: number) =>
  makeTrends(october, [
    ...Array.from({ length: 12 }, () => before),
    ...Array.from({ length: 12 }, () => now),
  ]);

function read(history: 'monthly' | 'yearly', before: number, now: number) {
  const matter = {
    period: toTrackerPeriod(history, october),
    trends: months(before, now),
    newest: october,
    breaks: [march],
    change: toCountChange(
      makeTrajectory(
        'a',
        ...(history === 'monthly' ? ([now, before] as const) : ([now * 12, before * 12] as const)),
      ),
    ),
  };
  return formatHeadline(intl, matter);
}

test('a month is compared with the same month a year earlier', () => {
  expect(read('monthly', 1188, 1204)).toEqual({
    standing: 'Within the usual range',
    figure: '1,204 crimes reported in October, 1,188 a year before.',
    note: null,
    certainty: ['Usually 1,091 to 1,285.'],
  });
});

test('the figure names the crime type, for complete and incomplete months', () => {
  const matter = {
    ...{ period: toTrackerPeriod('monthly', october), newest: october, breaks: [] },
    ...{ trends: months(32, 44), change: toCountChange(makeTrajectory('a', 44, 32)) },
    crime: 'Burglary',
  };
  expect(formatHeadline(intl, matter)).toMatchObject({
    standing: 'Within the usual range',
    figure: '44 reports of Burglary in October, 32 a year before.',
  });
  const trends = makeTrends(october, [44]).map((one) => ({ ...one, complete: false }));
  const incomplete = { ...matter, trends };
  expect(formatHeadline(intl, incomplete)).toMatchObject({
    standing: null,
    figure: '44 reports of Burglary on record in October.',
  });
});

test('a count that is called among all areas has an arrow', () => {
  expect(read('monthly', 1000, 1204)).toMatchObject({
    standing: '▲ Higher than usual',
    figure: '1,204 crimes reported in October, 1,000 a year before.',
    certainty: ['Usually 911 to 1,089.'],
  });
  expect(read('monthly', 0, 12)).toMatchObject({
    standing: '▲ Higher than usual',
    figure: '12 crimes reported in October, 0 a year before.',
  });
});

test('a year is compared with the 12 months before', () => {
  expect(read('yearly', 100, 50)).toMatchObject({
    standing: '▼ Lower than usual',
    figure:
      '600 crimes reported in the 12 months through October 2026, 1,200 in the 12 months before.',
    certainty: ['Usually 1,103 to 1,297.'],
  });
});

test('a month with few reports is stated after the longer period that has enough', () => {
  const longer = {
    ...makeChanges({ all: [110, 98] }, { usual_low: 88, usual_high: 130 }).all,
    months: 12,
  } as const;
  const headline = formatHeadline(intl, {
    ...{ period: toTrackerPeriod('monthly', october), trends: months(9, 10), newest: october },
    ...{ breaks: [], change: toCountChange(makeTrajectory('a', 10, 9)), longer },
  });
  expect(headline).toEqual({
    standing: 'Within the usual range',
    figure:
      '110 crimes reported in the 12 months through October, 98 in the same months a year earlier.',
    note: 'One month has few reports here: October 2026 alone had 10 (1 to 17).',
    certainty: ['Usually 88 to 130.'],
  });
});

test('one crime is one crime', () => {
  expect(read('monthly', 1, 1).figure).toBe('1 crime reported in October, 1 a year before.');
  expect(read('monthly', 1, 0).figure).toBe('No crimes reported in October, 1 a year before.');
});

test('a month other than the newest includes its year', () => {
  const period = toTrackerPeriod('monthly', toYearMonth(2026, 9));
  expect(
    formatHeadline(intl, {
      period,
      trends: months(5, 9),
      newest: october,
      breaks: [],
      change: NONE,
    }).figure,
  ).toBe('9 crimes reported in September 2026.');
});

test('an incomplete month is described as on record rather than reported, and is not compared', () => {
  const trends = months(50, 60).map((trend, at) => ({ ...trend, complete: at !== 23 }));
  const headline = formatHeadline(intl, {
    period: toTrackerPeriod('monthly', october),
    trends,
    newest: october,
    breaks: [march],
    change: NONE,
  });
  expect(headline.figure).toBe('60 crimes on record in October.');
  expect(headline.note).toMatch(/^Not all police departments/);
  expect(headline.lastFull).toBe(toYearMonth(2026, 9));
});

test('a month without records shows the missing department and the last complete month, not zero', () => {
  const trends = months(50, 0).map((trend, at) => ({ ...trend, complete: at < 19 }));
  const headline = formatHeadline(intl, {
    period: toTrackerPeriod('monthly', october),
    trends,
    newest: october,
    breaks: [],
    change: NONE,
    lacking: { any: ['Downey Police Department'], last: ['Downey Police Department'] },
  });
  // regression: "No crimes on record in October"
  expect(headline.figure).toBe('No records for October 2026.');
  expect(headline.note).toBe(
    'Downey Police Department has not supplied October 2026. A month without records is not a month without crime.',
  );
  expect(headline.lastFull).toBe(toYearMonth(2026, 5));
});

test('in Spanish the departments that lack a month have their article', () => {
  const spanish = createIntl({ locale: 'es-US', messages: { ...es, ...namesEs } });
  const lacking = (names: string[]) =>
    formatHeadline(spanish, {
      period: toTrackerPeriod('monthly', october),
      trends: months(50, 0).map((trend, at) => ({ ...trend, complete: at < 19 })),
      newest: october,
      breaks: [],
      change: NONE,
      lacking: { any: names, last: names },
    }).note;
  expect(lacking(['Downey Police Department'])).toMatch(
    /^El Departamento de Policía de Downey aún no ha entregado octubre de 2026\. /,
  );
  expect(lacking(['Downey Police Department', "Los Angeles County Sheriff's Department"])).toMatch(
    /^Estos departamentos aún no han entregado octubre de 2026: /,
  );
});

test('no comparison is made across March 2024', () => {
  const june = toYearMonth(2024, 6);
  const headline = formatHeadline(intl, {
    period: toTrackerPeriod('monthly', june),
    trends: makeTrends(
      june,
      Array.from({ length: 24 }, () => 100),
    ),
    newest: october,
    breaks: [march],
    change: toCountChange(makeTrajectory('a', 100, 100, { crosses_break: true })),
  });
  expect(headline.note).toBe(
    'Usually 72 to 128. Not compared with June 2023: the counting rules changed in March 2024.',
  );
});

test('a gap earlier in the period names its department, but no month that was supplied', () => {
  const trends = months(50, 60).map((trend, at) => ({ ...trend, complete: at !== 15 }));
  const formatIn = (one: typeof intl) =>
    formatHeadline(one, {
      ...{ period: toTrackerPeriod('yearly', october), trends, newest: october },
      ...{ breaks: [], change: NONE, lacking: { any: ['Vernon Police Department'], last: [] } },
    }).note;
  // regression: no department was named
  expect(formatIn(intl)).toBe(
    'Vernon Police Department has not supplied every month of this period. A month without records is not a month without crime.',
  );
  const spanish = createIntl({ locale: 'es', messages: { ...es, ...namesEs } });
  expect(formatIn(spanish)).toMatch(
    /^El .*Vernon no ha entregado todos los meses de este período\./,
  );
});

test('a count too low to judge has a note and no comparison with the usual range', () => {
  const change = toCountChange(makeTrajectory('a', 2, 1, { usual_low: null, usual_high: null }));
  const period = toTrackerPeriod('monthly', october);
  expect(
    formatHeadline(intl, { period, trends: months(1, 2), newest: october, breaks: [], change }),
  ).toMatchObject({
    standing: null,
    figure: '2 crimes reported in October, 1 a year before.',
    note: 'Too few reports to judge.',
  });
});

test('the interval of a change is part of how sure the comparison is', () => {
  const change = toCountChange(
    makeTrajectory('a', 549, 507, { change_low: -0.12, change_high: 0.33 }),
  );
  const period = toTrackerPeriod('monthly', october);
  expect(
    formatHeadline(intl, { period, trends: months(507, 549), newest: october, breaks: [], change })
      .certainty,
  ).toContain('Against October 2025: now between 12% less and 33% more.');
});
