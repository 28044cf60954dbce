import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeNeighborhoods, type SubscribedNeighborhood } from './index.ts';

const one = (id: string, ...categories: string[]): SubscribedNeighborhood => ({
  id,
  name: id,
  categories,
});
const ids = (list: readonly SubscribedNeighborhood[]) => list.map(({ id }) => id).join();
const [acton, hollywood, venice, watts] = [
  one('acton'),
  one('hollywood'),
  one('venice'),
  one('watts'),
];

test('what another tab added or removed stays so', () => {
  expect(ids(mergeNeighborhoods([acton], [acton, venice], [acton, watts]))).toBe(
    'acton,watts,venice',
  );
  expect(ids(mergeNeighborhoods([acton, venice], [acton, venice, watts], [acton]))).toBe(
    'acton,watts',
  );
  expect(ids(mergeNeighborhoods([acton, venice], [venice], [acton, venice, watts]))).toBe(
    'venice,watts',
  );
});

test('a choice of categories made here is kept, one made elsewhere too', () => {
  const trend = one('acton', 'trend');
  expect(mergeNeighborhoods([acton], [trend], [acton, venice])).toEqual([trend, venice]);
  expect(mergeNeighborhoods([acton], [acton, venice], [trend])).toEqual([trend, venice]);
  // Changed here after its removal there: it is retained.
  expect(mergeNeighborhoods([acton], [trend], [])).toEqual([trend]);
});

test('an order made here is kept, one made elsewhere too', () => {
  expect(ids(mergeNeighborhoods([acton, venice], [venice, acton], [acton, venice, watts]))).toBe(
    'venice,acton,watts',
  );
  expect(
    ids(mergeNeighborhoods([acton, venice], [acton, venice, hollywood], [venice, acton])),
  ).toBe('venice,acton,hollywood');
});

const list = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  .map((some) => some.map((id) => one(id)));

test('two tabs, whichever is first, lose neither what was added nor what was removed', () => {
  fc.assert(
    fc.property(list, list, list, (before, first, second) => {
      const merged = new Set(
        mergeNeighborhoods(before, second, mergeNeighborhoods(before, first, before)).map(
          ({ id }) => id,
        ),
      );
      for (const after of [first, second]) {
        for (const { id } of after)
          if (!before.some((was) => was.id === id)) expect(merged).toContain(id);
        for (const { id } of before)
          if (!after.some((is) => is.id === id)) expect(merged).not.toContain(id);
      }
    }),
  );
});

test('with nobody else about, the list is as it was sent', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      expect(
        ids(mergeNeighborhoods(before, after, before))
          .split(',')
          .toSorted(),
      ).toEqual(ids(after).split(',').toSorted());
    }),
  );
});
