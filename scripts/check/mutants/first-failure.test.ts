import { expect, test } from 'vitest';
import { firstPlaywrightFailure, firstVitestFailure } from './first-failure.ts';

test('the first failed test of Vitest is named with its file', () => {
  const result = (name: string, status: string) => ({
    name: `/copy/${name}`,
    assertionResults: [{ status, fullName: 'a rule holds' }],
  });
  const testResults = [result('a.test.ts', 'passed'), result('b.test.ts', 'failed')];
  expect(firstVitestFailure({ testResults }, '/copy')).toEqual({
    test: 'b.test.ts › a rule holds',
    file: 'b.test.ts',
  });
  expect(firstVitestFailure({ testResults: testResults.slice(0, 1) }, '/copy')).toBeUndefined();
});

test('a file that cannot be loaded counts as a failure', () => {
  const broken = {
    name: '/copy/a.test.ts',
    status: 'failed',
    message: '\nno such export',
    assertionResults: [],
  };
  expect(firstVitestFailure({ testResults: [broken] }, '/copy')?.test).toBe(
    'a.test.ts › no such export',
  );
});

test('the first failed test of Playwright is found inside groups', () => {
  const specs = (status: string) => [{ title: 'a page', tests: [{ status }] }];
  const file = 'crime/compare.spec.ts';
  const inner = { title: 'a group', file, specs: specs('unexpected') };
  const outer = { title: file, file, specs: specs('expected'), suites: [inner] };
  expect(firstPlaywrightFailure({ suites: [outer] })).toEqual({
    test: 'e2e/crime/compare.spec.ts › a page',
    file: 'e2e/crime/compare.spec.ts',
  });
});
