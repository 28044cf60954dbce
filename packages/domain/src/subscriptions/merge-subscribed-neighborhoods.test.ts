import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeSubscribedNeighborhoods, type SubscribedNeighborhood } from './index.ts';

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

test('additions and removals in another tab are retained', () => {
  expect(ids(mergeSubscribedNeighborhoods([acton], [acton, venice], [acton, watts]))).toBe(
    'acton,watts,venice',
  );
  expect(ids(mergeSubscribedNeighborhoods([acton, venice], [acton, venice, watts], [acton]))).toBe(
    'acton,watts',
  );
  expect(ids(mergeSubscribedNeighborhoods([acton, venice], [venice], [acton, venice, watts]))).toBe(
    'venice,watts',
  );
});

test('a change of categories in either tab is retained', () => {
  const trend = one('acton', 'trend');
  expect(mergeSubscribedNeighborhoods([acton], [trend], [acton, venice])).toEqual([trend, venice]);
  expect(mergeSubscribedNeighborhoods([acton], [acton, venice], [trend])).toEqual([trend, venice]);
  // Changed here after its removal there: it is retained.
  expect(mergeSubscribedNeighborhoods([acton], [trend], [])).toEqual([trend]);
});

test('a change of order in either tab is retained', () => {
  expect(
    ids(mergeSubscribedNeighborhoods([acton, venice], [venice, acton], [acton, venice, watts])),
  ).toBe('venice,acton,watts');
  expect(
    ids(mergeSubscribedNeighborhoods([acton, venice], [acton, venice, hollywood], [venice, acton])),
  ).toBe('venice,acton,hollywood');
});

const list = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
  .map((some) => some.map((id) => one(id)));

test('additions and removals in two tabs are merged without loss, in either order', () => {
  fc.assert(
    fc.property(list, list, list, (before, first, second) => {
      const merged = new Set(
        mergeSubscribedNeighborhoods(
          before,
          second,
          mergeSubscribedNeighborhoods(before, first, before),
        ).map(({ id }) => id),
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

test('without concurrent changes the result contains exactly the submitted neighborhoods', () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      expect(
        ids(mergeSubscribedNeighborhoods(before, after, before))
          .split(',')
          .toSorted(),
      ).toEqual(ids(after).split(',').toSorted());
    }),
  );
});
