import { expect, test } from 'vitest';
import { replaceAreaTerms, replaceAreaTermsInHtml } from './area-terms.ts';

const TERMS = {
  neighborhood: { one: 'electoral ward', many: 'electoral wards' },
  zipCode: { one: 'postcode', many: 'postcodes' },
} as const;

test.each([
  ['A neighborhood of {county}', 'An electoral ward of {county}'],
  ['Neighborhoods and zip codes', 'Electoral wards and postcodes'],
  ['ZIP Codes; this zip code’s rate', 'Postcodes; this postcode’s rate'],
  [
    '{count, plural, one {# neighborhood} other {# neighborhoods}}',
    '{count, plural, one {# electoral ward} other {# electoral wards}}',
  ],
  ['one {neighborhood} other {neighborhoods}', 'one {electoral ward} other {electoral wards}'],
  ['{of, select, x {a neighborhood} other {}}', '{of, select, x {an electoral ward} other {}}'],
  ['zip code {zip}', 'postcode {zip}'],
  ['the county of /neighborhood/venice', 'the county of /neighborhood/venice'],
  ['neighborhoodly', 'neighborhoodly'],
])('%s', (text, expected) => {
  expect(replaceAreaTerms(text, 'en', TERMS)).toBe(expected);
});

test('Spanish has its terms, and no articles to choose', () => {
  const terms = { neighborhood: { one: 'distrito', many: 'distritos' } } as const;
  expect(replaceAreaTerms('Vecindarios: el vecindario a vecindario', 'es', terms)).toBe(
    'Distritos: el distrito a distrito',
  );
});

test('an article fits the term', () => {
  const as = (one: string) =>
    replaceAreaTerms('a county', 'en', { county: { one, many: `${one}s` } });
  expect(['area', 'unitary authority', 'city', 'one-stop zone'].map(as)).toEqual([
    'an area',
    'a unitary authority',
    'a city',
    'a one-stop zone',
  ]);
});

test('tags of HTML stay', () => {
  const html = '<p id="neighborhood"><a href="/zip code">Neighborhood</a> text</p> neighborhood';
  expect(replaceAreaTermsInHtml(html, 'en', TERMS)).toBe(
    '<p id="neighborhood"><a href="/zip code">Electoral ward</a> text</p> electoral ward',
  );
});
