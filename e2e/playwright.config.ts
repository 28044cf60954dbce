import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { SOFTWARE_RENDERING_FLAGS, TEST_BROWSER } from '../scripts/lib/chromium.ts';
import type { TestOptions } from './web/test.ts';
import { getTestServer, prepareTestServer } from './web/test-server.ts';

const root = join(import.meta.dirname, '..');
await prepareTestServer();
const server = getTestServer();

/** Tests that need a rendered map. */
const MAPS = 'maps/**/*.spec.ts';
/** Long random walks and the like, for `npm run check -- full`. */
const FULL = '**/*.full.spec.ts';
const leftOut = process.env.FULL_CHECK ? [] : [FULL];

/** Tests the pages in a real browser, on a real server with the sample county in a temporary folder. */
export default defineConfig<TestOptions>({
  testDir: '.',
  outputDir: 'test-results',
  workers: 2,
  // Long: a busy machine is not a fault, and nothing here is about speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    // First, so that it has one of the two workers from the start. Never two at once: software WebGL takes a core.
    {
      name: 'maps',
      testMatch: MAPS,
      testIgnore: leftOut,
      workers: 1,
      use: { rendersMaps: true },
    },
    {
      name: 'pages',
      testMatch: '**/*.spec.ts',
      testIgnore: [MAPS, ...leftOut],
      fullyParallel: true,
    },
  ],
  forbidOnly: true,
  // A retry distinguishes a race from a fault: `scripts/check/run-playwright.ts` lists both.
  retries: 1,
  reporter: 'list',
  globalTeardown: './web/isolated-store.ts',
  use: {
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // only on retries: recording every step takes a tenth of a run
    trace: 'on-first-retry',
    launchOptions: { executablePath: TEST_BROWSER, args: SOFTWARE_RENDERING_FLAGS },
  },
  ...(server.isStartedByTests && {
    webServer: {
      command: `"${process.execPath}" "${join(root, 'e2e/web/serve-sample-county.ts')}"`,
      url: `${server.url}/readyz`,
      cwd: root,
      timeout: 420_000,
      env: {
        PORT: String(server.port),
        TOWNLIGHT_DATA: server.dataFolder,
        DATABASE_URL: '',
        TRAFFIC_URL: server.trafficUrl,
        // no test but the one about it loads the other site
        TRAFFIC_EMBED: 'click',
      },
    },
  }),
});
