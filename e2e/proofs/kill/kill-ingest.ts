import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoreConfig } from '../../../apps/server/src/platform/database/open-database.ts';
import { makeLapdFile } from '../../../bench/src/ingest/make-lapd-file.ts';
import { createScratchFolder } from '../../../bench/src/machine/scratch-folder.ts';
import { seededRandom } from '../../../bench/src/measure/random-numbers.ts';
import { loadGeneratedCounty } from '../county/generated-county.ts';
import type { Findings } from '../findings.ts';
import { type Site, startSite } from '../process/site.ts';
import { runTownlight, runTownlightOrThrow, startTownlight } from '../process/townlight-command.ts';
import type { ProofStores } from '../stores/proof-stores.ts';
import {
  describeDifferences,
  type PublishedState,
  readPublishedState,
} from '../stores/published-state.ts';

/** Which process is killed, and whether the command runs with or without a server. */
export type Victim = 'command' | 'command beside a server' | 'server under a command';

export interface KillPlan {
  readonly victims: readonly Victim[];
  /** Number of kills per victim. */
  readonly times: number;
  readonly rows: number;
  readonly seed: number;
  /** Only for tests: leaves out loads over an earlier edition, and all partitions except neighborhoods. */
  readonly brief?: boolean;
}

interface Start {
  readonly name: string;
  readonly base: StoreConfig;
  readonly before: PublishedState;
  /** The state after one clean run, and the duration of that run without and with a server. */
  readonly clean: PublishedState;
  readonly milliseconds: { readonly alone: number; readonly asGuest: number };
}

/**
 * Kills a load repeatedly, each time on a fresh copy of a store: alternately a first load and one over an earlier
 * edition of the same file. After each kill the store must be as before or, where the load was faster, contain the
 * complete load. After another run it must be as after one clean run.
 */
export async function killIngest(
  stores: ProofStores,
  { victims, times, rows, seed, brief = false }: KillPlan,
  findings: Findings,
): Promise<void> {
  const folder = createScratchFolder();
  const file = join(folder, 'crimes.csv');
  const earlier = join(folder, 'earlier.csv');
  // record numbers start at the same value with other crimes and places: a third is new, the others change
  await makeLapdFile(earlier, { rows: Math.round((rows * 2) / 3), seed: 2 });
  await makeLapdFile(file, { rows, seed: 1 });

  const first = await stores.create();
  await loadGeneratedCounty(first, folder, { bare: brief });
  // creates the categories, so that codes have the same ids in every round
  await (await startSite(first)).stop();
  const withServer = victims.some((victim) => victim !== 'command');
  const starts = [await makeStart('first load', first, stores, file, withServer)];
  if (!brief) {
    const second = await stores.copy(first);
    await runTownlightOrThrow(ingestCrimeArgs(earlier), second);
    starts.push(await makeStart('later edition', second, stores, file, withServer));
  }
  for (const victim of victims) {
    findings.log(`\n${stores.name}: kill -9 of the ${victim}, ${times} times`);
    const random = seededRandom(seed);
    const tally = { before: 0, whole: 0 };
    for (let round = 0; round < times; round++) {
      const start = starts[round % starts.length] as Start;
      // one moment from each section of a run, so that they spread over it; a command that has not reached its server
      // before the kill does the work itself
      const from = victim === 'server under a command' ? 0.4 : 0.1;
      const share = from + (0.95 - from) * ((round + random()) / times);
      const { alone, asGuest } = start.milliseconds;
      const moment = Math.round(share * (victim === 'command' ? alone : asGuest));
      const left = await killOnce(stores, victim, start, file, moment, findings);
      tally[left]++;
    }
    findings.log(
      `  ${tally.before} kills came before the release was whole, ${tally.whole} after it was`,
    );
  }
}

async function makeStart(
  name: string,
  base: StoreConfig,
  stores: ProofStores,
  file: string,
  withServer: boolean,
): Promise<Start> {
  const before = await readPublishedState(base);
  const alone = await cleanRun(stores, base, file, false);
  const asGuest = withServer ? await cleanRun(stores, base, file, true) : alone;
  const unlike = describeDifferences(asGuest.state, alone.state);
  if (unlike.length > 0) throw new Error(`two clean runs differ: ${unlike.join('; ')}`);
  return {
    name,
    base,
    before,
    clean: alone.state,
    milliseconds: { alone: alone.milliseconds, asGuest: asGuest.milliseconds },
  };
}

async function cleanRun(
  stores: ProofStores,
  base: StoreConfig,
  file: string,
  withServer: boolean,
): Promise<{ state: PublishedState; milliseconds: number }> {
  const copy = await stores.copy(base);
  const site = withServer ? await startSite(copy) : undefined;
  const { code, errors, milliseconds } = await runTownlight(ingestCrimeArgs(file), copy);
  if (code !== 0) throw new Error(`the clean run failed: ${errors}`);
  const state = await readPublishedState(copy);
  await site?.stop();
  await stores.remove(copy);
  return { state, milliseconds };
}

async function killOnce(
  stores: ProofStores,
  victim: Victim,
  start: Start,
  file: string,
  moment: number,
  findings: Findings,
): Promise<'before' | 'whole'> {
  const store = await stores.copy(start.base);
  let site = victim === 'command' ? undefined : await startSite(store);
  const shown = await site?.get('/api/crimes/status');
  const command = startTownlight(ingestCrimeArgs(file), store);
  const watched = site === undefined ? undefined : watch(site, shown?.body ?? '');
  await pause(moment);
  const at = `${stores.name}, ${start.name}, ${victim} killed after ${moment} ms`;
  if (victim === 'server under a command') {
    await site?.kill();
    await watched?.end();
    const { code, errors } = await command.ended;
    findings.check(
      `${at}: the command ends by itself and says why`,
      code === 0 || (code === 1 && errors.trim() !== ''),
      `code ${code}, "${errors}"`,
    );
    site = await startSite(store);
  } else {
    command.process.kill('SIGKILL');
    await command.ended;
    await watched?.end();
  }
  const left = await readPublishedState(store);
  const fromBefore = describeDifferences(left, start.before);
  const fromClean = describeDifferences(left, start.clean);
  findings.check(
    `${at}: ${fromBefore.length === 0 ? 'nothing of it is there' : 'the release is whole'}`,
    fromBefore.length === 0 || fromClean.length === 0,
    fromBefore.join('; '),
  );
  if (watched !== undefined && fromBefore.length === 0) {
    findings.check(
      `${at}: ${watched.requests()} answers of the server until then were the old ones`,
      watched.changed() === undefined,
      watched.changed(),
    );
  }
  const again = await runTownlight(ingestCrimeArgs(file), store);
  const after = describeDifferences(await readPublishedState(store), start.clean);
  findings.check(
    `${at}: run again, everything is as after one clean run`,
    again.code === 0 && after.length === 0,
    [again.errors, ...after].join('; '),
  );
  await site?.stop();
  await stores.remove(store);
  return fromBefore.length === 0 ? 'before' : 'whole';
}

/** Polls the server and records the first reply that differs. */
function watch(site: Site, expected: string) {
  let requests = 0;
  let changed: string | undefined;
  let ending = false;
  const done = (async () => {
    while (!ending) {
      // a killed server sends no more replies
      const reply = await site.get('/api/crimes/status').catch(() => undefined);
      if (reply === undefined) return;
      requests++;
      if (reply.body !== expected) changed ??= `${reply.status} ${reply.body}`;
      await pause(50);
    }
  })();
  return {
    requests: () => requests,
    changed: () => changed,
    async end() {
      ending = true;
      await done;
    },
  };
}

export function ingestCrimeArgs(file: string): string[] {
  return ['ingest', 'crime', '--source', 'lapd-legacy', '--file', file, '--accept'];
}
