import type { CrimeStatus } from '@townlight/contract/crime';
import { toYearMonth } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { renderDescription } from '../../../page/testing/render-description.tsx';
import { makeAreaCrimes, makeIncompleteArea, makeTrends } from '../testing/make-area.ts';
import { AreaDescription } from './AreaDescription.tsx';
import { CompareDescription } from './CompareDescription.tsx';
import { CrimeTypeDescription } from './CrimeTypeDescription.tsx';
import { MapDescription } from './MapDescription.tsx';
import { MethodDescription } from './MethodDescription.tsx';

const OCTOBER = toYearMonth(2026, 10);
const STATUS: CrimeStatus = {
  sample: false,
  first_month: '2024-01',
  data_through: '2026-10',
  provisional_from: null,
  released_at: '2026-11-12T08:00:00.000Z',
  sources: [],
  areas: { neighborhoods: 3, zipcodes: 1, tracts: 0 },
  outside_all_crime: [],
  counted_singly: [],
};
const AREAS = [
  makeAreaCrimes({ id: 'hollywood', total_crime_count: 1_051, population: 77_000 }),
  makeAreaCrimes({ id: 'venice', ranking: 2 }),
  makeIncompleteArea({ id: 'east-los-angeles', total_crime_count: 40 }),
];
const REPLIES = {
  '/api/crimes/status': STATUS,
  '/api/neighborhoods/crimes': AREAS,
  '/api/neighborhoods/names': AREAS.map(({ id }) => ({
    neighborhood: id,
    name: id === 'hollywood' ? 'Hollywood' : id,
  })),
  '/api/crimes/BURGLARY/monthly/10/2026': { trends: makeTrends(OCTOBER, [7, 1_002]) },
};

const hollywood = <AreaDescription partition="neighborhoods" area="hollywood" name="Hollywood" />;
/** Describes Hollywood with these figures. */
const describeHollywood = (given: Parameters<typeof makeAreaCrimes>[0]) =>
  renderDescription(hollywood, {
    ...REPLIES,
    '/api/neighborhoods/crimes': [makeAreaCrimes(given), ...AREAS.slice(1)],
  });

test('an area description contains the reports of the last month, the rate and the rank', async () => {
  expect(await renderDescription(hollywood, REPLIES)).toBe(
    'Hollywood: 1,051 crimes reported in October 2026, 1,365 per 100,000 residents. ' +
      'Rank 1 of 2 neighborhoods by crime rate; rank 1 is the highest.',
  );
  expect(await renderDescription(hollywood, REPLIES, 'es')).toBe(
    'Hollywood: 1,051 delitos reportados en octubre de 2026, 1,365 por 100,000 residentes. ' +
      'Puesto 1 de 2 vecindarios por tasa de delitos; el puesto 1 es la tasa más alta.',
  );
});

test('a requested month is used instead of the last month', async () => {
  const september = (
    <AreaDescription
      partition="neighborhoods"
      area="hollywood"
      name="Hollywood"
      month={toYearMonth(2026, 9)}
    />
  );
  expect(await renderDescription(september, REPLIES)).toContain('reported in September 2026');
});

test('an area with incomplete records is described without a count', async () => {
  const east = (
    <AreaDescription partition="neighborhoods" area="east-los-angeles" name="East Los Angeles" />
  );
  expect(await renderDescription(east, REPLIES)).toBe(
    'East Los Angeles, crime by month. Not all police departments have supplied their records for October 2026, so it is not ranked.',
  );
  expect(await renderDescription(east, REPLIES, 'es')).toContain('no tiene puesto');
});

test('an area with fewer than 10 reports has no rate and no rank, and an unranked area has no rate', async () => {
  expect(await describeHollywood({ total_crime_count: 9 })).toBe(
    'Hollywood: 9 crimes reported in October 2026.',
  );
  expect(await describeHollywood({ ranking: null, outlier: true, total_crime_count: 51 })).toBe(
    'Hollywood: 51 crimes reported in October 2026.',
  );
  expect(await describeHollywood({ total_crime_count: 0 })).toContain('no crimes reported');
  expect(await describeHollywood({ total_crime_count: 1 })).toContain(' 1 crime reported');
});

test('a crime in a neighborhood names its reports, its rate and its rank', async () => {
  const burglary = (
    <AreaDescription partition="neighborhoods" area="hollywood" name="Hollywood" crime="BURGLARY" />
  );
  expect(await renderDescription(burglary, REPLIES)).toBe(
    '1,051 reports of Burglary in Hollywood in October 2026, 1,365 per 100,000 residents. ' +
      'Rank 1 of 2 neighborhoods by its rate; rank 1 is the highest.',
  );
  expect(await renderDescription(burglary, REPLIES, 'es')).toContain(
    '1,051 reportes de robo con allanamiento en Hollywood en octubre de 2026',
  );
  const unrecorded = {
    ...REPLIES,
    '/api/neighborhoods/crimes': [makeAreaCrimes({ recorded: false, total_crime_count: null })],
  };
  expect(await renderDescription(burglary, unrecorded)).toBe(
    'Burglary in Hollywood: the police there do not record it separately from other reports.',
  );
});

test('sample data is named as such first', async () => {
  const replies = { ...REPLIES, '/api/crimes/status': { ...STATUS, sample: true } };
  expect(await renderDescription(hollywood, replies)).toMatch(
    /^Sample data: the figures are invented\. Hollywood: /,
  );
  expect(await renderDescription(<MethodDescription of="categories" />, replies, 'es')).toMatch(
    /^Datos de muestra: las cifras son inventadas\. Cada código /,
  );
});

test('an unknown area has no description, and neither does an area before its figures are loaded', async () => {
  const atlantis = <AreaDescription partition="neighborhoods" area="atlantis" name={undefined} />;
  expect(await renderDescription(atlantis, REPLIES)).toBeNull();
  expect(await renderDescription(hollywood)).toBeNull();
});

test('a crime type description contains its reports in the county and the area with the highest rate', async () => {
  const burglary = <CrimeTypeDescription crime="BURGLARY" month={OCTOBER} />;
  expect(await renderDescription(burglary, REPLIES)).toBe(
    '1,002 reports of Burglary on record in Los Angeles County in October 2026, month by month and by neighborhood. The highest rate is in Hollywood.',
  );
  expect(await renderDescription(burglary, REPLIES, 'es')).toBe(
    '1,002 reportes de robo con allanamiento en los registros del condado de Los Ángeles en octubre de 2026, mes por mes y por vecindario. La tasa más alta es la de Hollywood.',
  );
  // a rate of fewer than 10 reports is omitted
  const few = {
    ...REPLIES,
    '/api/neighborhoods/crimes': [makeAreaCrimes({ total_crime_count: 4 })],
  };
  expect(await renderDescription(burglary, few)).toMatch(/by neighborhood\.$/);
});

test('the map description contains its last month, and a comparison description its areas', async () => {
  expect(await renderDescription(<MapDescription />, REPLIES)).toBe(
    'Reported crime per 100,000 residents in 2 neighborhoods of Los Angeles County, October 2026: on a map, as a table, and how it has changed.',
  );
  expect(
    await renderDescription(<CompareDescription names="Hollywood and Venice" status={STATUS} />),
  ).toBe(
    'Reported crime in Hollywood and Venice, side by side and month by month, through October 2026.',
  );
  expect(
    await renderDescription(<CompareDescription names={null} status={STATUS} />, {}, 'es'),
  ).toBe('Hasta cuatro vecindarios del condado de Los Ángeles lado a lado, mes por mes.');
});
