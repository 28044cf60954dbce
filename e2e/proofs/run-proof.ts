/**
 * Runs a proof that needs whole stores, and prints its findings: node e2e/proofs/run-proof.ts <proof> [arguments]. The
 * arguments are numbers in the order below, and last, where both stores are proved, `PGlite` or `PostgreSQL` alone.
 */
import { createScratchFolder } from '../../bench/src/machine/scratch-folder.ts';
import { floodConnections } from './connections/flood-connections.ts';
import { proveDamagedFiles } from './damaged/prove-damaged-files.ts';
import { breakEmbedded } from './faults/break-embedded.ts';
import { breakPostgres } from './faults/break-postgres.ts';
import { type FaultRow, formatFaultTable } from './faults/fault-table.ts';
import { fillPostgres } from './faults/fill-postgres.ts';
import { proveSpoiledStart } from './faults/spoil-start.ts';
import { closeFindings, createFindings, type Findings } from './findings.ts';
import { killCommands } from './kill/kill-commands.ts';
import { killEmailSending } from './kill/kill-email-sending.ts';
import { killFirstStart } from './kill/kill-first-start.ts';
import { killIngest, type Victim } from './kill/kill-ingest.ts';
import { refuseSecondServer } from './kill/refuse-second-server.ts';
import { drillRestore } from './restore/restore-drill.ts';
import { proveSourceOutage } from './sources/prove-source-outage.ts';
import {
  createEmbeddedStores,
  createPostgresStores,
  type ProofStores,
} from './stores/proof-stores.ts';

const [name = '', ...given] = process.argv.slice(2);
const number = (at: number, usual: number) => Number(given[at] ?? usual);
const findings = createFindings();

const PROOFS: Readonly<Record<string, () => Promise<void>>> = {
  /** Loads damaged files by the command line and compares the published data with the data before. */
  'damaged-files': () =>
    onStores([createEmbeddedStores], (stores) => proveDamagedFiles(stores, findings)),

  /** Opens more connections than the server permits, none of which ends by itself: `[connections] [maxConnections]` */
  'flood-connections': () => {
    const plan = { connections: number(0, 1_100), maxConnections: number(1, 384) };
    return onBothStores(2, (stores) => floodConnections(stores, plan, findings));
  },

  /** Kills every writing command at random moments: `[times] [seed]` */
  'kill-commands': () => {
    const plan = { times: number(0, 50), seed: number(1, 1) };
    return onBothStores(2, (stores) => killCommands(stores, plan, findings));
  },

  /** Kills a server while it sends an edition, and counts what a mail server received: `[readers] [times] [seed]` */
  'kill-email-sending': () => {
    const plan = { readers: number(0, 20_000), times: number(1, 10), seed: number(2, 1) };
    findings.log(
      `an edition to ${plan.readers} subscribers, the server killed ${plan.times} times, seed ${plan.seed}`,
    );
    return onBothStores(3, (stores) => killEmailSending(stores, plan, findings));
  },

  /** Kills the first start of the server, with the sample county; several servers race for a data folder: `[times] [seed]` */
  'kill-first-start': () => {
    const plan = { times: number(0, 20), seed: number(1, 1), sample: true };
    return onBothStores(2, async (stores) => {
      if (stores.name === 'PGlite')
        await refuseSecondServer(stores, createScratchFolder(), findings);
      await killFirstStart(stores, plan, findings);
    });
  },

  /** Kills loads of crime records and compares what is left with one clean run: `[times] [seed] [victim]` */
  'kill-ingest': () => {
    const plan = { times: number(0, 20), rows: 60_000, seed: number(1, 1) };
    findings.log(`${plan.times} kills of each kind, loads of ${plan.rows} rows, seed ${plan.seed}`);
    return onBothStores(3, async (stores) => {
      const all: Victim[] =
        stores.name === 'PostgreSQL'
          ? ['command']
          : ['command', 'command beside a server', 'server under a command'];
      const victims = all.filter((victim) => given[2] === undefined || victim === given[2]);
      if (victims.length > 0) await killIngest(stores, { ...plan, victims }, findings);
    });
  },

  /** Loses a store and restores its backup into a new one. */
  'restore-drill': () => onBothStores(0, (stores) => drillRestore(stores, findings)),

  /** Simulates a source that fails for a day, returns with revised rows and is killed: `[times] [seed]` */
  'source-outage': () => {
    const plan = { times: number(0, 10), rows: 30_000, seed: number(1, 1) };
    return onBothStores(2, (stores) => proveSourceOutage(stores, plan, findings));
  },

  /**
   * Removes, blocks, fills, damages or upgrades the store, and records what readers and operators see and how long the
   * recovery takes. Full disks are small file systems in memory, which only root can mount; elsewhere they are left
   * out.
   */
  'store-faults': async () => {
    const rows: FaultRow[] = [];
    await onBothStores(0, async (stores) => {
      findings.log(`\n${stores.name}`);
      rows.push(...(await breakStore(stores, findings)));
      rows.push(...(await proveSpoiledStart(stores, findings)));
    });
    findings.log(`\n${formatFaultTable(rows)}`);
  },
};

async function breakStore(stores: ProofStores, into: Findings): Promise<readonly FaultRow[]> {
  if (stores.name === 'PGlite') return await breakEmbedded(stores, into);
  const broken = await breakPostgres(stores, into);
  const filled = await fillPostgres(stores, into);
  return [...broken, ...(filled === null ? [] : [filled])];
}

/** @param at the place of the argument that chooses one store */
async function onBothStores(
  at: number,
  prove: (stores: ProofStores) => Promise<void>,
): Promise<void> {
  const only = given[at];
  const open = [
    ...(only === 'PostgreSQL' ? [] : [createEmbeddedStores]),
    ...(only === 'PGlite' ? [] : [createPostgresStores]),
  ];
  await onStores(open, prove);
}

async function onStores(
  open: readonly (() => ProofStores)[],
  prove: (stores: ProofStores) => Promise<void>,
): Promise<void> {
  for (const create of open) {
    const stores = create();
    try {
      await prove(stores);
    } finally {
      stores.close();
    }
  }
}

const proof = PROOFS[name];
if (proof === undefined)
  throw new Error(`there is no proof "${name}"; choose ${Object.keys(PROOFS).join(', ')}`);
await proof();
closeFindings(findings);
