import type { Fault } from './faults/fault.ts';

/**
 * The levels at which a fault can be found, the cheapest first: tests without store and server, tests with stores,
 * the web build, the pages in a DOM, the browser tests of the feature, those of all pages, and all other tests.
 */
export const LEVELS = [
  'quick',
  'stores',
  'build',
  'site',
  'browser',
  'sweeps',
  'everything',
] as const;
export type Level = (typeof LEVELS)[number];

/** The command that one level runs for a fault. */
export type LevelRun =
  | { readonly by: 'vitest'; readonly args: readonly string[]; readonly needsCounty: boolean }
  | { readonly by: 'playwright'; readonly filters: readonly string[] }
  | { readonly by: 'build' };

const QUICK = ['domain', 'basemap', 'contract', 'counties', 'server', 'web'];
const NEW_QUICK = [...QUICK, 'web-isolated', 'web-dom', 'scripts'];
const OLD_QUICK = [...QUICK, 'house'];

const IN_STORES = /^(apps\/server|packages|counties)\//;
const IN_WEB = /^(apps\/web|packages|counties)\//;

/** Returns whether the level's tests need a server with the sample county. */
export function needsServer(level: Level): boolean {
  return ['site', 'browser', 'sweeps', 'everything'].includes(level);
}

/** @returns the runs of a level for a fault, in this order; empty where the level does not concern it */
export function listRuns(level: Level, fault: Fault, isOldLayout: boolean): LevelRun[] {
  // a file that no module imports, such as a county pack's, concerns any test
  const isModule = /\.tsx?$/.test(fault.file);
  const related = (projects: readonly string[]): LevelRun => ({
    by: 'vitest',
    args: [...(isModule ? ['related', fault.file, '--run'] : ['run']), ...chosen(projects)],
    needsCounty: false,
  });
  const inSite = (filters: readonly string[]): LevelRun => ({
    by: 'vitest',
    args: ['run', ...chosen(['site']), ...filters],
    needsCounty: true,
  });
  const browser = (filters: readonly string[]): LevelRun[] =>
    filters.length === 0
      ? []
      : [{ by: 'playwright', filters: filters.map((filter) => `e2e/${filter}`) }];
  switch (level) {
    case 'quick':
      return [related(isOldLayout ? OLD_QUICK : NEW_QUICK)];
    case 'stores':
      return IN_STORES.test(fault.file) ? [related(['stores'])] : [];
    case 'build':
      return IN_WEB.test(fault.file) ? [{ by: 'build' }] : [];
    case 'site':
      return isOldLayout || fault.site.length === 0
        ? []
        : [inSite(fault.site.map((filter) => `e2e/site/${filter}`))];
    case 'browser':
      return browser(
        isOldLayout ? fault.oldSpecs : fault.specs.filter((spec) => spec !== 'sweeps/'),
      );
    case 'sweeps':
      return isOldLayout ? [] : browser(['sweeps/']);
    case 'everything':
      return [
        { by: 'vitest', args: ['run', ...chosen(['proofs'])], needsCounty: false },
        ...(isOldLayout ? [] : [inSite([])]),
        { by: 'playwright', filters: [] },
      ];
  }
}

function chosen(projects: readonly string[]): string[] {
  return projects.flatMap((project) => ['--project', project]);
}
