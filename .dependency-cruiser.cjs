/**
 * The arrows of the house: domain ← contract ← {server, web}. scripts/check-imports.ts runs this, and its test plants
 * wrong arrows of every kind.
 */
const TESTS = '\\.test\\.tsx?$|(^|/)(testing|fixtures)/';
const OUTSIDE = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg', 'npm-unknown'];

// The floors of the web: ground ← instruments ← area-map ← subjects ← app.
const GROUND = 'look|language|net';
const INSTRUMENTS = `${GROUND}|map|charts|tables|time|status|search|share|take-away|notices|page|embed|methodology`;
const SHARED = `${INSTRUMENTS}|area-map`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
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
      comment: 'rules have no input, output, clock or framework: nothing but the domain itself',
      severity: 'error',
      from: { path: '^packages/domain/', pathNot: TESTS },
      // date arithmetic of time zones is a table of the world, not a clock
      to: { pathNot: ['^packages/domain/', '(^|/)node_modules/@date-fns/'] },
    },
    {
      name: 'contract-knows-domain-and-zod',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: TESTS },
      to: { pathNot: ['^packages/(contract|domain)/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'pages-take-the-small-zod',
      comment: 'the full one is heavier and asks for `eval`, which the policy of the pages refuses',
      severity: 'error',
      from: { path: '^(apps/web|packages)/' },
      to: { path: '(^|/)node_modules/zod/', pathNot: '(^|/)node_modules/zod/mini/' },
    },
    {
      name: 'base-map-is-data',
      comment: 'the style is read by the page, the server and tests; it knows no map and no file',
      severity: 'error',
      from: { path: '^packages/basemap/', pathNot: TESTS },
      to: {
        pathNot: ['^packages/basemap/', '(^|/)node_modules/@maplibre/maplibre-gl-style-spec/'],
      },
    },
    {
      name: 'packages-know-no-application',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|counties|e2e|bench|scripts)/' },
    },
    {
      name: 'server-and-web-are-strangers',
      severity: 'error',
      from: { path: '^apps/(server|web)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'applications-know-no-tests-of-the-whole',
      severity: 'error',
      from: { path: '^(apps|counties)/' },
      to: { path: '^(e2e|bench|scripts)/', pathNot: '^scripts/lib/find-node\\.mjs$' },
    },
    {
      name: 'county-knows-domain-only',
      severity: 'error',
      from: { path: '^counties/' },
      to: { path: '^(apps|packages/contract)/' },
    },
    {
      name: 'county-comes-from-the-composition-roots',
      comment: 'subjects are given what is true of one county; they do not fetch it',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: [
          '^apps/server/src/(main|cli|parts)\\.ts$',
          '^apps/web/(src/(app/|language/(county|everyday-words)\\.ts$|language/messages/es/names\\.es\\.ts$)|build/|vite\\.config\\.ts$)',
          TESTS,
        ],
      },
      to: { path: '^counties/' },
    },
    {
      name: 'platform-knows-no-subject',
      severity: 'error',
      from: { path: '^apps/server/src/platform/' },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/platform/' },
    },
    {
      name: 'loading-knows-no-subject',
      comment: 'what every source needs serves any source',
      severity: 'error',
      from: { path: '^apps/server/src/loading/', pathNot: TESTS },
      to: { path: '^apps/server/src/', pathNot: '^apps/server/src/(platform|loading)/' },
    },
    {
      name: 'what-asks-every-part-knows-no-subject',
      comment:
        'snapshot, pages and the sample know parts (platform/parts), and pages draw with pictures/, which knows no subject; main, cli and the builder list parts',
      severity: 'error',
      from: { path: '^apps/server/src/(snapshot|pages|sample)/', pathNot: TESTS },
      to: {
        path: '^apps/server/src/',
        pathNot: [
          '^apps/server/src/(platform|loading|pictures|$1)/',
          '^apps/server/src/config\\.ts$',
        ],
      },
    },
    {
      name: 'parts-are-listed-by-the-composition-roots',
      comment: 'what knows the list of parts knows the subjects',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/(main|cli)\\.ts$', TESTS] },
      to: { path: '^apps/server/src/(main|cli|parts)\\.ts$' },
    },
    {
      name: 'subjects-have-doors',
      comment:
        "another subject is reached through its index.ts; tables refer to each other's tables",
      severity: 'error',
      from: {
        path: '^apps/server/src/([^/]+)/',
        pathNot: ['^apps/server/src/(platform|loading)/', TESTS],
      },
      to: {
        path: '^apps/server/src/[^/]+/',
        pathNot: [
          '^apps/server/src/(platform|loading|$1)/',
          '^apps/server/src/[^/]+/(index|schema)\\.ts$',
        ],
      },
    },
    {
      name: 'composition-uses-the-doors',
      severity: 'error',
      from: { path: '^apps/server/src/[^/]+\\.ts$', pathNot: TESTS },
      to: {
        path: '^apps/server/src/[^/]+/',
        pathNot: ['^apps/server/src/(platform|loading)/', '^apps/server/src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'web-ground-imports-nothing-above',
      severity: 'error',
      from: { path: `^apps/web/src/(${GROUND})/`, pathNot: TESTS },
      to: { path: '^apps/web/src/', pathNot: `^apps/web/src/(${GROUND})/` },
    },
    {
      name: 'web-instruments-know-no-page',
      comment: 'an instrument is handed what it shows; the page that every map shares stands on it',
      severity: 'error',
      from: { path: `^apps/web/src/(${INSTRUMENTS})/`, pathNot: TESTS },
      to: { path: '^apps/web/src/', pathNot: `^apps/web/src/(${INSTRUMENTS})/` },
    },
    {
      name: 'web-map-page-knows-no-subject',
      severity: 'error',
      from: { path: '^apps/web/src/area-map/', pathNot: TESTS },
      to: { path: '^apps/web/src/', pathNot: `^apps/web/src/(${SHARED})/` },
    },
    {
      name: 'web-instruments-know-no-reply-of-a-subject',
      comment: 'what a subject says in its replies is handed to instruments in their own terms',
      severity: 'error',
      from: { path: `^apps/web/src/(${SHARED})/`, pathNot: TESTS },
      to: { path: '^packages/contract/src/(crime|bundles|subscriptions|feedback)' },
    },
    {
      name: 'web-nothing-imports-the-top-floor',
      severity: 'error',
      from: {
        path: '^apps/web/src/',
        pathNot: ['^apps/web/src/(app/|start-site\\.tsx$|first-code\\.ts$)'],
      },
      to: { path: '^apps/web/src/app/' },
    },
    {
      name: 'web-subjects-have-doors',
      comment:
        'another subject is reached through its index.ts, which fetches its pages when they are opened',
      severity: 'error',
      from: { path: '^apps/web/src/([^/]+)/', pathNot: TESTS },
      to: {
        path: '^apps/web/src/[^/]+/',
        pathNot: [`^apps/web/src/(${SHARED}|app|$1)/`, '^apps/web/src/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'no-test-tools-in-what-is-served',
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
