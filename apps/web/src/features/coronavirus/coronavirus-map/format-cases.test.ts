import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en } from '../../../i18n/testing/all-messages.ts';
import { makeCoronavirusRecord, makeWithheldRecord } from '../testing/make-coronavirus-record.ts';
import { collectCountyCases } from './area-cases.ts';
import { buildCaseTableRows } from './case-table-rows.ts';
import { colorAreasByInfectionRate } from './case-tones.ts';
import { describeAreaCases } from './format-cases.ts';

const intl = createIntl({ locale: 'en', messages: en });
const names = new Map(
  ['venice', 'vernon', 'irwindale', 'acton', 'palms'].map((id) => [id, id.toUpperCase()]),
);
const cases = collectCountyCases(
  [
    makeCoronavirusRecord(),
    makeCoronavirusRecord({
      neighborhood: 'palms',
      infection_rate: 0.01,
      ranking: 2,
      partial: true,
    }),
    makeCoronavirusRecord({ neighborhood: 'vernon', ranking: null, unranked: 'few-residents' }),
    makeWithheldRecord('irwindale'),
  ],
  names,
);
const linesOf = (id: string) => describeAreaCases(intl, cases.areas.get(id) as never);

test('the label contains residents and rate, or the specified caption', () => {
  expect(linesOf('venice')).toEqual(['Population: 10,000', 'Rate per 100K: 5,000']);
  expect(linesOf('acton')).toEqual(['No cases/data reported']);
  expect(linesOf('irwindale')).toEqual([
    'Case numbers are suppressed',
    '1 to 4 cases',
    'Population: 10,000',
  ]);
});

test('a withheld count has no rate and no rank in the table, and reads neither as zero', () => {
  const row = buildCaseTableRows(intl, cases).find(({ id }) => id === 'irwindale');
  expect(row?.values).toMatchObject({ rank: null, rate: null, cases: null });
  expect(row?.texts).toMatchObject({ cases: '1 to 4 cases', note: 'Case numbers are suppressed' });
});

test('only ranked areas have a color, and unranked areas are styled by their state', () => {
  const tones = colorAreasByInfectionRate(cases);
  expect(tones.get('venice')).toMatchObject({ level: 5, hatched: false });
  expect(tones.get('palms')).toMatchObject({ level: 0, hatched: true });
  expect(tones.get('irwindale')).toMatchObject({ level: null, withheld: true });
  expect(tones.get('vernon')).toMatchObject({ level: null, withheld: false });
  expect(tones.get('acton')).toMatchObject({ level: null, withheld: false });
  expect(cases.rankedCount).toBe(2);
});
