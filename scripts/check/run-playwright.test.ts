import { expect, test } from 'vitest';
import { type PlaywrightReport, readPlaywrightReport } from './run-playwright.ts';

type Status = PlaywrightReport['suites'][number]['specs'][number]['tests'][number]['status'];

function reportOf(...statuses: Status[]): PlaywrightReport {
  const count = (wanted: Status) => statuses.filter((status) => status === wanted).length;
  return {
    stats: {
      expected: count('expected'),
      unexpected: count('unexpected'),
      flaky: count('flaky'),
      skipped: count('skipped'),
    },
    suites: [
      {
        title: 'feedback.spec.ts',
        file: 'feedback.spec.ts',
        specs: statuses.map((status, at) => ({
          title: `test ${at}`,
          tests: [
            {
              status,
              results: [
                ...(status === 'flaky' || status === 'unexpected'
                  ? [{ duration: 2000, error: { message: 'no dialog' } }]
                  : []),
                ...(status === 'unexpected' || status === 'skipped' ? [] : [{ duration: 1000 }]),
              ],
            },
          ],
        })),
      },
    ],
  };
}

test('a test that passes on its second try is listed with its first error, and the run passes', () => {
  const result = readPlaywrightReport(reportOf('expected', 'flaky', 'flaky', 'skipped'), true);
  expect(result).toMatchObject({ passed: 3, failed: 0, skipped: 1 });
  expect(result.flaky?.[0]).toEqual({ name: 'feedback.spec.ts › test 1', firstError: 'no dialog' });
  expect(result.slowest?.[0]).toEqual({ name: 'feedback.spec.ts › test 1', seconds: 3 });
});

test('three of them fail the run', () => {
  const result = readPlaywrightReport(reportOf('flaky', 'flaky', 'flaky'), true);
  expect(result.failed).toBe(1);
  expect(result.failures?.join()).toContain('3 tests passed on their second try, 2 at most');
});

test('a failed test fails the run, and so does what fails outside of tests', () => {
  expect(readPlaywrightReport(reportOf('expected', 'unexpected'), false).failed).toBe(1);
  expect(readPlaywrightReport(reportOf('expected'), false).failed).toBe(1);
});
