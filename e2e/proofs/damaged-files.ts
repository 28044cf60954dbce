/**
 * Gives damaged files to the command line, prints what it says and holds the published data against what was there:
 * node e2e/proofs/damaged-files.ts
 */
import { proveDamagedFiles } from './damaged/prove-damaged-files.ts';
import { closeFindings, printedFindings } from './findings.ts';
import { embeddedStores } from './stores/proof-stores.ts';

const stores = embeddedStores();
const findings = printedFindings();
try {
  await proveDamagedFiles(stores, findings);
} finally {
  stores.close();
}
closeFindings(findings);
