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
  'apps/server/src/places/index.ts': `export { store } from './store.ts';`,
  'apps/server/src/places/store.ts': `export { log as store } from '../platform/log.ts';`,
  'apps/server/src/crime/index.ts': `export { store } from '../places/index.ts';`,
  'apps/server/src/features.ts': `import './crime/index.ts';`,
  'apps/server/src/main.ts': `import '../../../counties/los-angeles/src/index.ts'; import './parts.ts';`,
  'node_modules/zod/index.js': `export const z = 1;`,
  'node_modules/zod/mini/index.js': `export const z = 1;`,
  'packages/contract/src/errors.ts': `export { z } from 'zod/mini';`,
  'apps/web/src/net/request.ts': `export const request = 1;`,
  'apps/web/src/map/map.ts': `export { request as map } from '../net/request.ts';`,
  'apps/web/src/area-map/page.tsx': `export { map } from '../map/map.ts';`,
  'apps/web/src/crime/page.tsx': `export { rate } from '../../../../packages/contract/src/crime.ts';
    export { map } from '../area-map/page.tsx'; export { button } from '../feedback/index.ts';`,
  'apps/web/src/crime/index.ts': `export const fetchPage = () => import('./page.tsx');`,
  'apps/web/src/feedback/index.ts': `export { button } from './button.ts';`,
  'apps/web/src/feedback/button.ts': `export const button = 1;`,
  'apps/web/src/app/routes.tsx': `export { fetchPage } from '../crime/index.ts';`,
};

async function checkWith(file: string, contents: string) {
  const root = mkdtempSync(join(tmpdir(), 'townlight-house-'));
  for (const [path, text] of Object.entries({ ...SMALL_REPOSITORY, [file]: contents })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  cpSync(join(import.meta.dirname, '../package.json'), join(root, 'package.json'));
  return await checkImports(root);
}

test('the house in small has no wrong import, and its modules are read', async () => {
  const { modules, wrong } = await checkWith('apps/web/src/app/main.tsx', '');
  expect(wrong).toEqual([]);
  expect(modules).toBeGreaterThanOrEqual(10);
});

test.each([
  ['domain-is-pure', 'packages/domain/src/crime/rate.ts', `import 'node:fs';`],
  ['domain-is-pure', 'packages/domain/src/rate.ts', `import '../../contract/src/crime.ts';`],
  [
    'domain-is-pure',
    'packages/domain/src/rate.ts',
    `import type { rate } from '../../contract/src/crime.ts'; export type Rate = typeof rate;`,
  ],
  ['contract-knows-domain-and-zod', 'packages/contract/src/air.ts', `import 'node:path';`],
  ['pages-take-the-small-zod', 'packages/contract/src/air.ts', `export { z } from 'zod';`],
  ['pages-take-the-small-zod', 'apps/web/src/crime/wrong.ts', `export { z } from 'zod';`],
  ['base-map-is-data', 'packages/basemap/src/style.ts', `import 'node:fs';`],
  [
    'packages-know-no-application',
    'packages/contract/src/air.ts',
    `export * from '../../../apps/server/src/platform/log.ts';`,
  ],
  [
    'server-and-web-are-strangers',
    'apps/web/src/crime/wrong.ts',
    `export { log } from '../../../server/src/platform/log.ts';`,
  ],
  [
    'county-comes-from-the-composition-roots',
    'apps/server/src/crime/wrong.ts',
    `import '../../../../counties/los-angeles/src/index.ts';`,
  ],
  [
    'county-comes-from-the-composition-roots',
    'apps/web/src/crime/wrong.tsx',
    `void import('../../../../counties/los-angeles/src/index.ts');`,
  ],
  ['platform-knows-no-subject', 'apps/server/src/platform/wrong.ts', `import '../crime/index.ts';`],
  ['loading-knows-no-subject', 'apps/server/src/loading/wrong.ts', `import '../crime/index.ts';`],
  [
    'what-asks-every-part-knows-no-subject',
    'apps/server/src/snapshot/wrong.ts',
    `import '../crime/index.ts';`,
  ],
  [
    'what-asks-every-part-knows-no-subject',
    'apps/server/src/pages/wrong.ts',
    `import type { store } from '../crime/index.ts'; export type Store = typeof store;`,
  ],
  [
    'what-asks-every-part-knows-no-subject',
    'apps/server/src/sample/wrong.ts',
    `void import('../places/index.ts');`,
  ],
  [
    'parts-are-listed-by-the-composition-roots',
    'apps/server/src/snapshot/wrong.ts',
    `import '../parts.ts';`,
  ],
  [
    'county-comes-from-the-composition-roots',
    'apps/server/src/sample/wrong.ts',
    `import '../../../../counties/los-angeles/src/index.ts';`,
  ],
  ['subjects-have-doors', 'apps/server/src/crime/wrong.ts', `import '../places/store.ts';`],
  ['composition-uses-the-doors', 'apps/server/src/cli.ts', `import './places/store.ts';`],
  ['web-ground-imports-nothing-above', 'apps/web/src/language/wrong.ts', `import '../map/map.ts';`],
  ['web-instruments-know-no-page', 'apps/web/src/map/wrong.ts', `import '../crime/index.ts';`],
  [
    'web-instruments-know-no-page',
    'apps/web/src/tables/wrong.ts',
    `void import('../area-map/page.tsx');`,
  ],
  [
    'web-map-page-knows-no-subject',
    'apps/web/src/area-map/wrong.ts',
    `import '../feedback/index.ts';`,
  ],
  [
    'web-instruments-know-no-reply-of-a-subject',
    'apps/web/src/status/wrong.ts',
    `import type { rate } from '../../../../packages/contract/src/crime.ts'; export type Rate = typeof rate;`,
  ],
  [
    'web-nothing-imports-the-top-floor',
    'apps/web/src/crime/wrong.ts',
    `import '../app/routes.tsx';`,
  ],
  ['web-subjects-have-doors', 'apps/web/src/crime/wrong.ts', `import '../feedback/button.ts';`],
  ['web-subjects-have-doors', 'apps/web/src/app/wrong.ts', `void import('../crime/page.tsx');`],
  ['no-circles', 'apps/server/src/places/store.ts', `import './index.ts'; export const store = 1;`],
  ['nothing-unresolved', 'apps/server/src/places/wrong.ts', `import './gone.ts';`],
])('%s: a wrong import planted in %s is found', async (rule, file, contents) => {
  const { wrong } = await checkWith(file, contents);
  expect(wrong.join('\n')).toContain(rule);
});
