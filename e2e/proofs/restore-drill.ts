/** Loses a store and restores its backup into a new one, on both stores: node e2e/proofs/restore-drill.ts */
import { closeFindings, createFindings } from './findings.ts';
import { drillRestore } from './restore/restore-drill.ts';
import { createEmbeddedStores, createPostgresStores } from './stores/proof-stores.ts';

const findings = createFindings();
for (const open of [createEmbeddedStores, createPostgresStores]) {
  const stores = open();
  try {
    await drillRestore(stores, findings);
  } finally {
    stores.close();
  }
}
closeFindings(findings);
