/**
 * Opens more connections than the server permits, none of which ends by itself, on both stores:
 * node e2e/proofs/flood-connections.ts [connections] [maxConnections]
 */
import { floodConnections } from './connections/flood-connections.ts';
import { closeFindings, createFindings } from './findings.ts';
import { createEmbeddedStores, createPostgresStores } from './stores/proof-stores.ts';

const connections = Number(process.argv[2] ?? 1_100);
const maxConnections = Number(process.argv[3] ?? 384);
const findings = createFindings();

for (const stores of [createEmbeddedStores(), createPostgresStores()])
  try {
    await floodConnections(stores, { connections, maxConnections }, findings);
  } finally {
    stores.close();
  }
closeFindings(findings);
