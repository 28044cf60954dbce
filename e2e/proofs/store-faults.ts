/**
 * Removes, blocks, fills, damages or upgrades the store, on both kinds, and records what readers and operators see and
 * how long the recovery takes:
 * node e2e/proofs/store-faults.ts
 *
 * Full disks are small file systems in memory, which only root can mount; elsewhere they are left out.
 */
import { breakEmbedded } from './faults/break-embedded.ts';
import { breakPostgres } from './faults/break-postgres.ts';
import { type FaultRow, formatFaultTable } from './faults/fault-table.ts';
import { fillPostgres } from './faults/fill-postgres.ts';
import { proveSpoiledStart } from './faults/spoil-start.ts';
import { closeFindings, createFindings } from './findings.ts';
import { createEmbeddedStores, createPostgresStores } from './stores/proof-stores.ts';

const findings = createFindings();
const rows: FaultRow[] = [];

for (const stores of [createEmbeddedStores(), createPostgresStores()])
  try {
    findings.log(`\n${stores.name}`);
    const found =
      stores.name === 'PGlite'
        ? await breakEmbedded(stores, findings)
        : await breakPostgres(stores, findings);
    const filled = stores.name === 'PostgreSQL' ? await fillPostgres(stores, findings) : null;
    rows.push(...found, ...(filled === null ? [] : [filled]));
    rows.push(...(await proveSpoiledStart(stores, findings)));
  } finally {
    stores.close();
  }
findings.log(`\n${formatFaultTable(rows)}`);
closeFindings(findings);
