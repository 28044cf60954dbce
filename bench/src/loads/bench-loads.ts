import { fork } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { killOnExit, readProcessMemory } from '../machine/processes.ts';
import { createScratchFolder } from '../machine/scratch-folder.ts';
import {
  formatBytes,
  formatCount,
  formatMilliseconds,
  formatRatio,
  median,
  quantile,
} from '../measure/figures.ts';
import type { Report } from '../measure/report.ts';
import { runTownlight, startTownlight } from '../serving/start-townlight.ts';
import { LOADS } from './loads.ts';
import { makeAddressFile } from './make-address-file.ts';
import { type ResidentReads, readAsResident } from './resident.ts';
import type { LoadResult, LoadTask } from './run-load.ts';
import { fetchSiteFacts, type SiteFacts } from './site-facts.ts';

const SECONDS = Number(process.env.BENCH_LOAD_SECONDS ?? 4);
const ROUNDS = Number(process.env.BENCH_LOAD_ROUNDS ?? 3);
const ABUSE_SECONDS = Number(process.env.BENCH_ABUSE_SECONDS ?? 30);
const ADDRESSES = 300_000;
const MAX_RATIO = 3;
/** A delay below this is imperceptible. */
const UNFELT_MS = 20;
/** Sent to a bare server, as fast as it replies. */
const BARE_LOAD = 'tiles';
const loadProcess = fileURLToPath(new URL('./run-load.ts', import.meta.url));
const bareServer = fileURLToPath(new URL('./bare-server.ts', import.meta.url));

interface Round {
  readonly quiet: ResidentReads;
  readonly loaded: ResidentReads;
  readonly done: LoadResult;
}

/**
 * Measures a resident on a quiet server, and under each load of another network; then all loads mixed, and the memory.
 * `BENCH_PREPARED` names the folder of a stopped server whose data is copied; without it the sample county is
 * generated first. `BENCH_LOADS=tiles;pictures` measures these alone, without the mixture.
 */
export async function benchLoads(report: Report): Promise<void> {
  const names = chosenLoads();
  const store = { dataFolder: await prepare(), sample: true };
  const server = await startTownlight(store);
  const facts = await fetchSiteFacts(server.url);
  await readAsResident(facts, SECONDS);
  const rows: string[][] = [];
  const missed: string[] = [];
  let from = 0;
  try {
    for (const name of names) {
      const rounds = await measureRounds(facts, name, from);
      from += rounds.reduce((sum, { done }) => sum + done.requests, 0);
      rows.push(rowOf(name, rounds));
      if (!isUnfelt(rounds)) missed.push(name);
    }
    rows.push(await measureBare(facts));
    report.heading('Loads');
    report.note(
      `A resident reads a map, a tracker, a page and a search, one after the other: ${SECONDS} s quiet and ${SECONDS} s under a load, ` +
        `${ROUNDS} times in turn; medians, and of the ratios of each pair. The load is four clients of one other network in a process of its own on the same processors, each with one request at a time. ` +
        'The last row is a server of a few lines that answers everything with the same bytes: what the machine alone makes of it.',
    );
    report.table(
      ['load', 'p50', 'to quiet', 'p99', 'to quiet', 'unanswered', 'asked a second', 'answers'],
      rows,
    );
    if (names.length === Object.keys(LOADS).length) await mixAll(report, facts, server.pid, from);
    report.goal(
      `a resident's p99 is at most ${MAX_RATIO} times its quiet value, or ${UNFELT_MS} ms, under each of ${names.length} loads` +
        (missed.length === 0 ? '' : `; not under ${missed.join(', ')}`),
      missed.length === 0,
    );
  } finally {
    await server.stop();
  }
}

/** @throws Error that lists the valid loads */
function chosenLoads(): readonly string[] {
  const all = Object.keys(LOADS);
  const chosen = process.env.BENCH_LOADS?.split(';').map((name) => name.trim());
  const unknown = chosen?.filter((name) => !all.includes(name)) ?? [];
  if (unknown.length > 0)
    throw new Error(`no load is called ${unknown.join(' or ')}; there are: ${all.join('; ')}`);
  return chosen ?? all;
}

async function measureRounds(facts: SiteFacts, name: string, first: number): Promise<Round[]> {
  const rounds: Round[] = [];
  let from = first;
  for (let round = 0; round < ROUNDS; round++) {
    const quiet = await readAsResident(facts, SECONDS);
    const load = await startLoad({ facts, loads: [name], from });
    const loaded = await readAsResident(facts, SECONDS);
    const done = await load.stop();
    from += done.requests;
    rounds.push({ quiet, loaded, done });
  }
  return rounds;
}

async function measureBare(facts: SiteFacts): Promise<string[]> {
  const child = killOnExit(fork(bareServer));
  const [port] = (await once(child, 'message')) as [number];
  const bare = { ...facts, base: `http://127.0.0.1:${port}` };
  await readAsResident(bare, 1);
  const rounds = await measureRounds(bare, BARE_LOAD, 0);
  child.disconnect();
  return rowOf(`a bare server, ${BARE_LOAD}`, rounds);
}

function isUnfelt(rounds: readonly Round[]): boolean {
  const p99 = median(rounds.map(({ loaded }) => quantile(loaded.latencies, 0.99)));
  const isAnswered = rounds.every(({ loaded }) => loaded.failed === 0);
  return isAnswered && (ratioOf(rounds, 0.99) <= MAX_RATIO || p99 <= UNFELT_MS);
}

async function prepare(): Promise<string> {
  const folder = createScratchFolder();
  const prepared = process.env.BENCH_PREPARED;
  if (prepared) {
    cpSync(prepared, folder, { recursive: true });
    rmSync(join(folder, 'townlight.lock'), { force: true });
    return folder;
  }
  const file = join(createScratchFolder(), 'addresses.csv');
  await makeAddressFile(file, ADDRESSES, []);
  const server = await startTownlight({ dataFolder: folder, sample: true });
  await runTownlight({ dataFolder: folder }, ['ingest', 'addresses', '--file', file]);
  await server.stop();
  return folder;
}

/** Resolves once the load has begun: a busy machine takes seconds to start a process. */
async function startLoad(task: LoadTask) {
  const child = killOnExit(fork(loadProcess));
  const begun = once(child, 'message');
  child.send(task);
  await begun;
  return {
    async stop(): Promise<LoadResult> {
      const reported = once(child, 'message');
      child.send('stop');
      const [done] = (await reported) as [LoadResult];
      return done;
    },
  };
}

async function mixAll(report: Report, facts: SiteFacts, pid: number, from: number): Promise<void> {
  const before = readProcessMemory(pid);
  const load = await startLoad({ facts, loads: Object.keys(LOADS), from });
  const reads = await readAsResident(facts, ABUSE_SECONDS);
  const { requests } = await load.stop();
  const after = readProcessMemory(pid);
  const bytes = (memory: number | undefined) => (memory === undefined ? '–' : formatBytes(memory));
  report.note(
    `All loads mixed for ${ABUSE_SECONDS} s (${formatCount(requests)} requests): memory ${bytes(before?.now)} before, ${bytes(after?.now)} after, ` +
      `${bytes(after?.peak)} at most; the resident's p50 ${formatMilliseconds(quantile(reads.latencies, 0.5))}, p99 ${formatMilliseconds(quantile(reads.latencies, 0.99))}, ` +
      `${formatCount(reads.failed)} unanswered.`,
  );
}

function rowOf(name: string, rounds: readonly Round[]): string[] {
  const under = (share: number) =>
    formatMilliseconds(median(rounds.map(({ loaded }) => quantile(loaded.latencies, share))));
  const requests = rounds.reduce((sum, { done }) => sum + done.requests, 0);
  const statuses = new Map<string, number>();
  for (const { done } of rounds)
    for (const [status, count] of Object.entries(done.statuses))
      statuses.set(status, (statuses.get(status) ?? 0) + count);
  return [
    name,
    under(0.5),
    formatRatio(ratioOf(rounds, 0.5)),
    under(0.99),
    formatRatio(ratioOf(rounds, 0.99)),
    formatCount(rounds.reduce((sum, { loaded }) => sum + loaded.failed, 0)),
    formatCount(requests / (SECONDS * rounds.length)),
    [...statuses]
      .map(([status, count]) => `${status === '0' ? 'left' : status}: ${formatCount(count)}`)
      .join(', '),
  ];
}

/** Returns the ratio of the loaded to the quiet value of each pair. */
function ratioOf(rounds: readonly Round[], share: number): number {
  return median(
    rounds.map(
      ({ quiet, loaded }) => quantile(loaded.latencies, share) / quantile(quiet.latencies, share),
    ),
  );
}

/** As long as one byte range of the base map. */
const BODY = Buffer.alloc(16_384, 'x');

/** Sends the same bytes to every request: the cost of a load to a resident when the server does no work. */
const server = createServer((request, response) => {
  request.resume();
  response.writeHead(200, { 'content-length': BODY.length }).end(BODY);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
process.once('disconnect', () => process.exit());
