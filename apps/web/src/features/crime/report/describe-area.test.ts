import { type MonthRange, toYearMonth } from '@townlight/domain/time';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { DEFAULT_SAFETY_MAP_STATE } from '../safety-map/safety-map-state.ts';
import { makeAreaCrimes, makeIncompleteArea, makeTrajectory } from '../testing/make-area.ts';
import { type AreaSentenceInput, describeArea, describeCertainty } from './describe-area.ts';

const intl = createIntl({ locale: 'en', messages: en });
const october = toYearMonth(2026, 10);
const lastMonth: MonthRange = { from: october, to: october };
const yearOf = (now: number, before: number) => makeTrajectory('hollywood', now, before);

/** Returns the sentences as displayed, without the bold markup. */
function read(given: Partial<AreaSentenceInput>, describeInput = describeArea): string {
  const matter: AreaSentenceInput = {
    state: DEFAULT_SAFETY_MAP_STATE,
    range: lastMonth,
    through: october,
    area: makeAreaCrimes({ total_crime_count: 1204, ranking: 14 }),
    trajectory: undefined,
    rankedCount: 231,
    yearBefore: yearOf(1204, 1188),
    ...given,
  };
  const bare = { b: (chunks: unknown[]) => chunks.join('') };
  return describeInput(intl, matter)
    .map((sentence) => intl.formatMessage({ id: sentence.id }, { ...sentence.values, ...bare }))
    .join(' ');
}

describe('the first sentence of a report', () => {
  it('compares the count with its usual range', () => {
    expect(read({})).toBe(
      'Within the usual range: 1,204 reported crimes in October 2026, 1,188 a year earlier.',
    );
  });

  it('states whether a count is clearly higher or lower than usual among all areas', () => {
    expect(read({ yearBefore: yearOf(1204, 900) })).toMatch(
      /^▲ Higher than usual: 1,204 reported crimes in October 2026, 900 a year earlier\.$/,
    );
    expect(read({ yearBefore: yearOf(1204, 1500) })).toMatch(/^▼ Lower than usual/);
  });

  it('states that a count outside its usual range may be due to chance', () => {
    const yearBefore = { ...yearOf(1204, 900), direction: 'no-clear-change' as const };
    expect(read({ yearBefore })).toMatch(/^Above its usual range, perhaps by chance: 1,204/);
  });

  it('begins with a longer period where one month has few reports', () => {
    const longer = { months: 3, trajectory: yearOf(60, 58) };
    const area = makeAreaCrimes({ total_crime_count: 15, ranking: 14 });
    expect(read({ area, longer, yearBefore: yearOf(15, 20) })).toMatch(
      /^One month has few reports here, so first the 3 months through October 2026\. Within the usual range: 60 reported crimes, 58 in the same months a year earlier\. .*15 reported crimes in October 2026/,
    );
  });

  it('states crimes of which each one matters with the last 36 months, and never as too few', () => {
    const area = makeAreaCrimes({ total_crime_count: 2, reliability: 'too-few', ranking: null });
    const single = { since: toYearMonth(2023, 11), recent: 7 };
    const state = { ...DEFAULT_SAFETY_MAP_STATE, smallBundles: ['Homicide'] };
    expect(read({ area, state, single, yearBefore: null })).toBe(
      'There were 2 reports of Homicide in October 2026. 7 on record since November 2023.',
    );
  });

  it('never has an arrow or a percentage that contradicts the stated direction', () => {
    const usual = { expected: 800, usual_low: 700, usual_high: 900 };
    const yearBefore = { ...yearOf(1204, 1500), ...usual, direction: 'up' as const };
    expect(read({ yearBefore })).toMatch(/^▲ Higher than usual: 1,204 .* 1,500 a year/);
  });

  it('states no change where a month is missing', () => {
    const yearBefore = { ...yearOf(1204, 900), complete: false };
    expect(read({ yearBefore })).toMatch(/^1,204 crimes were reported in October 2026\.$/);
  });

  it('states no change across March 2024', () => {
    const through = toYearMonth(2024, 5);
    const range = { from: through, to: through };
    const yearBefore = yearOf(1204, 900);
    const broken = { ...yearBefore, crosses_break: true };
    expect(read({ range, through, yearBefore: broken })).toMatch(/^1,204 crimes were reported/);
    // no agency of the area changed its rules
    expect(read({ range, through, yearBefore })).toMatch(/^▲ Higher than usual/);
  });

  it('explains why a trajectory across March 2024 is not comparable', () => {
    const state = { ...DEFAULT_SAFETY_MAP_STATE, mode: 'traj' as const };
    const trajectory = makeTrajectory('a', 1204, 900, { change: null, crosses_break: true });
    expect(read({ state, trajectory })).toMatch(
      /^Not comparable: 1,204 reported crimes in October 2026, 900 in September 2026; the counting rules changed/,
    );
  });

  it('states that there are too few reports to rate', () => {
    expect(read({ area: makeAreaCrimes({ total_crime_count: 4 }) })).toBe(
      '4 crimes were reported in October 2026: too few to rate.',
    );
    expect(read({ area: makeAreaCrimes({ total_crime_count: 1 }) })).toBe(
      '1 crime was reported in October 2026: too few to rate.',
    );
  });

  it('states only the recorded count when data is missing', () => {
    const area = makeIncompleteArea({ total_crime_count: 1504 });
    expect(read({ area })).toBe('On record in October 2026: 1,504 reported crimes.');
  });

  it('never reads a missing month as a quiet one', () => {
    const area = makeIncompleteArea({ total_crime_count: 0 });
    expect(read({ area })).toBe(
      'No records for October 2026. That does not mean nothing happened.',
    );
  });

  it('names the chosen kind and the longer period', () => {
    const state = {
      ...DEFAULT_SAFETY_MAP_STATE,
      bigBundle: 'PROPERTY',
      smallBundles: ['BURGLARY'],
    };
    const range = { from: toYearMonth(2025, 11), to: october };
    expect(read({ state, range })).toMatch(
      /1,204 reports of Burglary in the 12 months through October 2026/,
    );
  });

  it('of a trajectory compares with the period before, and with a year earlier', () => {
    const state = { ...DEFAULT_SAFETY_MAP_STATE, mode: 'traj' as const };
    expect(read({ state, trajectory: makeTrajectory('a', 1204, 900) })).toBe(
      '▲ Higher than usual: 1,204 reported crimes in October 2026, 900 in September 2026. ' +
        'A year earlier there were 1,188.',
    );
    expect(read({ state, trajectory: makeTrajectory('a', 1204, 1200) })).toMatch(
      /^Within the usual range/,
    );
  });
});

describe('what limits the first sentence', () => {
  const limitsOf = (given: Partial<AreaSentenceInput>) => read(given, describeCertainty);

  it('is the usual range, the interval of the change, and where the rate is in the ranking', () => {
    const yearBefore = { ...yearOf(1204, 900), change_low: 0.12, change_high: 0.6 };
    expect(limitsOf({ yearBefore })).toBe(
      'Usually 816 to 984. Against a year earlier: now between 12% and 60% more. ' +
        'It has one of the highest rates of the county’s neighborhoods.',
    );
  });

  it('is about the longer period where one month has few reports', () => {
    const longer = { months: 3, trajectory: yearOf(1204, 900) };
    const area = makeAreaCrimes({ total_crime_count: 15, ranking: 14 });
    expect(limitsOf({ area, longer, yearBefore: yearOf(15, 20) })).toMatch(/^Usually 816 to 984\./);
  });

  it('is about the period before of a trajectory', () => {
    const state = { ...DEFAULT_SAFETY_MAP_STATE, mode: 'traj' as const };
    const trajectory = { ...makeTrajectory('a', 1204, 900), change_low: 0.12, change_high: 0.6 };
    expect(limitsOf({ state, trajectory })).toMatch(
      /^Usually 816 to 984\. Against September 2026: now between 12% and 60% more\./,
    );
  });

  it('is nothing where data is missing or the area has no rank', () => {
    expect(limitsOf({ area: makeIncompleteArea({ total_crime_count: 1504 }) })).toBe('');
  });
});
