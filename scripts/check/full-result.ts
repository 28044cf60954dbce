import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { root } from '../lib/find-node.mjs';
import type { FinishedStep } from './step.ts';

const FILE = 'docs/full-check.md';

/** Saves the result of `npm run check -- full`, to be committed with the change that it covers. */
export function saveFullResult(steps: readonly FinishedStep[], wallSeconds: number): void {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: root,
    encoding: 'utf8',
  }).trim();
  const rows = steps.map(({ name, seconds, passed, skipped, flaky = [] }) =>
    [name, seconds.toFixed(0), passed, skipped, flaky.length].join(' | '),
  );
  const text = `# The last full check

\`npm run check -- full\` is \`npm test\` with long random walks, kill and damage tests, and both stores everywhere.
Run it before a merge that touches what it covers, and commit this file with it.

- Date: ${new Date().toISOString().slice(0, 10)}
- Commit: ${commit}
- Machine: ${cpus().length} cores, ${cpus()[0]?.model.trim() ?? 'unknown'}
- Duration: ${Math.round(wallSeconds / 60)} minutes

| step | seconds | passed | skipped | flaky |
| --- | --- | --- | --- | --- |
${rows.map((row) => `| ${row} |`).join('\n')}
`;
  writeFileSync(join(root, FILE), text);
  execFileSync(join(root, 'node_modules/.bin/biome'), ['format', '--write', FILE], { cwd: root });
}
