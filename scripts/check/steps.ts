import { runPlaywright } from './run-playwright.ts';
import { runProgram } from './run-program.ts';
import { runVitest } from './run-vitest.ts';
import { type StepResult, toStepResult } from './step.ts';

const COUNTY_ZONE = { TZ: 'America/Los_Angeles' };
/** The Vitest projects that need no store, server or browser. */
const QUICK_PROJECTS = [
  'domain',
  'basemap',
  'contract',
  'counties',
  'server',
  'web',
  'web-isolated',
  'web-dom',
  'scripts',
];

export interface StepContext {
  /** A temporary folder for reports. */
  readonly reports: string;
  readonly vitestArguments: readonly string[];
  /** Undefined where no browser test needs to run. */
  readonly playwrightArguments: readonly string[] | undefined;
}

export interface Step {
  readonly run: (context: StepContext) => Promise<StepResult>;
  /** Runs in parallel with others; its output is printed when it ends. */
  readonly isParallel?: boolean;
}

/** All steps in the order in which they run. */
export const STEPS: Readonly<Record<string, Step>> = {
  types: parallelStep('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'),
  county: parallelStep('scripts/check/sample-county.ts'),
  'types-web': parallelStep('node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json'),
  build: parallelStep('scripts/check/build-web.ts'),
  format: parallelStep(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    '--error-on-warnings',
    '.',
  ),
  imports: parallelStep('scripts/check-imports.ts'),
  sql: parallelStep('scripts/check-sql.ts'),
  knip: parallelStep('node_modules/knip/bin/knip.js'),
  supply: parallelStep('scripts/check-supply.ts'),
  'tests-utc': vitest('tests-utc', { TZ: 'UTC' }, ['domain']),
  'tests-quick': vitest('tests-quick', COUNTY_ZONE, QUICK_PROJECTS),
  tests: vitest('tests', COUNTY_ZONE),
  e2e: {
    run: async ({ playwrightArguments, reports }) =>
      playwrightArguments === undefined
        ? toStepResult(true)
        : runPlaywright(playwrightArguments, { reports }),
  },
  cases: {
    run: async () => toStepResult((await runProgram('e2e/cases/run-cases.ts', [])).ok),
  },
  mutants: {
    run: async () =>
      toStepResult((await runProgram('scripts/check/mutants/run-mutants.ts', [])).ok),
  },
  production: {
    run: async () => toStepResult((await runProgram('e2e/production/run-production.ts', [])).ok),
  },
};

export const QUICK_STEPS = [
  'types',
  'types-web',
  'format',
  'imports',
  'sql',
  'knip',
  'supply',
  'tests-quick',
];
export const ON_DEMAND_STEPS = ['tests-quick', 'cases', 'mutants', 'production'];
export const TEST_STEPS = ['county', 'build', 'tests', 'e2e'];

function parallelStep(program: string, ...args: string[]): Step {
  return {
    isParallel: true,
    async run() {
      const { ok, output } = await runProgram(program, args, { quietly: true });
      process.stdout.write(output);
      return toStepResult(ok);
    },
  };
}

function vitest(
  name: string,
  env: Readonly<Record<string, string>>,
  projects: readonly string[] = [],
): Step {
  const chosen = projects.flatMap((project) => ['--project', project]);
  return {
    run: ({ vitestArguments, reports }) =>
      runVitest(name, [...chosen, ...vitestArguments], { reports, env }),
  };
}
