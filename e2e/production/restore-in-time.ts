/**
 * The inner part of `run-production.ts` that deletes subscribers and records by mistake, and restores PostgreSQL to a
 * second before: every table and every public reply must be as it was. Argument: the work folder.
 */
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { closeFindings, createFindings } from '../proofs/findings.ts';
import { startArchivedDatabase } from './archived-database.ts';
import {
  createMachine,
  installNginx,
  installServices,
  readCertificate,
  SITE,
  WEB_ORIGIN,
} from './machine.ts';
import { listPaths, untilSample } from './sample-county.ts';
import { createService } from './service.ts';
import { createVersions } from './versions.ts';
import { startWriters } from './writers.ts';

const [work = ''] = process.argv.slice(2);
const SIGN_UPS_PER_SECOND = 20;

const findings = createFindings();
const { check, log } = findings;
createMachine(work);
createVersions().install();
const logs = join(work, 'logs-restore');
mkdirSync(logs);
const database = await startArchivedDatabase();
installServices();
const services = ['web-1', 'worker'].map((instance) => createService(instance, logs));
for (const service of services) service.start();
await Promise.all(services.map(({ ready }) => ready()));
database.backUp();
await untilSample(WEB_ORIGIN);
installNginx();
const writers = startWriters({
  origin: SITE,
  certificate: readCertificate(),
  rate: SIGN_UPS_PER_SECOND,
});
await pause(5_000);
await writers.stop();
const paths = await listPaths(WEB_ORIGIN);
const replies = await readReplies(paths);
for (const { stop } of services) await stop();
const tables = await readTables();
const [{ now } = {}] = await database.query('select now()::text as now');
await pause(1_000);
await database.query('truncate subscription_grant, subscriber, release cascade');
await database.query('select pg_switch_wal()');
const signUps = writers.writings.filter(({ acknowledgedAt }) => acknowledgedAt !== undefined);
const [{ count } = {}] = await database.query(
  'select count(*)::integer as count from subscription_grant',
);
check(`${signUps.length} sign-ups and all releases are deleted`, signUps.length > 0 && count === 0);

const from = performance.now();
database.restore(String(now));
log(`Restored to ${now} in ${((performance.now() - from) / 1_000).toFixed(1)} s`);
const restored = await readTables();
const differing = tables.filter((line) => !restored.includes(line));
check(`${tables.length} tables are as they were`, differing.length === 0, differing.join('; '));
for (const service of services) service.start();
await Promise.all(services.map(({ ready }) => ready()));
const repliesAfter = await readReplies(paths);
const changed = paths.filter((_, i) => replies[i] !== repliesAfter[i]);
check(
  `${paths.length} public replies are as they were`,
  changed.length === 0,
  changed.slice(0, 5).join(', '),
);
for (const { stop } of services) await stop();
closeFindings(findings);
process.exit();

/** Returns each table with the number of its rows and a checksum of them. */
async function readTables(): Promise<string[]> {
  const names = await database.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  );
  const lines: string[] = [];
  for (const { name } of names) {
    const [row = {}] = await database.query(
      `select count(*)::text as rows, coalesce(sum(hashtext(t::text)::bigint), 0)::text as sum from ${name} t`,
    );
    lines.push(`${name} ${row.rows} ${row.sum}`);
  }
  return lines;
}

async function readReplies(addresses: readonly string[]): Promise<string[]> {
  const hashes: string[] = [];
  for (const path of addresses) {
    const reply = await fetch(new URL(path, WEB_ORIGIN));
    const body = Buffer.from(await reply.arrayBuffer());
    hashes.push(`${reply.status} ${createHash('sha256').update(body).digest('hex')}`);
  }
  return hashes;
}
