import { CORONAVIRUS_CHART_DAYS } from '@townlight/domain/coronavirus';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';

// Repeats texts and constants of the specification, so that an accidental change in the code fails here.
test('the coronavirus map uses the texts of the specification', () => {
  expect([
    en['coronavirus.report'],
    en['coronavirus.ranking'],
    en['coronavirus.totalCases'],
    en['coronavirus.population'],
    en['coronavirus.rate'],
    en['coronavirus.axis'].replace('{days}', String(CORONAVIRUS_CHART_DAYS)),
    en['coronavirus.legend.lower'],
    en['coronavirus.legend.higher'],
    en['coronavirus.none'],
    en['coronavirus.withheld'],
    en['nav.coronavirus'],
    en['nav.traffic'],
  ]).toEqual([
    'Coronavirus Report',
    'Coronavirus Case Ranking',
    'Total Cases',
    'Population',
    'Infection Rate (per 100K)',
    'Last 255 days',
    'Lower Infection Rate',
    'Higher Infection Rate',
    'No cases/data reported',
    'Case numbers are suppressed',
    'Coronavirus',
    'CoronaTraffic Map',
  ]);
});
