import { expect, test } from 'vitest';
import { createSharedAllocator } from './shared-memory.ts';

test('spare memory of the same size is used again, once, and is empty', () => {
  const spare = new SharedArrayBuffer(8);
  new Uint8Array(spare).fill(7);
  const allocate = createSharedAllocator([spare]);
  expect(allocate(16)).not.toBe(spare);
  expect(allocate(8)).toBe(spare);
  expect([...new Uint8Array(spare)]).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  expect(allocate(8)).not.toBe(spare);
});
