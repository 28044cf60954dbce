/**
 * Kills every writing command at random moments on both stores:
 * node e2e/proofs/kill-commands.ts [times] [seed] [PGlite|PostgreSQL]
 */
import { closeFindings, printedFindings } from './findings.ts';
import { killCommands } from './kill/kill-commands.ts';
import { embeddedStores, postgresStores } from './stores/proof-stores.ts';

const times = Number(process.argv[2] ?? 50);
const seed = Number(process.argv[3] ?? 1);
const only = process.argv[4];
const findings = printedFindings();
for (const open of [embeddedStores, postgresStores]) {
  const stores = open();
  try {
    if (only === undefined || only === stores.name)
      await killCommands(stores, { times, seed }, findings);
  } finally {
    stores.close();
  }
}
closeFindings(findings);
