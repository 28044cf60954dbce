import { expect, test } from 'vitest';
import { computeQuickHash } from '../../../platform/http/conditional-reply.ts';
import { joinJsonInSlices } from './join-json-in-slices.ts';

const areas = Array.from({ length: 50 }, (_, area) => area);
/** 100 KB per area, so that joining takes several slices. */
const make = (slice: readonly number[]) =>
  Buffer.from(JSON.stringify(slice.map((area) => String(area).padStart(100_000, 'é'))));

test.each([1, 7, 50, 80])('the list of slices of %i areas is that of all', async (atOnce) => {
  const { body, hash } = await joinJsonInSlices(areas, atOnce, make);
  expect(body.equals(make(areas))).toBe(true);
  expect(hash).toBe(computeQuickHash(body));
});

test('no areas are an empty list', async () => {
  expect((await joinJsonInSlices([], 7, make)).body.toString()).toBe('[]');
});
