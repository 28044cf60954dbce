import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../lib/find-node.mjs';
import { runProgram } from './run-program.ts';
import { type StepResult, toStepResult } from './step.ts';

/** The maximum length of a failed test's message. */
const MAX_LINES = 20;
const MAX_SLOWEST = 10;

/** The part of Vitest's JSON report that is read. */
interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Runs Vitest and reads its results. @param reports a folder for its report */
export async function runVitest(
  step: string,
  args: readonly string[],
  { reports, env }: { reports: string; env: Readonly<Record<string, string>> },
): Promise<StepResult> {
  const file = join(reports, `${step}.json`);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { ok } = await runProgram(
    'node_modules/vitest/vitest.mjs',
    ['run', '--passWithNoTests', ...reporters, ...args],
    { env },
  );
  if (!existsSync(file)) return toStepResult(ok);
  return readVitestReport(step, JSON.parse(readFileSync(file, 'utf8')), ok);
}

/** @param ok whether Vitest succeeded: a file that cannot be loaded has no failed test */
export function readVitestReport(step: string, report: VitestReport, ok: boolean): StepResult {
  const failures = report.testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages = [] }) => {
        const why = failureMessages.join('\n').split('\n').slice(0, MAX_LINES);
        return `${step}: ${relative(root, file.name)}\n  ${fullName}\n    ${why.join('\n    ')}`;
      }),
  );
  const slowest = report.testResults
    .map(({ name, startTime, endTime }) => ({
      name: relative(root, name),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_SLOWEST);
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, ok ? 0 : 1),
    skipped: report.numPendingTests + report.numTodoTests,
    slowest,
    ...(failures.length > 0 && { failures }),
  };
}
