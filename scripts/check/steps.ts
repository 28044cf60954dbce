import { runPlaywright } from './run-playwright.ts';
import { runProgram } from './run-program.ts';
import { runVitest } from './run-vitest.ts';
import { outcome, type StepResult } from './step.ts';

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
  readonly aside?: boolean;
}

/** All steps in the order in which they run. */
export const STEPS: Readonly<Record<string, Step>> = {
  types: aside('node_modules/typescript/bin/tsc', '-p', 'tsconfig.json'),
  county: aside('scripts/check/sample-county.ts'),
  'types-web': aside('node_modules/typescript/bin/tsc', '-p', 'tsconfig.web.json'),
  build: aside('scripts/check/build-web.ts'),
  format: aside('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  arrows: aside('scripts/check-imports.ts'),
  sql: aside('scripts/check-sql.ts'),
  knip: aside('node_modules/knip/bin/knip.js'),
  supply: aside('scripts/check-supply.ts'),
  'tests-utc': vitest('tests-utc', { TZ: 'UTC' }, ['domain']),
  'tests-quick': vitest('tests-quick', COUNTY_ZONE, QUICK_PROJECTS),
  tests: vitest('tests', COUNTY_ZONE),
  e2e: {
    run: async ({ playwrightArguments, reports }) =>
      playwrightArguments === undefined
        ? outcome(true)
        : runPlaywright(playwrightArguments, { reports }),
  },
  cases: {
    run: async () => outcome((await runProgram('e2e/cases/run-cases.ts', [])).ok),
  },
  mutants: {
    run: async () => outcome((await runProgram('scripts/check/mutants/run-mutants.ts', [])).ok),
  },
};

export const QUICK_STEPS = [
  'types',
  'types-web',
  'format',
  'arrows',
  'sql',
  'knip',
  'supply',
  'tests-quick',
];
export const ON_DEMAND_STEPS = ['tests-quick', 'cases', 'mutants'];
export const TEST_STEPS = ['county', 'build', 'tests', 'e2e'];

function aside(program: string, ...words: string[]): Step {
  return {
    aside: true,
    async run() {
      const { ok, output } = await runProgram(program, words, { quietly: true });
      process.stdout.write(output);
      return outcome(ok);
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
