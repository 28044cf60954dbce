/** Runs all checks or the named ones, see `parse-arguments.ts`. Runs with the pinned Node. */
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/find-node.mjs';
import { changedSpecs } from './changed-specs.ts';
import { saveFullResult } from './full-result.ts';
import { type CheckPlan, parseArguments } from './parse-arguments.ts';
import type { FinishedStep } from './step.ts';
import {
  ON_DEMAND_STEPS,
  QUICK_STEPS,
  STEPS,
  type Step,
  type StepContext,
  TEST_STEPS,
} from './steps.ts';
import { summarize } from './summarize.ts';

const features = readdirSync(join(root, 'packages/domain/src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const began = Date.now();
const plan = readPlan();
if (plan.isFull) process.env.FULL_CHECK = '1';
const reports = mkdtempSync(join(tmpdir(), 'townlight-check-'));
const context: StepContext = { reports, ...testArguments(plan) };
const chosen = Object.entries(STEPS).filter(([name]) => plan.steps.has(name));
const finished: FinishedStep[] = [];

await runInParallel(chosen.filter(([, { isParallel }]) => isParallel));
for (const [name, step] of chosen) if (!step.isParallel) await run(name, step);
rmSync(reports, { recursive: true, force: true });

finished.sort((a, b) => Object.keys(STEPS).indexOf(a.name) - Object.keys(STEPS).indexOf(b.name));
const seconds = (Date.now() - began) / 1000;
process.stdout.write(`\n${summarize(finished, seconds)}`);
const failed = finished.some((step) => step.failed > 0);
if (plan.isFull && !failed) saveFullResult(finished, seconds);
process.exitCode = failed ? 1 : 0;

function readPlan(): CheckPlan {
  try {
    return parseArguments(process.argv.slice(2), {
      steps: Object.keys(STEPS),
      quick: QUICK_STEPS,
      onDemand: ON_DEMAND_STEPS,
      testSteps: TEST_STEPS,
      features,
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(2);
  }
}

/** Runs one step per core, so that type checks do not wait for the sample county. */
async function runInParallel(steps: readonly [string, Step][]): Promise<void> {
  const waiting = [...steps];
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await run(...next);
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, worker));
}

async function run(name: string, step: Step): Promise<void> {
  if (!step.isParallel) process.stdout.write(`\n── ${name}\n`);
  const from = Date.now();
  const result = await step.run(context);
  const seconds = (Date.now() - from) / 1000;
  finished.push({ ...result, name, seconds });
  process.stdout.write(
    `── ${name}: ${result.failed > 0 ? 'FAILED' : 'ok'} (${seconds.toFixed(1)} s)\n`,
  );
}

/** Selects the tests that Vitest and Playwright run. */
function testArguments({ filters, isChanged }: CheckPlan): Omit<StepContext, 'reports'> {
  if (!isChanged) return { vitestArguments: filters, playwrightArguments: filters };
  const uncommitted = [
    ...gitLines('diff', '--name-only', 'HEAD'),
    ...gitLines('ls-files', '--others', '--exclude-standard'),
  ];
  const isClean = uncommitted.length === 0;
  const changed = isClean ? gitLines('diff', '--name-only', 'HEAD~1') : uncommitted;
  const specs = changedSpecs(changed, globSync('e2e/**/*.spec.ts', { cwd: root }), features);
  return {
    vitestArguments: ['--changed', ...(isClean ? ['HEAD~1'] : [])],
    playwrightArguments:
      specs.length > 0 ? specs.map((spec) => spec.replace(/^e2e\//, '')) : undefined,
  };
}

function gitLines(...args: string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
}
