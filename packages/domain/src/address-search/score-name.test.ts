import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepareName, prepareTypedName, scoreName } from './score-name.ts';

const fit = (typed: string, name: string) => scoreName(prepareTypedName(typed), prepareName(name));

test('the whole name suits best, then its beginning, then its words, then slips of the keyboard', () => {
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

test('what is not meant suits nothing', () => {
  expect(fit('pasadena', 'West Hollywood')).toBe(0);
  expect(fit('', 'West Hollywood')).toBe(0);
  expect(fit('90028', '90029')).toBe(0);
});

test('whatever is typed, a fit lies between nothing and all', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 60 }), (typed, name) => {
      const found = fit(typed, name);
      expect(found).toBeGreaterThanOrEqual(0);
      expect(found).toBeLessThanOrEqual(1);
    }),
  );
});
