import { expect, test } from 'vitest';
import { FAULTS } from './faults/index.ts';
import { type Level, listRuns } from './levels.ts';

const faultOf = (layer: string) => {
  const fault = FAULTS.find((one) => one.layer === layer);
  if (fault === undefined) throw new Error(`no fault of ${layer}`);
  return fault;
};
const count = (level: Level, layer: string, isOld = false) =>
  listRuns(level, faultOf(layer), isOld).length;

test('a fault of the web is not looked for in stores, one of the server not in the build', () => {
  expect(count('stores', 'web')).toBe(0);
  expect(count('build', 'web')).toBe(1);
  expect(count('stores', 'server')).toBe(1);
  expect(count('build', 'server')).toBe(0);
  expect(count('build', 'domain')).toBe(1);
});

test('an old checkout runs no page tests in a DOM, but the former browser tests of the fault', () => {
  expect(count('site', 'web', true)).toBe(0);
  const fault = faultOf('web');
  expect(listRuns('browser', fault, true)).toEqual([
    { by: 'playwright', filters: fault.oldSpecs.map((spec) => `e2e/${spec}`) },
  ]);
});
