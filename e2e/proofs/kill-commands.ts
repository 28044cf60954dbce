/**
 * Kills every writing command at random moments on both stores:
 * node e2e/proofs/kill-commands.ts [times] [seed] [PGlite|PostgreSQL]
 */
import { closeFindings, createFindings } from './findings.ts';
import { killCommands } from './kill/kill-commands.ts';
import { createEmbeddedStores, createPostgresStores } from './stores/proof-stores.ts';

const times = Number(process.argv[2] ?? 50);
const seed = Number(process.argv[3] ?? 1);
const only = process.argv[4];
const findings = createFindings();
for (const open of [createEmbeddedStores, createPostgresStores]) {
  const stores = open();
  try {
    if (only === undefined || only === stores.name)
      await killCommands(stores, { times, seed }, findings);
  } finally {
    stores.close();
  }
}
closeFindings(findings);
