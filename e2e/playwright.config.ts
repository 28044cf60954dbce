import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { SOFTWARE_DRAWING, TEST_BROWSER } from '../scripts/lib/chromium.ts';
import { testServer } from './web/test-server.ts';

const root = join(import.meta.dirname, '..');
const server = testServer();

/** Specs of pages on which no map is drawn, or seldom or a small one only. */
const PAGES = [
  'air-tracker',
  'barriers',
  'beside',
  'bundle-access',
  'bundles',
  'charts',
  'compare',
  'feedback',
  'feedback-list',
  'first-html',
  'members',
  'methodology',
  'navigation',
  'news',
  'newsletter',
  'no-script',
  'notices',
  'one-question',
  'own-places',
  'previews',
  'share',
  'sign-in',
  'spanish',
  'staff',
  'subscribe-bar',
  'subscriptions',
  'trackers',
  'traffic',
  'usage',
  'who-to-ask',
].map((name) => `${name}.spec.ts`);

/** The pages in a real browser, on a real server with the sample county in a folder of its own. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  workers: 2,
  // Long: a busy machine is not a fault, and nothing here is about speed.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  projects: [
    // First, so that one of the two workers is theirs from the start. Never two at once: software WebGL takes a
    // core of its own, and some of them load what others search.
    { name: 'maps', testMatch: '*.spec.ts', testIgnore: PAGES, workers: 1 },
    { name: 'pages', testMatch: PAGES, fullyParallel: true },
  ],
  forbidOnly: true,
  // Run again so that the report can tell a race from a fault: it fails the run all the same, see flaky.json.
  retries: 1,
  reporter: [['list'], ['./report/slow-and-retried.ts']],
  globalTeardown: './web/remove-data.ts',
  use: {
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    // not at once: recording every step takes a tenth of a run
    trace: 'on-first-retry',
    launchOptions: { executablePath: TEST_BROWSER, args: SOFTWARE_DRAWING },
  },
  ...(server.isOurs && {
    webServer: {
      command: `"${process.execPath}" "${join(root, 'apps/server/bin/townlight.mjs')}" serve`,
      url: `${server.url}/readyz`,
      cwd: root,
      // it draws the sample county first
      timeout: 420_000,
      env: {
        PORT: String(server.port),
        TOWNLIGHT_DATA: server.dataFolder,
        DATABASE_URL: '',
        TRAFFIC_URL: server.trafficUrl,
      },
    },
  }),
});
