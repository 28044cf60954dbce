import { normalizeStreetTokens, titleCaseStreet, tokenize } from '@townlight/domain/address-search';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CALIFORNIA } from '../testing/address-files.ts';
import { buildAddressIndex } from './build-address-index.ts';
import type { MergedStreet } from './merge-streets.ts';
import { createStreetSearch } from './search-streets.ts';

const BASES = [
  'Vermont',
  'Figueroa',
  'La Cienega',
  'Normandie',
  '39th',
  '1st',
  'Avenue 64',
  'Mulholland',
  'Cañada',
  'St Andrews',
  'Martin Luther King Jr',
];
const DIRECTIONS = ['', 'N ', 'S ', 'E ', 'W '];
const TYPES = ['St', 'Ave', 'Blvd', 'Pl', 'Dr'];

/** Arbitrary streets of one city with unique names; house positions follow from street and number. */
const county = fc
  .uniqueArray(
    fc.record({
      name: fc
        .tuple(fc.constantFrom(...DIRECTIONS), fc.constantFrom(...BASES), fc.constantFrom(...TYPES))
        .map(([direction, base, type]) => `${direction}${base} ${type}`),
      numbers: fc.uniqueArray(fc.integer({ min: 1, max: 20_000 }), { minLength: 1, maxLength: 20 }),
    }),
    { minLength: 1, maxLength: 40, selector: ({ name }) => name },
  )
  .map((streets) => streets.sort((a, b) => (keyOf(a.name) < keyOf(b.name) ? -1 : 1)));

const keyOf = (name: string) => normalizeStreetTokens(tokenize(name)).join(' ');

function gathered(name: string, given: readonly number[], at: number): MergedStreet {
  const numbers = [...given].sort((a, b) => a - b);
  return {
    words: keyOf(name),
    street: titleCaseStreet(name),
    city: 'Los Angeles',
    postcode: '90001',
    houses: Int32Array.from([
      ...numbers,
      ...numbers.map((number) => -118_000_000 - number),
      ...numbers.map(() => 34_000_000 + at * 1_000),
    ]),
    stretches: new Int32Array(),
  };
}

const WRITINGS: ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => `  ${text.toUpperCase().replaceAll(' ', '  ')}.`,
  (text) => `${text}, Los Angeles, CA 90001`,
  (text) => `${text} apt 4`,
  (text) =>
    text
      .replace(/\bSt$/, 'Street')
      .replace(/\bAve$/, 'Avenue')
      .replace(/\bBlvd$/, 'Boulevard')
      .replace(/\bW\b/, 'West')
      .replace(/(\d)(?:st|th)\b/, '$1'),
];

test('each address finds itself first, however it is written', () => {
  fc.assert(
    fc.property(county, fc.nat(), fc.constantFrom(...WRITINGS), (streets, pick, write) => {
      const data = buildAddressIndex(
        streets.map(({ name, numbers }, at) => gathered(name, numbers, at)),
        'made',
      );
      const { search } = createStreetSearch(data, CALIFORNIA);
      const at = pick % streets.length;
      const { name, numbers } = streets[at] as (typeof streets)[number];
      const number = numbers[pick % numbers.length] as number;
      const [first] = search(write(`${number} ${name}`), null, 5);
      expect(first).toMatchObject({
        label: `${number} ${titleCaseStreet(name)}`,
        certainty: 'known',
      });
      expect(first?.latitude).toBeCloseTo(34 + at / 1_000, 9);
    }),
    { numRuns: 300 },
  );
});

test('any query returns at most the requested number of results, best first, without duplicates', () => {
  const streets = BASES.map((base, at) => gathered(`${base} Ave`, [100, 200, 300], at)).sort(
    (a, b) => (a.words < b.words ? -1 : 1),
  );
  const { search } = createStreetSearch(buildAddressIndex(streets, 'made'), CALIFORNIA);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ maxLength: 200 }),
        fc
          .array(fc.constantFrom('100', 'w', 'ave', 'vermnt', 'la', '&', 'st', ',', '39'))
          .map((words) => words.join(' ')),
      ),
      (typed) => {
        const found = search(typed, null, 3);
        expect(found.length).toBeLessThanOrEqual(3);
        const scores = found.map(({ score }) => score);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
        expect(new Set(found.map(({ label, city }) => `${label} ${city}`)).size).toBe(found.length);
      },
    ),
  );
});
