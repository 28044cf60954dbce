import { relative } from 'node:path';

/** The first failed test, and its file in the checkout. */
export interface TestFailure {
  readonly test: string;
  /** Unknown where the failure is outside of a test. */
  readonly file: string | undefined;
}

/** The part of Vitest's JSON report that is read. */
export interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status?: string;
    readonly message?: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

/** Returns the first failure; a file that cannot be loaded has no failed test, and counts as one. */
export function firstVitestFailure(report: VitestReport, root: string): TestFailure | undefined {
  for (const { name, assertionResults } of report.testResults) {
    const failed = assertionResults.find(({ status }) => status === 'failed');
    if (failed) return failureOf(relative(root, name), failed.fullName);
  }
  const broken = report.testResults.find(({ status }) => status === 'failed');
  return broken && failureOf(relative(root, broken.name), firstLine(broken.message ?? ''));
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

/** The part of Playwright's JSON report that is read. */
export interface PlaywrightReport {
  readonly suites: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
}

export function firstPlaywrightFailure(report: PlaywrightReport): TestFailure | undefined {
  const [first] = failuresIn(report.suites);
  if (first) return first;
  const [error] = report.errors ?? [];
  return error && { test: firstLine(error.message ?? ''), file: undefined };
}

function* failuresIn(suites: readonly PlaywrightSuite[]): Generator<TestFailure> {
  for (const { file, specs, suites: inner = [] } of suites) {
    for (const { title, tests } of specs)
      if (tests.some(({ status }) => status === 'unexpected'))
        yield failureOf(`e2e/${file}`, title);
    yield* failuresIn(inner);
  }
}

function failureOf(file: string, test: string): TestFailure {
  return { test: `${file} › ${test}`, file };
}

/** Returns the first line that is not empty. */
export function firstLine(text: string): string {
  return (
    text
      .split('\n')
      .map((line) => line.trim())
      .find((line) => line !== '') ?? 'failed without a message'
  ).slice(0, 200);
}
