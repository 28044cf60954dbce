/**
 * Kills the first start of the server at random moments, with the sample county, on both stores; then several servers
 * race for one data folder:
 * node e2e/proofs/kill-first-start.ts [times] [seed] [PGlite|PostgreSQL]
 */
import { createScratchFolder } from '../../bench/src/machine/scratch-folder.ts';
import { closeFindings, createFindings } from './findings.ts';
import { killFirstStart } from './kill/kill-first-start.ts';
import { refuseSecondServer } from './kill/refuse-second-server.ts';
import { createEmbeddedStores, createPostgresStores } from './stores/proof-stores.ts';

const times = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? 1);
const findings = createFindings();

const only = process.argv[4];
for (const open of [createPostgresStores, createEmbeddedStores]) {
  if (only !== undefined && (open === createPostgresStores) !== (only === 'PostgreSQL')) continue;
  const stores = open();
  try {
    if (stores.name === 'PGlite') await refuseSecondServer(stores, createScratchFolder(), findings);
    await killFirstStart(stores, { times, seed, sample: true }, findings);
  } finally {
    stores.close();
  }
}
closeFindings(findings);
