import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_BROWSER } from '../../lib/chromium.ts';
import {
  firstLine,
  firstPlaywrightFailure,
  firstVitestFailure,
  type TestFailure,
} from './first-failure.ts';
import type { LevelRun } from './levels.ts';
import { type ProcessResult, runQuietly } from './run-quietly.ts';
import type { ScratchCheckout } from './scratch-checkout.ts';

// run from source, because an old checkout has no program for it
const BUILD =
  "import('./scripts/lib/build-web.mjs').then(({ ensureWebBuilt }) => process.exit(ensureWebBuilt(process.execPath) ? 0 : 1))";

export interface RunOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Test files that also fail without a fault. */
  readonly excludedFiles: ReadonlySet<string>;
}

/** @returns the first failed test; undefined where all passed, or there are none */
export async function runTests(
  scratch: ScratchCheckout,
  run: LevelRun,
  options: RunOptions,
): Promise<TestFailure | undefined> {
  if (run.by === 'build') return await buildWeb(scratch);
  if (run.by === 'vitest') return await vitest(scratch, run.args, options);
  return await playwright(scratch, run.filters, options);
}

/** Builds the web pages where their sources have changed. */
export async function buildWeb({ root }: ScratchCheckout): Promise<TestFailure | undefined> {
  const ended = await runQuietly(root, ['-e', BUILD]);
  return ended.ok ? undefined : { test: `build: ${lastLine(ended)}`, file: undefined };
}

async function vitest(
  { root, folder }: ScratchCheckout,
  args: readonly string[],
  { env, excludedFiles }: RunOptions,
): Promise<TestFailure | undefined> {
  const file = join(folder, 'vitest.json');
  rmSync(file, { force: true });
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const exclude = [...excludedFiles].flatMap((path) => ['--exclude', path]);
  const report = ['--reporter=json', `--outputFile.json=${file}`];
  const ended = await runQuietly(
    root,
    [program, ...args, '--bail', '1', '--passWithNoTests', ...report, ...exclude],
    { env },
  );
  if (ended.ok) return undefined;
  const failure = existsSync(file)
    ? firstVitestFailure(JSON.parse(readFileSync(file, 'utf8')), root)
    : undefined;
  return failure ?? { test: lastLine(ended), file: undefined };
}

async function playwright(
  { root, folder }: ScratchCheckout,
  filters: readonly string[],
  { env }: RunOptions,
): Promise<TestFailure | undefined> {
  const file = join(folder, 'playwright.json');
  rmSync(file, { force: true });
  const program = join(root, 'node_modules/@playwright/test/cli.js');
  const args = ['test', '-x', '--retries=0', '--pass-with-no-tests', '--reporter=json'];
  const ended = await runQuietly(root, [program, ...args, ...filters], {
    cwd: 'e2e',
    env: {
      CHROMIUM: TEST_BROWSER,
      PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      ...env,
    },
  });
  if (ended.ok) return undefined;
  const failure = existsSync(file)
    ? firstPlaywrightFailure(JSON.parse(readFileSync(file, 'utf8')))
    : undefined;
  return failure ?? { test: lastLine(ended), file: undefined };
}

function lastLine({ isTooLate, output }: ProcessResult): string {
  if (isTooLate) return 'did not end in time';
  return firstLine(output.split('\n').toReversed().join('\n'));
}
