import { chownSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { makeLapdFile } from '../../../bench/src/ingest/make-lapd-file.ts';
import { createScratchFolder } from '../../../bench/src/machine/scratch-folder.ts';
import { loadGeneratedCounty } from '../county/generated-county.ts';
import type { Findings } from '../findings.ts';
import { startSite } from '../process/site.ts';
import { startTownlight } from '../process/townlight-command.ts';
import type { ProofStores } from '../stores/proof-stores.ts';
import { withDatabase } from '../stores/published-state.ts';
import type { FaultRow } from './fault-table.ts';
import {
  checkComplaint,
  countAccepted,
  fetchFigures,
  fetchReadiness,
  measureSecondsUntil,
  submitFeedback,
} from './observe-site.ts';
import { makeSmallDisk, usedMegabytes } from './small-disk.ts';

const MEGABYTES = 600;
const WRITERS = 5;

/**
 * Runs PostgreSQL with its tables on a disk that fills up. Short texts may still be accepted, since tables have free
 * space in their last pages; a load must fail.
 * @returns null where no small disk can be mounted, or the cluster was not started by this run
 */
export async function fillPostgres(
  stores: ProofStores,
  findings: Findings,
): Promise<FaultRow | null> {
  const store = await stores.create();
  const cluster = new URL(store.databaseUrl ?? '').searchParams.get('host') ?? '';
  const disk = cluster.includes('townlight-pg-') ? makeSmallDisk(MEGABYTES) : undefined;
  if (disk === undefined) {
    findings.log('  a full disk of PostgreSQL is left out: only root can mount a small one');
    await stores.remove(store);
    return null;
  }
  const tables = join(disk.folder, 'tables');
  mkdirSync(tables);
  const { uid, gid } = statSync(join(cluster, 'data'));
  chownSync(tables, uid, gid);
  await withDatabase(store, async ({ pool }) => {
    await pool.query(`create tablespace small location '${tables}'`);
    const { rows } = await pool.query<{ name: string }>('select current_database() as name');
    await pool.query(
      `alter role current_user in database ${rows[0]?.name} set default_tablespace = small`,
    );
  });
  const folder = createScratchFolder();
  await loadGeneratedCounty(store, folder, { bare: true });
  const file = join(folder, 'crimes.csv');
  await makeLapdFile(file, { rows: 200_000 });
  const load = () =>
    startTownlight(['ingest', 'crime', '--source', 'lapd-legacy', '--file', file], store).ended;
  const site = await startSite(store);
  const before = await fetchFigures(site);

  disk.resize(usedMegabytes(disk.folder) + 8);
  const failed = await load();
  checkComplaint(
    'a load onto a full disk of PostgreSQL',
    failed,
    /No space left|is full/,
    findings,
  );
  const replies = await Promise.all(Array.from({ length: WRITERS }, () => submitFeedback(site)));
  findings.check(
    'PostgreSQL’s disk is full: a form is taken, or told to try again',
    replies.every(
      ({ status, retryAfter }) => status === 200 || (status === 503 && retryAfter !== null),
    ),
    JSON.stringify(replies),
  );
  const during = await fetchFigures(site);
  findings.check(
    'PostgreSQL’s disk is full: the figures are served as before',
    during.status === 200 && during.body === before.body,
  );
  const ready = await fetchReadiness(site);
  disk.resize(MEGABYTES);
  const seconds = await measureSecondsUntil(
    async () => (await submitFeedback(site)).status === 200,
  );
  const { rows: stored } = await withDatabase(store, ({ pool }) =>
    pool.query<{ count: number }>('select count(*)::int as count from feedback'),
  );
  findings.check(
    'PostgreSQL’s disk is full: of all words, those are stored whose writers were told so',
    stored[0]?.count === countAccepted(site),
    `${stored[0]?.count} stored, ${countAccepted(site)} taken`,
  );
  const again = await load();
  findings.check('there is room again: the same load succeeds', again.code === 0, again.errors);
  await site.stop();
  await stores.remove(store);
  await withDatabase(await stores.create(), ({ pool }) => pool.query('drop tablespace small'));
  disk.remove();
  const statuses = [...new Set(replies.map(({ status }) => status))].join(' and ');
  return {
    fault: 'the disk of PostgreSQL’s tables is full',
    store: stores.name,
    reader: `figures as before; a short form: ${statuses}`,
    operator: `the load ends, “${failed.errors.trim().split('\n').at(-1)}”; /readyz ${ready.status}`,
    seconds,
  };
}
