/**
 * Kills a server repeatedly while it sends an edition, on both stores, and counts what a real mail server received:
 * node e2e/proofs/kill-email-sending.ts [readers] [times] [seed] [PGlite|PostgreSQL]
 */
import { closeFindings, createFindings } from './findings.ts';
import { killEmailSending } from './kill/kill-email-sending.ts';
import { createEmbeddedStores, createPostgresStores } from './stores/proof-stores.ts';

const readers = Number(process.argv[2] ?? 20_000);
const times = Number(process.argv[3] ?? 10);
const seed = Number(process.argv[4] ?? 1);
const only = process.argv[5];
const findings = createFindings();
findings.log(
  `an edition to ${readers} subscribers, the server killed ${times} times, seed ${seed}`,
);

for (const open of [createEmbeddedStores, createPostgresStores]) {
  const stores = open();
  try {
    if (only === undefined || only === stores.name)
      await killEmailSending(stores, { readers, times, seed }, findings);
  } finally {
    stores.close();
  }
}
closeFindings(findings);
