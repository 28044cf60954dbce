/** The inner part of `run-production.ts`: runs in its namespaces. Arguments: the work folder, a file for the results. */
import { writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { closeFindings, createFindings } from '../proofs/findings.ts';
import { SITE } from './machine.ts';
import { formatPhase, type PhaseOptions, type PhaseResult, runPhase } from './phases.ts';
import { measureCapacity, startReaders } from './readers.ts';
import type { Service } from './service.ts';
import { formatMemory, startSite } from './site.ts';
import { startWriters } from './writers.ts';

const [work = '', json] = process.argv.slice(2);
const LOAD = 0.7;
const WRITES_PER_SECOND = 5;
/** From the fault to the first saved write. */
const GOAL_SECONDS = 10;

const findings = createFindings();
const { check, log } = findings;
const site = await startSite(work, log);
const { databases, mails, versions, webs, all, certificate, paths } = site;
const readable = { origin: SITE, certificate, paths };
// every address once, so that the cache has it
await measureCapacity(readable, { readers: 4, until: pause(10_000) });
const capacity = await measureCapacity(readable, { readers: 16, until: restartOneByOne(webs) });
const rate = Math.round(capacity * LOAD);
log(
  `${paths.length} addresses; ${Math.round(capacity)} replies a second while web servers start, read at ${rate}`,
);
const memoryBefore = all.map(({ memory }) => memory());

const readers = startReaders({ ...readable, rate });
const writers = startWriters({ origin: SITE, certificate, rate: WRITES_PER_SECOND });
const results: PhaseResult[] = [];
const phase = async (name: string, action: () => Promise<unknown>, options?: PhaseOptions) => {
  const result = await runPhase(name, { readers, writers }, action, options);
  results.push(result);
  log(formatPhase(result));
};

await phase('nothing', () => pause(15_000));
await phase('kill the primary, promote the replica', async () => {
  databases.failOver();
  await pause(15_000);
});
for (const service of all)
  await phase(`kill ${service.instance}`, async () => {
    service.signal('SIGKILL');
    await pause(1_000);
    await service.ready();
    await pause(2_000);
  });
let startedAgain = 0;
await phase(
  'stop every web server for 20 s',
  async () => {
    await Promise.all(webs.map(({ stop }) => stop()));
    await pause(20_000);
    for (const web of webs) web.start();
    startedAgain = performance.now();
    await Promise.all(webs.map(({ ready }) => ready()));
    await pause(5_000);
  },
  { since: () => startedAgain },
);
let resumedAt = 0;
await phase(
  'pause the database for 30 s',
  async () => {
    databases.pause();
    await pause(30_000);
    databases.resume();
    resumedAt = performance.now();
    await pause(10_000);
  },
  { since: () => resumedAt },
);
await phase(
  'fill the disk of the database for 15 s',
  async () => {
    databases.fillDisk();
    await pause(15_000);
    databases.emptyDisk();
    resumedAt = performance.now();
    await pause(10_000);
  },
  { since: () => resumedAt },
);
await phase('no mail server for 20 s', async () => {
  await mails.close();
  await pause(20_000);
  await mails.open();
  await pause(5_000);
});
await phase('restart one by one', () => restartOneByOne(all));
await phase('upgrade one by one, compatible migration', () =>
  upgrade({ kind: 'Compatible', reason: 'it changes nothing' }),
);
await phase('upgrade one by one, incompatible migration', () =>
  upgrade({ kind: 'Incompatible', reason: 'for this test' }),
);

await writers.stop();
await readers.stop();
log(`Memory, MB: ${formatMemory(all, memoryBefore)}`);
await checkResults();
if (json !== undefined) writeFileSync(json, JSON.stringify({ capacity, rate, results }, null, 2));
await site.stop();
closeFindings(findings);
process.exit();

/** Installs the next version; readers of its pages and of the former ones request the files that only one has. */
async function upgrade(migration: { kind: 'Compatible' | 'Incompatible'; reason: string }) {
  const former = versions.assetOf(versions.number);
  paths.push(former);
  await pause(2_000);
  versions.install(migration);
  const [first, ...others] = all;
  await restartOneByOne(first === undefined ? [] : [first]);
  paths.push(versions.assetOf(versions.number));
  await restartOneByOne(others);
}

async function restartOneByOne(services: readonly Service[]): Promise<void> {
  for (const service of services) {
    await service.stop();
    service.start();
    await service.ready();
  }
  await pause(3_000);
}

async function checkResults(): Promise<void> {
  for (const { name, failedReads, failures } of results)
    check(`no read failed: ${name}`, failedReads === 0, failures.join('; '));
  for (const { name, longestWriteGap } of results)
    check(
      `writes resume within ${GOAL_SECONDS} s: ${name}`,
      longestWriteGap <= GOAL_SECONDS,
      `after ${longestWriteGap.toFixed(1)} s`,
    );
  const acknowledged = writers.writings.filter(
    ({ acknowledgedAt }) => acknowledgedAt !== undefined,
  );
  const [{ count = 0 } = {}] = await databases.query(
    'select count(distinct address_hash)::integer as count from subscription_grant',
  );
  check(
    `every one of ${acknowledged.length} acknowledged sign-ups is in the database`,
    Number(count) >= acknowledged.length,
    `${count} are`,
  );
  await mails.untilQuiet();
  const missing = acknowledged.filter(({ email }) => mails.count(email) === 0);
  check(
    'every acknowledged sign-up got its email',
    missing.length === 0,
    `${missing.length} did not`,
  );
  const doubled = writers.writings.filter(({ email }) => mails.count(email) > 1);
  check('no email came twice', doubled.length === 0, `${doubled.length} did`);
}
