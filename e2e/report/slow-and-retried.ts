import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from '@playwright/test/reporter';
import { judgeRetries, type KnownFlaky } from './judge-retries.ts';

const SHOWN = 10;
const LIST = join(import.meta.dirname, '../flaky.json');

/** Says which tests took longest, and fails a run in which a test passed only when run again. */
export default class SlowAndRetried implements Reporter {
  #tests: readonly TestCase[] = [];

  onBegin(_: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests();
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const slowest = this.#tests
      .filter(({ results }) => results.length > 0)
      .sort((a, b) => secondsOf(b) - secondsOf(a))
      .slice(0, SHOWN);
    if (slowest.length > 0) say(`\nThe ${slowest.length} slowest tests:`);
    for (const test of slowest) say(`${secondsOf(test).toFixed(1).padStart(7)} s  ${nameOf(test)}`);

    const flaky = this.#tests.filter((test) => test.outcome() === 'flaky');
    for (const test of flaky) say(`\nThe first try of ${nameOf(test)}:\n${firstErrorOf(test)}\n`);
    const known = JSON.parse(readFileSync(LIST, 'utf8')) as KnownFlaky[];
    const { borne, failing } = judgeRetries(flaky.map(nameOf), known);
    for (const name of borne) say(`passed only when run again, as e2e/flaky.json says: ${name}`);
    for (const name of failing) say(`FAILED, passed only when run again: ${name}`);
    return { status: failing.length > 0 && status === 'passed' ? 'failed' : status };
  }

  printsToStdio(): boolean {
    return false;
  }
}

function secondsOf(test: TestCase): number {
  return test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
}

/** `file › group › title`, without the empty root and the project. */
function nameOf(test: TestCase): string {
  return test.titlePath().slice(2).join(' › ');
}

/** What stopped it, where, and in which step; the run's own account of it may be far above. */
function firstErrorOf({ results }: TestCase): string {
  const first = results.find(({ error }) => error !== undefined);
  const step = first?.steps.find(({ error }) => error !== undefined)?.title;
  return [step, first?.error?.message, first?.error?.snippet].filter(Boolean).join('\n');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
