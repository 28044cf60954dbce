import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_BROWSER } from '../lib/chromium.ts';
import { runProgram } from './run-program.ts';
import { type FlakyTest, type StepResult, type TimedTest, toStepResult } from './step.ts';

/**
 * The maximum number of tests that may pass on retry: each is listed, and its cause is fixed with the next change.
 */
export const MAX_FLAKY = 2;
const MAX_SLOWEST = 10;

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors?: readonly { readonly message?: string }[];
  readonly suites: readonly ReportedSuite[];
}

interface ReportedSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly ReportedSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
      readonly results: readonly {
        readonly duration: number;
        readonly error?: { readonly message?: string };
      }[];
    }[];
  }[];
}

/** Runs the browser tests and reads their results. @param reports a folder for the report */
export async function runPlaywright(
  args: readonly string[],
  { reports }: { reports: string },
): Promise<StepResult> {
  const file = join(reports, 'e2e.json');
  const { ok } = await runProgram(
    'node_modules/@playwright/test/cli.js',
    ['test', '--pass-with-no-tests', '--reporter=list,json', ...args],
    {
      in: 'e2e',
      env: {
        CHROMIUM: TEST_BROWSER,
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      },
    },
  );
  if (!existsSync(file)) return toStepResult(ok);
  return readPlaywrightReport(JSON.parse(readFileSync(file, 'utf8')), ok);
}

/** @param ok whether Playwright succeeded: a failure outside of a test is in no test's result */
export function readPlaywrightReport(report: PlaywrightReport, ok: boolean): StepResult {
  const { expected, unexpected, flaky: flakyCount, skipped } = report.stats;
  const timed: TimedTest[] = [];
  const flaky: FlakyTest[] = [];
  const failures: string[] = [];
  for (const { name, status, results } of testsIn(report.suites)) {
    const seconds = results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
    if (results.length > 0) timed.push({ name, seconds });
    const firstError = results.find(({ error }) => error !== undefined)?.error?.message ?? '';
    if (status === 'flaky') flaky.push({ name, firstError });
    if (status === 'unexpected') failures.push(`e2e: ${name}\n    ${firstError}`);
  }
  if (flakyCount > MAX_FLAKY)
    failures.push(`e2e: ${flakyCount} tests passed on their second try, ${MAX_FLAKY} at most`);
  for (const { message = '' } of report.errors ?? []) failures.push(`e2e: ${message}`);
  const failed = unexpected + (flakyCount > MAX_FLAKY ? 1 : 0);
  return {
    passed: expected + flakyCount,
    failed: Math.max(failed, ok ? 0 : 1),
    skipped,
    flaky,
    slowest: timed.sort((a, b) => b.seconds - a.seconds).slice(0, MAX_SLOWEST),
    ...(failures.length > 0 && { failures }),
  };
}

function* testsIn(
  suites: readonly ReportedSuite[],
  above: readonly string[] = [],
): Generator<{
  name: string;
  status: ReportedSuite['specs'][number]['tests'][number]['status'];
  results: ReportedSuite['specs'][number]['tests'][number]['results'];
}> {
  for (const suite of suites) {
    const path = [...above, suite.title];
    for (const { title, tests } of suite.specs)
      for (const { status, results } of tests)
        yield { name: [...path, title].join(' › '), status, results };
    yield* testsIn(suite.suites ?? [], path);
  }
}
