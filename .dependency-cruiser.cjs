/**
 * The direction of imports: domain ← contract ← {server, web}. scripts/check-imports.ts enforces the rules, and its test
 * plants a violation of each.
 */
const TESTS = '\\.test\\.tsx?$|(^|/)(testing|fixtures)/';
const OUTSIDE = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];

// The layers of the web: base ← components ← area-map ← features ← app.
const BASE = 'ui|i18n|http';
const COMPONENTS = `${BASE}|map|charts|tables|period|provenance|search|share|download|notices|page|embed|methodology`;
const SHARED = `${COMPONENTS}|area-map`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'files that import each other cannot be understood one at a time',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'an import that cannot be followed escapes every other rule',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?(url|worker|raw|inline)$' },
    },
    {
      name: 'domain-is-pure',
      comment: 'rules have no I/O, clock or framework; they import the domain only',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: TESTS },
      // date arithmetic of time zones is a table of the world, not a clock
      to: { pathNot: ['^packages/domain/', '(^|/)node_modules/@date-fns/'] },
    },
    {
      name: 'contract-imports-domain-and-zod',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: TESTS },
      to: { pathNot: ['^packages/(contract|domain)/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'pages-use-zod-mini',
      comment:
        'the full build is heavier and needs `eval`, which the content security policy forbids',
      severity: 'error',
      from: { path: '^(apps/web|packages)/', pathNot: '^packages/county/' },
      to: { path: '(^|/)node_modules/zod/', pathNot: '(^|/)node_modules/zod/mini/' },
    },
    {
      name: 'base-map-is-data',
      comment:
        'the style is used by pages, the server and tests; it imports no map and reads no file',
      severity: 'error',
      from: { path: '^packages/basemap/', pathNot: TESTS },
      to: {
        pathNot: ['^packages/basemap/', '(^|/)node_modules/@maplibre/maplibre-gl-style-spec/'],
      },
    },
    {
      name: 'packages-import-no-application',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|counties|e2e|bench|scripts)/' },
    },
    {
      name: 'server-and-web-are-separate',
      severity: 'error',
      from: { path: '^apps/(server|web)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'applications-import-no-tests',
      severity: 'error',
      from: { path: '^(apps|counties)/' },
      to: { path: '^(e2e|bench|scripts)/', pathNot: '^scripts/lib/(find-node|build-web)\\.mjs$' },
    },
    {
      name: 'county-imports-domain-only',
      severity: 'error',
      from: { path: '^counties/' },
      to: { path: '^(apps|packages/contract)/' },
    },
    {
      name: 'county-data-comes-from-entry-points',
      comment: 'features get the data of the county as options; they do not import it',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: ['^apps/web/(build/|vite\\.config\\.ts$)', TESTS],
      },
      to: { path: '^counties/' },
    },
    {
      name: 'platform-imports-no-feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'ingest-imports-no-feature',
      comment: 'the loading of files is the same for every feature',
      severity: 'error',
      from: { path: '^apps/server/src/ingest/', pathNot: TESTS },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(platform|ingest)/' },
    },
    {
      name: 'shared-services-import-no-feature',
      comment:
        'they know the interface of a feature (platform/features); the registry passes the features in',
      severity: 'error',
      from: { path: '^apps/server/src/(images|rendering|sample|snapshot)/', pathNot: TESTS },
      to: {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/(platform|ingest|images|$1)/',
          '^apps/server/src/config/config\\.ts$',
        ],
      },
    },
    {
      name: 'registry-is-read-by-entry-points',
      comment: 'a module that imports the registry depends on every feature',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/(main|cli)\\.ts$', TESTS] },
      to: { path: '^apps/server/src/(main|cli|features)\\.ts$' },
    },
    {
      name: 'features-have-a-public-api',
      comment:
        "another feature is imported through its index.ts; schemas may reference each other's tables",
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/(platform|ingest|features/$1)/',
          '^apps/server/src/features/[^/]+/(index|schema)\\.ts$',
          '^apps/server/src/(config|images|snapshot)/index\\.ts$',
        ],
      },
    },
    {
      name: 'entry-points-use-public-apis',
      severity: 'error',
      from: { path: '^apps/server/src/[^/]+\\.ts$', pathNot: TESTS },
      to: {
        path: '^apps/server/src/[^/]+/',
        pathNot: [
          '^apps/server/src/(platform|ingest|startup)/',
          '^apps/server/src/config/config\\.ts$',
          '^apps/server/src/(features/)?[^/]+/index\\.ts$',
          // a feature of which nothing else is needed has no `index.ts`
          '^apps/server/src/features/[^/]+/feature\\.ts$',
        ],
      },
    },
    {
      name: 'web-base-imports-nothing-above',
      severity: 'error',
      from: { path: `^apps/web/src/(${BASE})/`, pathNot: TESTS },
      to: { path: '^apps/web/src/', pathNot: `^apps/web/src/(${BASE})/` },
    },
    {
      name: 'web-components-import-no-page',
      comment:
        'a component gets what it shows as props; the page that every map shares is built on it',
      severity: 'error',
      from: { path: `^apps/web/src/(${COMPONENTS})/`, pathNot: TESTS },
      to: { path: '^apps/web/src/', pathNot: `^apps/web/src/(${COMPONENTS})/` },
    },
    {
      name: 'web-map-page-imports-no-feature',
      severity: 'error',
      from: { path: '^apps/web/src/area-map/', pathNot: TESTS },
      to: { path: '^apps/web/src/', pathNot: `^apps/web/src/(${SHARED})/` },
    },
    {
      name: 'web-components-use-no-feature-reply',
      comment: 'shared components get props in their own terms, not replies of a feature',
      severity: 'error',
      from: { path: `^apps/web/src/(${SHARED})/`, pathNot: TESTS },
      to: { path: '^packages/contract/src/(crime|bundles|subscriptions|feedback)' },
    },
    {
      name: 'web-app-is-imported-by-startup-only',
      severity: 'error',
      from: {
        path: '^apps/web/src/',
        pathNot: ['^apps/web/src/(app|startup)/'],
      },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-features-have-a-public-api',
      comment: 'another feature is imported through its index.ts, which loads its pages lazily',
      severity: 'error',
      from: { path: '^apps/web/src/(app|features/[^/]+)/', pathNot: TESTS },
      to: {
        path: '^apps/web/src/[^/]+/',
        pathNot: [`^apps/web/src/(${SHARED}|app|$1)/`, '^apps/web/src/features/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      from: { path: '^(apps|packages)/[^/]+/src/', pathNot: TESTS },
      to: { path: ['(^|/)testing/', '(^|/)node_modules/(vitest|fast-check|@playwright)/'] },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: '(^|/)node_modules/', dependencyTypes: OUTSIDE },
    exclude: { path: '(^|/)(dist|dist-server|test-results|wrong-arrows)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
