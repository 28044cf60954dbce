import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../lib/find-node.mjs';
import { FAULT_FEATURES, FAULT_KINDS, FAULT_LAYERS } from './faults/fault.ts';
import { FAULTS } from './faults/index.ts';

test.each(FAULTS)('the text of $id is in its file exactly once', ({ file, find, replace }) => {
  expect(readFileSync(join(root, file), 'utf8').split(find)).toHaveLength(2);
  expect(replace).not.toBe(find);
});

test('there are sixty faults, each with a unique ID', () => {
  expect(FAULTS).toHaveLength(60);
  expect(new Set(FAULTS.map(({ id }) => id)).size).toBe(60);
});

test('the faults are spread over all features, layers and kinds', () => {
  const have = (of: 'feature' | 'layer' | 'kind') => new Set(FAULTS.map((fault) => fault[of]));
  expect(have('feature')).toEqual(new Set(FAULT_FEATURES));
  expect(have('layer')).toEqual(new Set(FAULT_LAYERS));
  expect(have('kind')).toEqual(new Set(FAULT_KINDS));
});

test('each fault describes its visible effect in one sentence and lists its former browser tests', () => {
  for (const { what, oldSpecs } of FAULTS) {
    expect(what).toMatch(/^[A-Z].*\.$/);
    expect(oldSpecs).not.toHaveLength(0);
  }
});
