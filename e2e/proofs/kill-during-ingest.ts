/**
 * Kills loads of crime records at random moments on both stores and compares what is left with one clean run:
 * node e2e/proofs/kill-during-ingest.ts [times] [seed] [victim]
 */
import { closeFindings, createFindings } from './findings.ts';
import { killIngest, type Victim } from './kill/kill-ingest.ts';
import { createEmbeddedStores, createPostgresStores } from './stores/proof-stores.ts';

const times = Number(process.argv[2] ?? 20);
const seed = Number(process.argv[3] ?? 1);
const only = process.argv[4];
const plan = { times, rows: 60_000, seed };
const findings = createFindings();
findings.log(`${times} kills of each kind, loads of ${plan.rows} rows, seed ${seed}`);

for (const stores of [createEmbeddedStores(), createPostgresStores()]) {
  const all: Victim[] =
    stores.name === 'PostgreSQL'
      ? ['command']
      : ['command', 'command beside a server', 'server under a command'];
  const victims = all.filter((victim) => only === undefined || victim === only);
  try {
    if (victims.length > 0) await killIngest(stores, { ...plan, victims }, findings);
  } finally {
    stores.close();
  }
}
closeFindings(findings);
