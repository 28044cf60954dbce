import { join } from 'node:path';
import type { PoolClient } from 'pg';
import {
  type Database,
  openDatabase,
} from '../../../apps/server/src/platform/database/open-database.ts';
import { makeLapdFile } from '../../../bench/src/ingest/make-lapd-file.ts';
import { createScratchFolder } from '../../../bench/src/machine/scratch-folder.ts';
import { loadGeneratedCounty } from '../county/generated-county.ts';
import type { Findings } from '../findings.ts';
import { startSite } from '../process/site.ts';
import { startTownlight } from '../process/townlight-command.ts';
import { type ProofStores, silentLog } from '../stores/proof-stores.ts';
import { withDatabase } from '../stores/published-state.ts';
import type { FaultRow } from './fault-table.ts';
import { checkComplaint, measureSecondsUntil } from './observe-site.ts';
import { makeSmallDisk, usedMegabytes } from './small-disk.ts';
import { watchFault } from './watch-fault.ts';

async function jobsAreReady({ pool }: Database): Promise<boolean> {
  const { rows } = await pool.query("select to_regclass('pgboss.schedule') is not null as made");
  if (!(rows[0] as { made: boolean }).made) return false;
  return (await pool.query('select from pgboss.schedule limit 1')).rowCount === 1;
}

/** Blocks the embedded store by a command that hangs, fills its disk, and kills its server. */
export async function breakEmbedded(
  stores: ProofStores,
  findings: Findings,
): Promise<readonly FaultRow[]> {
  const store = await stores.create();
  const folder = createScratchFolder();
  await loadGeneratedCounty(store, folder, { bare: true });
  const file = join(folder, 'crimes.csv');
  await makeLapdFile(file, { rows: 1_000_000 });
  const load = ['ingest', 'crime', '--source', 'lapd-legacy', '--file', file];
  const rows: FaultRow[] = [];

  const site = await startSite(store);
  // the server uses the store's only session while it starts
  await measureSecondsUntil(async () => await withDatabase(store, jobsAreReady));
  let guest: Database | undefined;
  let client: PoolClient | undefined;
  rows.push(
    await watchFault(
      site,
      {
        name: 'a command stands still in the middle of a load',
        store: stores.name,
        async begin() {
          guest = await openDatabase(store, { role: 'command', log: silentLog });
          client = await guest.pool.connect();
          await client.query('begin');
        },
        async end() {
          await client?.query('rollback');
          client?.release();
          await guest?.close();
        },
      },
      findings,
    ),
  );
  const command = startTownlight(load, store);
  // the command prints its progress
  await measureSecondsUntil(async () => command.errors().includes('%'));
  await site.kill();
  checkComplaint('a load whose server is killed', await command.ended, /was lost/, findings);
  await stores.remove(store);

  const disk = makeSmallDisk(400);
  if (disk === undefined) {
    findings.log('  a full disk is left out: only root can mount a small one');
    return rows;
  }
  try {
    const small = { dataFolder: join(disk.folder, 'data'), databaseUrl: undefined };
    await loadGeneratedCounty(small, folder, { bare: true });
    const full = await startSite(small);
    rows.push(
      await watchFault(
        full,
        {
          name: 'the disk is full',
          store: stores.name,
          async begin() {
            disk.resize(usedMegabytes(disk.folder) + 8);
            const ended = await startTownlight(load, small).ended;
            checkComplaint(
              'a load onto a full disk',
              ended,
              /the disk of the store at .* is full/,
              findings,
            );
          },
          end: async () => disk.resize(400),
        },
        findings,
      ),
    );
    await full.stop();
  } finally {
    disk.remove();
  }
  return rows;
}
