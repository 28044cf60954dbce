/** Loses a store and restores its backup into a new one, on both stores: node e2e/proofs/restore-drill.ts */
import { closeFindings, printedFindings } from './findings.ts';
import { drillRestore } from './restore/restore-drill.ts';
import { embeddedStores, postgresStores } from './stores/proof-stores.ts';

const findings = printedFindings();
for (const open of [embeddedStores, postgresStores]) {
  const stores = open();
  try {
    await drillRestore(stores, findings);
  } finally {
    stores.close();
  }
}
closeFindings(findings);
