import { expect, test } from 'vitest';
import { soundSimilarity, toSoundKey } from './similarity.ts';

test.each([
  ['Boil Heights', 'Boyle Heights', 0.9],
  ['Silmar', 'Sylmar', 1],
  ['Pakoima', 'Pacoima', 1],
  ['Guatts', 'Watts', 1],
  ['Receda', 'Reseda', 1],
  ['Banais', 'Van Nuys', 0.6],
  ['holliwud', 'Hollywood', 0.8],
])('%s sounds like %s', (typed, name, least) => {
  expect(soundSimilarity(toSoundKey(typed), toSoundKey(name))).toBeGreaterThanOrEqual(least);
});

test('names with nothing in common are not similar', () => {
  expect(soundSimilarity(toSoundKey('xyzzy'), toSoundKey('Burbank'))).toBe(0);
  expect(soundSimilarity('', '')).toBe(0);
});
