import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { cssOptions } from './apps/web/build/css-options.ts';
import { compileMethodTexts } from './apps/web/build/methodology/compile-method-texts.ts';

// The county's zone, so that a mistake between it and UTC shows; `npm run check` runs the rules in UTC as well.
process.env.TZ ||= 'America/Los_Angeles';

// Programs and threads that a test starts read their TypeScript from there, not again each time.
process.env.NODE_COMPILE_CACHE ||= join(
  import.meta.dirname,
  'node_modules/.cache/townlight/compiled',
);

/** Long, so that a busy machine is never taken for a fault. */
const LONGEST = 180_000;
const LONGEST_PROOF = 300_000;

/** They open stores, PostgreSQL among them, or build whole maps: `npm run check -- quick` leaves them out. */
const storeTests = globSync('apps/server/src/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('/testing/databases.ts'),
);
const webTests = ['apps/web/{src,build}/**/*.test.ts', 'apps/web/src/**/*.test.tsx'];
/** They put something in place of a module, a global or the API, which others in the same thread would meet. */
const replacingTests = globSync(webTests).filter(
  (file) =>
    !file.endsWith('.dom.test.tsx') &&
    /vi\.(mock|stubGlobal)\(|globalThis|setApiTransport|renderDescription/.test(
      readFileSync(file, 'utf8'),
    ),
);
/** Tests of pure rules leave nothing behind: their files share one thread and the modules in it. */
const SHARED = { pool: 'threads', isolate: false } as const;
/** Sets the county whose pages are rendered. */
const testedCounty = 'apps/web/src/i18n/testing/county.ts';
/** Publishers of the tests are servers on this machine. */
const allowPrivate = 'apps/server/src/testing/allow-private-sources.ts';
const startPostgres = 'apps/server/src/platform/testing/postgres-for-tests.ts';

export default defineConfig({
  test: {
    // on two cores: one of three waits for a store, a server or another process
    maxWorkers: 3,
    globalSetup: ['scripts/lib/temporary-folder.ts'],
    projects: [
      project('domain', ['packages/domain/src/**/*.test.ts'], SHARED),
      project('basemap', ['packages/{basemap,pmtiles}/src/**/*.test.ts'], SHARED),
      project('contract', ['packages/{contract,county}/src/**/*.test.ts'], SHARED),
      project(
        'counties',
        ['counties/*/src/**/*.test.ts', 'counties/*/geography/**/*.test.ts'],
        SHARED,
      ),
      project('server', ['apps/server/src/**/*.test.ts'], {
        ...SHARED,
        setupFiles: [allowPrivate],
        exclude: storeTests,
      }),
      project('stores', storeTests, {
        isolate: false,
        globalSetup: [startPostgres],
        setupFiles: [allowPrivate],
      }),
      project('web', webTests, {
        ...SHARED,
        setupFiles: [testedCounty],
        exclude: ['**/*.dom.test.tsx', ...replacingTests],
      }),
      project('web-isolated', replacingTests, { pool: 'threads', setupFiles: [testedCounty] }),
      project('web-dom', ['apps/web/src/**/*.dom.test.tsx'], {
        environment: 'jsdom',
        isolate: false,
        setupFiles: [testedCounty, 'apps/web/src/page/testing/dom-tests.ts'],
      }),
      siteProject(),
      project('proofs', ['e2e/proofs/**/*.test.ts'], {
        globalSetup: [startPostgres],
        testTimeout: LONGEST_PROOF,
        hookTimeout: LONGEST_PROOF,
      }),
      project(
        'scripts',
        ['scripts/**/*.test.ts', 'e2e/{production,recount}/**/*.test.ts', 'bench/src/**/*.test.ts'],
        SHARED,
      ),
    ],
  },
});

/** Whole pages, hydrated in a DOM from the first HTML of a server; each file has separate modules. */
function siteProject(): TestProjectInlineConfiguration {
  return {
    plugins: [compileMethodTexts()],
    // without the place of each element in the source, which takes a tenth of the time
    oxc: { jsx: { development: false } },
    css: cssOptions,
    define: { 'import.meta.env.SSR': 'false' },
    ...project('site', ['e2e/site/**/*.test.{ts,tsx}'], {
      // class names as in the build, which rendered the first HTML
      css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
      environment: 'jsdom',
      globalSetup: ['e2e/site/testing/start-site.ts'],
      setupFiles: [testedCounty, 'e2e/site/testing/window.ts'],
    }),
  };
}

function project(
  name: string,
  include: string[],
  more: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return { test: { name, include, testTimeout: LONGEST, hookTimeout: LONGEST, ...more } };
}
