/**
 * Kills a server repeatedly while it sends an edition, on both stores, and counts what a real mail server received:
 * node e2e/proofs/kill-letters.ts [readers] [times] [seed] [PGlite|PostgreSQL]
 */
import { closeFindings, printedFindings } from './findings.ts';
import { killLetters } from './kill/kill-letters.ts';
import { embeddedStores, postgresStores } from './stores/proof-stores.ts';

const readers = Number(process.argv[2] ?? 20_000);
const times = Number(process.argv[3] ?? 10);
const seed = Number(process.argv[4] ?? 1);
const only = process.argv[5];
const findings = printedFindings();
findings.say(
  `an edition to ${readers} subscribers, the server killed ${times} times, seed ${seed}`,
);

for (const open of [embeddedStores, postgresStores]) {
  const stores = open();
  try {
    if (only === undefined || only === stores.name)
      await killLetters(stores, { readers, times, seed }, findings);
  } finally {
    stores.close();
  }
}
closeFindings(findings);
