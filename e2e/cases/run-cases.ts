/**
 * Runs the cases of a folder, each a small input that failed for a reader or an operator, against this checkout.
 * CASES=<folder> npm run check -- cases
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runTownlightOrThrow } from '../proofs/process/townlight-command.ts';
import { createEmbeddedStores } from '../proofs/stores/proof-stores.ts';
import { CaseRun } from './case-run.ts';
import { FILE_CASES } from './file-cases.ts';
import { SITE_CASES, withSampleSite } from './site-cases.ts';

const { CASES } = process.env;
if (CASES === undefined) {
  process.stdout.write('cases: skipped; CASES names no folder of cases\n');
  process.exit(0);
}
const cases = resolve(CASES);
const known = new Map(readdirSync(cases).map((name) => [name.slice(0, 2), name]));
const raw = mkdtempSync(join(tmpdir(), 'townlight-cases-'));
const stores = createEmbeddedStores();
let failed = 0;
await runTownlightOrThrow(
  ['sample', '--folder', raw, '--through', '2026-10'],
  await stores.create(),
);
for (const [number, name] of [...known].sort()) {
  const known = FILE_CASES[number];
  if (known === undefined) continue;
  const run = new CaseRun(join(cases, name), await stores.create());
  await attempt(name, async () => {
    if (known.needsCounty) await run.loadCounty(raw);
    await known.run(run);
  });
  await run.stop();
}
await withSampleSite(async (url) => {
  for (const [number, run] of Object.entries(SITE_CASES))
    if (known.has(number)) await attempt(known.get(number) as string, () => run(url));
});
for (const [number, name] of known)
  if (!(number in FILE_CASES || number in SITE_CASES) && /^\d/.test(number))
    report(name, 'is unknown here');
stores.close();
rmSync(raw, { recursive: true });
process.exitCode = failed > 0 ? 1 : 0;

async function attempt(name: string, run: () => Promise<void>): Promise<void> {
  try {
    await run();
    process.stdout.write(`ok      ${name}\n`);
  } catch (error) {
    report(name, error instanceof Error ? error.message : String(error));
  }
}

function report(name: string, reason: string): void {
  failed++;
  process.stdout.write(`FAILED  ${name}\n        ${reason.replaceAll('\n', '\n        ')}\n`);
}
