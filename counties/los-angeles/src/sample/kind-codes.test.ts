import { expect, test } from 'vitest';
import { seedCategories } from '../index.ts';
import { listCodeShares } from './kind-codes.ts';
import { type OffenseKindName, offenseKinds } from './offense-kinds.ts';

test('no record of the sample needs a category', () => {
  const named = new Set(seedCategories.descriptions.map(({ agency, code }) => `${agency} ${code}`));
  const kinds = Object.keys(offenseKinds) as OffenseKindName[];
  const written = [
    ['lapd', 'lapd-nibrs'],
    ['lasd', 'lasd-statistical'],
    ['vernon-pd', 'nibrs'],
  ] as const;
  const codes = written.flatMap(([agency, scheme]) =>
    kinds.flatMap((kind) => listCodeShares(kind, scheme).map(([code]) => `${agency} ${code}`)),
  );
  expect(codes.length).toBeGreaterThan(150);
  expect(codes.filter((code) => !named.has(code))).toEqual([]);
});
