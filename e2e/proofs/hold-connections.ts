/**
 * Opens more connections than the server permits, none of which ends by itself, on both stores:
 * node e2e/proofs/hold-connections.ts [connections] [maxConnections]
 */
import { holdConnections } from './connections/hold-connections.ts';
import { closeFindings, printedFindings } from './findings.ts';
import { embeddedStores, postgresStores } from './stores/proof-stores.ts';

const connections = Number(process.argv[2] ?? 1_100);
const most = Number(process.argv[3] ?? 384);
const findings = printedFindings();

for (const stores of [embeddedStores(), postgresStores()])
  try {
    await holdConnections(stores, { connections, most }, findings);
  } finally {
    stores.close();
  }
closeFindings(findings);
