import { expect, test } from 'vitest';
import { computeSoundSimilarity, toSoundKey } from './similarity.ts';

test.each([
  ['Boil Heights', 'Boyle Heights', 0.9],
  ['Silmar', 'Sylmar', 1],
  ['Pakoima', 'Pacoima', 1],
  ['Guatts', 'Watts', 1],
  ['Receda', 'Reseda', 1],
  ['Banais', 'Van Nuys', 0.6],
  ['holliwud', 'Hollywood', 0.8],
])('%s sounds like %s', (typed, name, least) => {
  expect(computeSoundSimilarity(toSoundKey(typed), toSoundKey(name), 0.5)).toBeGreaterThanOrEqual(
    least,
  );
});

test('unrelated or empty names have a similarity of 0', () => {
  expect(computeSoundSimilarity(toSoundKey('xyzzy'), toSoundKey('Burbank'), 0.5)).toBe(0);
  expect(computeSoundSimilarity(toSoundKey(''), toSoundKey(''), 0.5)).toBe(0);
});

test('below the minimum, names are not similar', () => {
  const [typed, name] = [toSoundKey('Banais'), toSoundKey('Van Nuys')];
  expect(computeSoundSimilarity(typed, name, 0.6)).toBeGreaterThanOrEqual(0.6);
  expect(computeSoundSimilarity(typed, name, 0.9)).toBe(0);
});
