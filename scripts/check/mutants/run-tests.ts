import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { TEST_BROWSER } from '../../lib/chromium.ts';
import {
  type Failure,
  firstLine,
  firstPlaywrightFailure,
  firstVitestFailure,
} from './first-failure.ts';
import type { LevelRun } from './levels.ts';
import { type Ended, runQuietly } from './run-quietly.ts';
import type { ScratchCheckout } from './scratch-checkout.ts';

// run from source, because an old checkout has no program for it
const BUILD =
  "import('./scripts/lib/build-web.mjs').then(({ ensureWebBuilt }) => process.exit(ensureWebBuilt(process.execPath) ? 0 : 1))";

export interface RunOptions {
  readonly env: Readonly<Record<string, string>>;
  /** Test files that also fail without a fault. */
  readonly leftOut: ReadonlySet<string>;
}

/** @returns the first failed test; undefined where all passed, or there are none */
export async function runTests(
  scratch: ScratchCheckout,
  run: LevelRun,
  options: RunOptions,
): Promise<Failure | undefined> {
  if (run.by === 'build') return await build(scratch);
  if (run.by === 'vitest') return await vitest(scratch, run.words, options);
  return await playwright(scratch, run.filters, options);
}

/** Builds the web pages where their sources have changed. */
export async function build({ root }: ScratchCheckout): Promise<Failure | undefined> {
  const ended = await runQuietly(root, ['-e', BUILD]);
  return ended.ok ? undefined : { test: `build: ${lastLine(ended)}`, file: undefined };
}

async function vitest(
  { root, folder }: ScratchCheckout,
  words: readonly string[],
  { env, leftOut }: RunOptions,
): Promise<Failure | undefined> {
  const file = join(folder, 'vitest.json');
  rmSync(file, { force: true });
  const program = join(root, 'node_modules/vitest/vitest.mjs');
  const exclude = [...leftOut].flatMap((path) => ['--exclude', path]);
  const report = ['--reporter=json', `--outputFile.json=${file}`];
  const ended = await runQuietly(
    root,
    [program, ...words, '--bail', '1', '--passWithNoTests', ...report, ...exclude],
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
): Promise<Failure | undefined> {
  const file = join(folder, 'playwright.json');
  rmSync(file, { force: true });
  const program = join(root, 'node_modules/@playwright/test/cli.js');
  const words = ['test', '-x', '--retries=0', '--pass-with-no-tests', '--reporter=json'];
  const ended = await runQuietly(root, [program, ...words, ...filters], {
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

function lastLine({ isTooLate, output }: Ended): string {
  if (isTooLate) return 'did not end in time';
  return firstLine(output.split('\n').toReversed().join('\n'));
}
