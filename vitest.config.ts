import { defineConfig } from 'vitest/config';

// The county's zone, so that a mistake between it and UTC shows; `npm run check` runs the rules in UTC as well.
process.env.TZ ||= 'America/Los_Angeles';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      { test: { name: 'domain', include: ['packages/domain/src/**/*.test.ts'] } },
      {
        test: {
          name: 'basemap',
          include: ['packages/{basemap,pmtiles}/src/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { name: 'contract', include: ['packages/contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'counties',
          include: ['counties/*/src/**/*.test.ts', 'counties/*/geography/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/postgres-for-tests.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/src/**/*.test.ts', 'apps/web/src/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'proofs',
          include: ['e2e/proofs/**/*.test.ts'],
          globalSetup: ['apps/server/src/platform/testing/postgres-for-tests.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      { test: { name: 'house', include: ['scripts/**/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
