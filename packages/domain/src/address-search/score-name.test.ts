import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepareName, prepareTypedName, scoreName } from './score-name.ts';

const fit = (typed: string, name: string) => scoreName(prepareTypedName(typed), prepareName(name));

test('a full match scores highest, followed by a prefix, a different order and a typing error', () => {
  const fits = ['west hollywood', 'west holly', 'hollywood west', 'west holywood'].map((typed) =>
    fit(typed, 'West Hollywood'),
  );
  expect(fits).toEqual(fits.toSorted((a, b) => b - a));
  expect(fits[0]).toBe(1);
  expect(fits.at(-1)).toBeGreaterThan(0.6);
});

test('case, accents and punctuation make no difference', () => {
  expect(fit('la canada', 'La Cañada')).toBe(1);
  expect(fit('K-Town', 'k town')).toBe(1);
});

test('a name that does not match scores 0', () => {
  expect(fit('pasadena', 'West Hollywood')).toBe(0);
  expect(fit('', 'West Hollywood')).toBe(0);
  expect(fit('90028', '90029')).toBe(0);
});

test('the score of any input is between 0 and 1', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (typed, name) => {
      const found = fit(typed, name);
      expect(found).toBeGreaterThanOrEqual(0);
      expect(found).toBeLessThanOrEqual(1);
    }),
  );
});
