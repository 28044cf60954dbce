import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en, es } from '../../../i18n/testing/all-messages.ts';
import { makeAreaCrimes, makeTrajectory } from '../testing/make-area.ts';
import { buildCrimeRows } from './crime-rows.ts';

const NAMES = new Map([['vernon', 'Vernon']]);
const rowOf = (intl: Parameters<typeof buildCrimeRows>[0], population: number | null) => {
  const area = makeAreaCrimes({ id: 'vernon', population, ranking: null, outlier: true });
  return buildCrimeRows(intl, 'safe', NAMES, new Map([[area.id, area]]), undefined, undefined)[0]
    ?.texts;
};
const english = createIntl({ locale: 'en', messages: en });
const spanish = createIntl({ locale: 'es-US', messages: es });

test('an area without residents is marked as such and as not ranked', () => {
  expect(rowOf(english, 0)).toMatchObject({ rank: 'Not ranked', note: 'no residents' });
  expect(rowOf(spanish, 0)).toMatchObject({ rank: 'Sin puesto', note: 'sin residentes' });
});

test('one with few residents is an outlier', () => {
  expect(rowOf(english, 112)).toMatchObject({ rank: 'Not ranked', note: 'outlier' });
});

test('an area without any records has no count rather than a count of zero', () => {
  const missing = { id: 'vernon', complete: false, ranking: null };
  const countOf = (total_crime_count: number) => {
    const area = makeAreaCrimes({ ...missing, total_crime_count });
    const [row] = buildCrimeRows(
      english,
      'safe',
      NAMES,
      new Map([['vernon', area]]),
      undefined,
      undefined,
    );
    return [row?.texts.count, row?.values.count];
  };
  // regression: “0”
  expect(countOf(0)).toEqual(['N/A', null]);
  expect(countOf(7)).toEqual(['7', 7]);
  const trend = makeTrajectory('vernon', 0, 40, { complete: false });
  const [row] = buildCrimeRows(
    english,
    'traj',
    NAMES,
    undefined,
    new Map([['vernon', trend]]),
    undefined,
  );
  expect(row?.texts).toMatchObject({ count: 'N/A', before: '40' });
});
