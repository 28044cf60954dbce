import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkImports } from './check-imports.ts';

/** A small repository in which every dependency is allowed. */
const SMALL_REPOSITORY: Record<string, string> = {
  'packages/domain/src/crime/index.ts': `export const rate = 1;`,
  'packages/contract/src/crime.ts': `export { rate } from '../../domain/src/crime/index.ts';`,
  'counties/los-angeles/src/index.ts': `export { rate } from '../../../packages/domain/src/crime/index.ts';`,
  'apps/server/src/platform/log.ts': `export const log = 1;`,
  'apps/server/src/features/places/index.ts': `export { store } from './store.ts';`,
  'apps/server/src/features/places/store.ts': `export { log as store } from '../../platform/log.ts';`,
  'apps/server/src/features/crime/index.ts': `export { store } from '../places/index.ts';`,
  'apps/server/src/features.ts': `import './features/crime/index.ts';`,
  'apps/server/src/main.ts': `import './features.ts';`,
  'node_modules/zod/index.js': `export const z = 1;`,
  'node_modules/zod/mini/index.js': `export const z = 1;`,
  'packages/contract/src/error-reply.ts': `export { z } from 'zod/mini';`,
  'apps/web/src/http/request.ts': `export const request = 1;`,
  'apps/web/src/map/map.ts': `export { request as map } from '../http/request.ts';`,
  'apps/web/src/area-map/page.tsx': `export { map } from '../map/map.ts';`,
  'apps/web/src/features/crime/page.tsx': `export { rate } from '../../../../../packages/contract/src/crime.ts';
    export { map } from '../../area-map/page.tsx'; export { button } from '../feedback/index.ts';`,
  'apps/web/src/features/crime/index.ts': `export const importPage = () => import('./page.tsx');`,
  'apps/web/src/features/feedback/index.ts': `export { button } from './button.ts';`,
  'apps/web/src/features/feedback/button.ts': `export const button = 1;`,
  'apps/web/src/app/routes.tsx': `export { importPage } from '../features/crime/index.ts';`,
};

async function checkWith(file: string, contents: string) {
  const root = mkdtempSync(join(tmpdir(), 'townlight-imports-'));
  for (const [path, text] of Object.entries({ ...SMALL_REPOSITORY, [file]: contents })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  cpSync(join(import.meta.dirname, '../package.json'), join(root, 'package.json'));
  return await checkImports(root);
}

test('the small test repository has no invalid imports, and its modules are read', async () => {
  const { modules, wrong } = await checkWith('apps/web/src/app/main.tsx', '');
  expect(wrong).toEqual([]);
  expect(modules).toBeGreaterThanOrEqual(10);
});

test.each([
  [
    'no-cycles',
    'apps/web/src/http/request.ts',
    `import type { map } from '../map/map.ts'; export const request: typeof map = 1;`,
  ],
  [
    'no-cycles',
    'apps/web/src/http/request.ts',
    `import { type map } from '../map/map.ts'; export const request: typeof map = 1;`,
  ],
  [
    'no-import-types',
    'apps/web/src/http/request.ts',
    `export const request: typeof import('../map/map.ts').map = 1;`,
  ],
  [
    'no-import-types',
    'apps/web/src/http/request.ts',
    `export type Request = import('../map/map.ts').Map;`,
  ],
  ['domain-is-pure', 'packages/domain/src/crime/rate.ts', `import 'node:fs';`],
  ['domain-is-pure', 'packages/domain/src/rate.ts', `import '../../contract/src/crime.ts';`],
  [
    'domain-is-pure',
    'packages/domain/src/rate.ts',
    `import type { rate } from '../../contract/src/crime.ts'; export type Rate = typeof rate;`,
  ],
  ['contract-imports-domain-and-zod', 'packages/contract/src/air.ts', `import 'node:path';`],
  ['pages-use-zod-mini', 'packages/contract/src/air.ts', `export { z } from 'zod';`],
  ['pages-use-zod-mini', 'apps/web/src/features/crime/wrong.ts', `export { z } from 'zod';`],
  ['base-map-is-data', 'packages/basemap/src/style.ts', `import 'node:fs';`],
  [
    'packages-import-no-application',
    'packages/contract/src/air.ts',
    `export * from '../../../apps/server/src/platform/log.ts';`,
  ],
  [
    'server-and-web-are-separate',
    'apps/web/src/features/crime/wrong.ts',
    `export { log } from '../../../../server/src/platform/log.ts';`,
  ],
  [
    'county-data-comes-from-entry-points',
    'apps/server/src/features/crime/wrong.ts',
    `import '../../../../../counties/los-angeles/src/index.ts';`,
  ],
  [
    'county-data-comes-from-entry-points',
    'apps/web/src/features/crime/wrong.tsx',
    `void import('../../../../../counties/los-angeles/src/index.ts');`,
  ],
  [
    'platform-imports-no-feature',
    'apps/server/src/platform/wrong.ts',
    `import '../features/crime/index.ts';`,
  ],
  [
    'ingest-imports-no-feature',
    'apps/server/src/ingest/wrong.ts',
    `import '../features/crime/index.ts';`,
  ],
  [
    'shared-services-import-no-feature',
    'apps/server/src/snapshot/wrong.ts',
    `import '../features/crime/index.ts';`,
  ],
  [
    'shared-services-import-no-feature',
    'apps/server/src/rendering/wrong.ts',
    `import type { store } from '../features/crime/index.ts'; export type Store = typeof store;`,
  ],
  [
    'shared-services-import-no-feature',
    'apps/server/src/sample/wrong.ts',
    `void import('../features/places/index.ts');`,
  ],
  [
    'registry-is-read-by-entry-points',
    'apps/server/src/snapshot/wrong.ts',
    `import '../features.ts';`,
  ],
  [
    'county-data-comes-from-entry-points',
    'apps/server/src/sample/wrong.ts',
    `import '../../../../counties/los-angeles/src/index.ts';`,
  ],
  [
    'features-have-a-public-api',
    'apps/server/src/features/crime/wrong.ts',
    `import '../places/store.ts';`,
  ],
  [
    'entry-points-use-public-apis',
    'apps/server/src/cli.ts',
    `import './features/places/store.ts';`,
  ],
  ['web-base-imports-nothing-above', 'apps/web/src/i18n/wrong.ts', `import '../map/map.ts';`],
  [
    'web-components-import-no-page',
    'apps/web/src/map/wrong.ts',
    `import '../features/crime/index.ts';`,
  ],
  [
    'web-components-import-no-page',
    'apps/web/src/tables/wrong.ts',
    `void import('../area-map/page.tsx');`,
  ],
  [
    'web-map-page-imports-no-feature',
    'apps/web/src/area-map/wrong.ts',
    `import '../features/feedback/index.ts';`,
  ],
  [
    'web-components-use-no-feature-reply',
    'apps/web/src/provenance/wrong.ts',
    `import type { rate } from '../../../../packages/contract/src/crime.ts'; export type Rate = typeof rate;`,
  ],
  [
    'web-app-is-imported-by-startup-only',
    'apps/web/src/features/crime/wrong.ts',
    `import '../../app/routes.tsx';`,
  ],
  [
    'web-features-have-a-public-api',
    'apps/web/src/features/crime/wrong.ts',
    `import '../feedback/button.ts';`,
  ],
  [
    'web-features-have-a-public-api',
    'apps/web/src/app/wrong.ts',
    `void import('../features/crime/page.tsx');`,
  ],
  [
    'no-cycles',
    'apps/server/src/features/places/store.ts',
    `import './index.ts'; export const store = 1;`,
  ],
  ['nothing-unresolved', 'apps/server/src/features/places/wrong.ts', `import './gone.ts';`],
])('%s: a wrong import planted in %s is found', async (rule, file, contents) => {
  const { wrong } = await checkWith(file, contents);
  expect(wrong.join('\n')).toContain(rule);
});
