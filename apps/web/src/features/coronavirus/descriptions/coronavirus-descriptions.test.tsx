import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { en, es, namesEs } from '../../../i18n/testing/all-messages.ts';
import { renderDescription } from '../../../page/testing/render-description.tsx';
import { CoronavirusMethodDescription } from '../method/CoronavirusMethodPage.tsx';
import { makeCoronavirusRecord, makeWithheldRecord } from '../testing/make-coronavirus-record.ts';
import { CORONAVIRUS_SENTENCES } from './coronavirus-sentences.ts';
import { describeCoronavirusMap } from './describe-coronavirus-map.ts';

const INTL = {
  en: createIntl({ locale: 'en', messages: en }),
  es: createIntl({ locale: 'es-US', messages: { ...namesEs, ...es } }),
};
const names = new Map([
  ['athens', 'Athens and Westmont'],
  ['venice', 'Venice'],
  ['acton', 'Acton'],
  ['malibu', 'Malibu'],
]);
const records = [
  makeCoronavirusRecord({
    neighborhood: 'acton',
    total_cases: 30,
    ranking: null,
    unranked: 'few-residents',
  }),
  makeCoronavirusRecord({
    neighborhood: 'athens',
    neighborhoods: ['athens', 'westmont'],
    total_cases: 3_000,
    infection_rate_per_100K: 15_000.4,
  }),
  makeWithheldRecord('venice'),
];

const describeMap = (area: string | null, language: 'en' | 'es' = 'en', given = records) =>
  describeCoronavirusMap(INTL[language], CORONAVIRUS_SENTENCES[language], {
    area,
    through: '2022-10-31',
    records: given,
    names,
  });

test('the map description contains the number of ranked neighborhoods and the highest rate', () => {
  expect(describeMap(null)).toBe(
    'Reported coronavirus cases in 1 neighborhoods of Los Angeles County through October 31, 2022. The highest rate is 15,000 per 100,000 residents, in Athens and Westmont.',
  );
  expect(describeMap(null, 'es')).toBe(
    'Casos de coronavirus reportados en 1 vecindarios del condado de Los Ángeles hasta el 31 de octubre de 2022. La tasa más alta es de 15,000 por cada 100,000 residentes, en Athens and Westmont.',
  );
  expect(describeMap(null, 'en', [makeWithheldRecord('venice')])).toBeNull();
});

test.each([
  [
    'athens',
    'Athens and Westmont: 3,000 reported coronavirus cases through October 31, 2022, 15,000 per 100,000 residents. Rank 1 of 1 neighborhoods; rank 1 is the highest rate.',
  ],
  [
    'venice',
    'Venice: coronavirus case numbers through October 31, 2022 are suppressed, because a count this small could reveal who it was.',
  ],
  ['acton', 'Acton: 30 reported coronavirus cases through October 31, 2022. It is not ranked.'],
  ['malibu', 'Malibu: no coronavirus cases or data were reported through October 31, 2022.'],
  ['atlantis', null],
])('the description of %s contains the known figures', (area, sentence) => {
  expect(describeMap(area)).toBe(sentence);
});

test('a sum suppressed because of one reporting area states this reason (formerly "a count this small")', () => {
  const sum = {
    ...makeWithheldRecord('venice', 476, 479),
    suppressed_because: 'reporting-area' as const,
  };
  expect(describeMap('venice', 'en', [sum])).toBe(
    'Venice: coronavirus case numbers through October 31, 2022 are suppressed, because the count of a part of it is not published.',
  );
  expect(describeMap('venice', 'es', [sum])).toBe(
    'Venice: no se publica el número de casos de coronavirus hasta el 31 de octubre de 2022, porque falta el conteo de una de sus partes.',
  );
});

test('a withheld count is in no sentence', () => {
  for (const language of ['en', 'es'] as const)
    expect(describeMap('venice', language)).not.toMatch(/\b[1-4] /);
});

test('the description of the method begins with a notice if the data is a sample', async () => {
  expect(await renderDescription(<CoronavirusMethodDescription sample />)).toMatch(
    /^Sample data: the figures are invented\. What a coronavirus case is, .* why some are suppressed,/,
  );
});
