import { expect, test } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

const KNOWN = {
  steps: ['format', 'types', 'tests-quick', 'tests', 'e2e', 'mutants'],
  quick: ['format', 'types', 'tests-quick'],
  onDemand: ['tests-quick', 'mutants'],
  testSteps: ['tests', 'e2e'],
  features: ['air', 'crime'],
};
const stepsOf = (...args: string[]) => [...parseArguments(args, KNOWN).steps];

test('without arguments every step runs except those on demand', () => {
  expect(stepsOf()).toEqual(['format', 'types', 'tests', 'e2e']);
});

test('quick and named steps run alone', () => {
  expect(stepsOf('quick')).toEqual(['format', 'types', 'tests-quick']);
  expect(stepsOf('types', 'mutants')).toEqual(['types', 'mutants']);
});

test('a feature runs its tests of every level', () => {
  expect(parseArguments(['crime'], KNOWN)).toMatchObject({
    steps: new Set(['tests', 'e2e']),
    filters: ['crime'],
  });
});

test('full is everything, in its long form', () => {
  expect(parseArguments(['full'], KNOWN)).toMatchObject({
    steps: new Set(['format', 'types', 'tests', 'e2e']),
    isFull: true,
  });
});

test('changed runs tests alone', () => {
  expect(parseArguments(['changed'], KNOWN)).toMatchObject({
    steps: new Set(['tests', 'e2e']),
    isChanged: true,
  });
});

test('an unknown argument is rejected with the list of valid steps and features', () => {
  expect(() => parseArguments(['crimes'], KNOWN)).toThrow(
    /no check called crimes.*mutants, and the features air, crime/,
  );
});
