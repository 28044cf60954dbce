/**
 * Simulates a source that fails for a day, returns with revised rows and is killed at random moments, on both stores:
 * node e2e/proofs/source-outage.ts [times] [seed]
 */
import { closeFindings, createFindings } from './findings.ts';
import { proveSourceOutage } from './sources/prove-source-outage.ts';
import { createEmbeddedStores, createPostgresStores } from './stores/proof-stores.ts';

const times = Number(process.argv[2] ?? 10);
const seed = Number(process.argv[3] ?? 1);
const findings = createFindings();

for (const stores of [createEmbeddedStores(), createPostgresStores()])
  try {
    await proveSourceOutage(stores, { times, rows: 30_000, seed }, findings);
  } finally {
    stores.close();
  }
closeFindings(findings);
