/**
 * Loads damaged files by the command line, prints its messages and compares the published data with the data before:
 * node e2e/proofs/damaged-files.ts
 */
import { proveDamagedFiles } from './damaged/prove-damaged-files.ts';
import { closeFindings, createFindings } from './findings.ts';
import { createEmbeddedStores } from './stores/proof-stores.ts';

const stores = createEmbeddedStores();
const findings = createFindings();
try {
  await proveDamagedFiles(stores, findings);
} finally {
  stores.close();
}
closeFindings(findings);
