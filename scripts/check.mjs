// npm run check: every check of the house, or those named: npm run check -- types knip
// npm run check -- quick: all that needs no browser, no server and no store, in less than a minute
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { bootstrap } from './lib/bootstrap.mjs';
import { ensureWebBuilt } from './lib/build-web.mjs';
import { root, withPinnedNode } from './lib/find-node.mjs';
import { findTestBrowser } from './lib/test-tools.mjs';

const node = bootstrap();
const COUNTY_ZONE = { TZ: 'America/Los_Angeles' };
/** What Vitest runs without a store, a server or a browser. */
const QUICK_PROJECTS = ['domain', 'basemap', 'contract', 'counties', 'server', 'web', 'house'];
/** Of the message of a failed test. */
const MOST_LINES = 20;
const reports = mkdtempSync(join(tmpdir(), 'townlight-check-'));

/** @returns {{ passed: number, failed: number, skipped: number, failures?: string[] }} */
const steps = {
  format: () => run('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
  types: () => run('typescript/bin/tsc', ['-p', 'tsconfig.json']),
  'types-web': () => run('typescript/bin/tsc', ['-p', 'tsconfig.web.json']),
  arrows: () => runScript('scripts/check-imports.ts', []),
  sql: () => runScript('scripts/check-sql.ts', []),
  knip: () => run('knip/bin/knip.js', []),
  supply: () => runScript('scripts/check-supply.ts', []),
  'tests-quick': () => vitest('tests-quick', chosen(QUICK_PROJECTS), COUNTY_ZONE),
  tests: () => vitest('tests', [], COUNTY_ZONE),
  'tests-utc': () => vitest('tests-utc', chosen(['domain']), { TZ: 'UTC' }),
  build: () => outcome(ensureWebBuilt(node, { always: true })),
  e2e: () => playwright(),
};

const quick = [
  'format',
  'types',
  'types-web',
  'arrows',
  'sql',
  'knip',
  'supply',
  'tests-quick',
  'tests-utc',
];
const whole = Object.keys(steps).filter((name) => name !== 'tests-quick');

const words = process.argv.slice(2);
const asked = new Set(
  words.length === 0 ? whole : words.flatMap((word) => (word === 'quick' ? quick : [word])),
);
const unknown = [...asked].filter((name) => !(name in steps));
if (unknown.length > 0) {
  process.stderr.write(
    `no check is called ${unknown.join(', ')}; there are quick and ${Object.keys(steps).join(', ')}\n`,
  );
  process.exit(2);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
for (const [name, step] of Object.entries(steps)) {
  if (!asked.has(name)) continue;
  process.stdout.write(`\n── ${name}\n`);
  const began = Date.now();
  const result = step();
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${result.failed > 0 ? 'FAILED' : 'ok'} (${seconds} s)\n`);
  for (const key of Object.keys(total)) total[key] += result[key];
  if (result.failed > 0) failures.push(...(result.failures ?? [`${name}: see above`]));
}
rmSync(reports, { recursive: true, force: true });
// once more at the end: who has only the last lines of a long run can tell what failed
if (failures.length > 0) process.stdout.write(`\nFailed:\n\n${failures.join('\n\n')}\n`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed${skipped}\n`);
process.exitCode = total.failed > 0 ? 1 : 0;

function run(program, words, environment = {}) {
  return runScript(join('node_modules', program), words, environment);
}

function runScript(script, words, environment = {}) {
  const { status } = spawnSync(node, [join(root, script), ...words], {
    cwd: root,
    stdio: 'inherit',
    env: { ...withPinnedNode(node), ...environment },
  });
  return outcome(status === 0);
}

/** A step without tests of its own counts only when it fails. */
function outcome(ok) {
  return { passed: 0, failed: ok ? 0 : 1, skipped: 0 };
}

function vitest(name, words, environment) {
  const file = join(reports, `${name}.json`);
  const reporters = [
    '--reporter=dot',
    '--reporter=scripts/lib/slowest-files.ts',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const finished = run('vitest/vitest.mjs', ['run', ...reporters, ...words], environment);
  const report = readReport(file);
  if (report === undefined) return outcome(false);
  // a file that cannot even be loaded has no failed test
  const failed = Math.max(report.numFailedTests, finished.failed);
  return {
    passed: report.numPassedTests,
    failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: failedTests(name, report),
  };
}

/** What failed, each with the first lines of why; undefined where no test of its own did. */
function failedTests(step, { testResults }) {
  const failed = testResults.flatMap((file) =>
    file.assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => {
        const why = failureMessages.join('\n').split('\n').slice(0, MOST_LINES);
        return `${step}: ${relative(root, file.name)}\n  ${fullName}\n    ${why.join('\n    ')}`;
      }),
  );
  return failed.length > 0 ? failed : undefined;
}

function chosen(projects) {
  return projects.flatMap((project) => ['--project', project]);
}

/** Fails where a test passed only when run again: the reporter of e2e says so by the status. */
function playwright() {
  const file = join(reports, 'e2e.json');
  const { status } = spawnSync(
    node,
    [
      join(root, 'node_modules/@playwright/test/cli.js'),
      'test',
      '--reporter=list,json,./report/slow-and-retried.ts',
    ],
    {
      cwd: join(root, 'e2e'),
      stdio: 'inherit',
      env: {
        ...withPinnedNode(node),
        CHROMIUM: findTestBrowser() ?? '',
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      },
    },
  );
  const stats = readReport(file)?.stats;
  if (stats === undefined) return outcome(false);
  return {
    passed: stats.expected + stats.flaky,
    failed: Math.max(stats.unexpected, status === 0 ? 0 : 1),
    skipped: stats.skipped,
  };
}

function readReport(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
