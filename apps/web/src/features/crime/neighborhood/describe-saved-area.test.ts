import { toYearMonth } from '@townlight/domain/time';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { makeAreaCrimes, makeIncompleteArea, makeTrajectory } from '../testing/make-area.ts';
import { describeSavedArea } from './describe-saved-area.ts';

const intl = createIntl({ locale: 'en', messages: en });
const newest = toYearMonth(2026, 10);
const input = { history: 'monthly', newest, breaks: [] } as const;

describe('the sentence of a saved place', () => {
  it('states the count with that of a year before', () => {
    const headline = describeSavedArea(intl, {
      ...input,
      crimes: makeAreaCrimes({ total_crime_count: 174 }),
      yearBefore: makeTrajectory('venice', 174, 239),
    });
    expect(headline.figure).toBe('174 crimes reported in October, 239 a year before.');
  });

  it('names the 12 months', () => {
    const headline = describeSavedArea(intl, {
      ...input,
      history: 'yearly',
      crimes: makeAreaCrimes({ total_crime_count: 2423 }),
      yearBefore: makeTrajectory('venice', 2423, 2769),
    });
    expect(headline.figure).toBe(
      '2,423 crimes reported in the 12 months through October 2026, 2,769 in the 12 months before.',
    );
  });

  it('makes no comparison while records are missing', () => {
    const headline = describeSavedArea(intl, {
      ...input,
      crimes: makeIncompleteArea({ total_crime_count: 12 }),
      yearBefore: makeTrajectory('venice', 12, 239),
    });
    expect(headline).toMatchObject({
      standing: null,
      figure: '12 crimes on record in October.',
      note: 'Not all police departments have supplied their records for this period.',
    });
  });

  it('makes no comparison without data for the year before', () => {
    const headline = describeSavedArea(intl, {
      ...input,
      crimes: makeAreaCrimes({ total_crime_count: 174 }),
      yearBefore: null,
    });
    expect(headline).toMatchObject({ standing: null, figure: '174 crimes reported in October.' });
  });
});
