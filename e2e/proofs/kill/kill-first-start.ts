import { setTimeout as pause } from 'node:timers/promises';
import type { StoreConfig } from '../../../apps/server/src/platform/database/open-database.ts';
import { seededRandom } from '../../../bench/src/measure/random-numbers.ts';
import type { Findings } from '../findings.ts';
import { startSite } from '../process/site.ts';
import { startTownlight } from '../process/townlight-command.ts';
import type { ProofStores } from '../stores/proof-stores.ts';
import {
  describeDifferences,
  type PublishedState,
  readPublishedState,
} from '../stores/published-state.ts';

export interface FirstStartPlan {
  readonly times: number;
  readonly seed: number;
  /** Whether the first start loads the sample county, as `npm start` does. */
  readonly sample: boolean;
}

/**
 * Kills the first start of a server, each time on a new store, starts it again and compares the store with one that was
 * started without a kill.
 */
export async function killFirstStart(
  stores: ProofStores,
  { times, seed, sample }: FirstStartPlan,
  findings: Findings,
): Promise<void> {
  findings.log(`\n${stores.name}: kill -9 of the very first start, ${times} times`);
  const peaceful = await stores.create();
  const clean = await startAndRead(peaceful, sample);
  await stores.remove(peaceful);
  const { releases, incidents, cells, areas } = clean.state;
  findings.log(
    `  a clean first start takes ${clean.milliseconds} ms: ${releases.length} releases, ${incidents} incidents, ` +
      `${cells} cells, ${areas} areas`,
  );
  const random = seededRandom(seed);
  for (let round = 0; round < times; round++) {
    const store = await stores.create();
    const moment = Math.round(((round + random()) / times) * clean.milliseconds);
    const first = startTownlight(['serve'], store, {
      PORT: '0',
      TOWNLIGHT_SAMPLE: String(sample),
    });
    await pause(moment);
    first.process.kill('SIGKILL');
    await first.ended;
    const stage = lastLine(first.output() + first.errors());
    const again = await startAndRead(store, sample).catch((error: Error) => error);
    const unlike =
      again instanceof Error
        ? [again.message]
        : describeDifferences(again.state, clean.state, { ids: 'any' });
    findings.check(
      `${stores.name}, killed after ${moment} ms (${stage}): opens, and all is as after a clean start`,
      unlike.length === 0,
      unlike.join('; '),
    );
    await stores.remove(store);
  }
}

async function startAndRead(
  store: StoreConfig,
  sample: boolean,
): Promise<{ state: PublishedState; milliseconds: number }> {
  const began = performance.now();
  const site = await startSite(store, { sample });
  const milliseconds = Math.round(performance.now() - began);
  const ready = await site.get('/readyz');
  if (ready.status !== 200) throw new Error(`/readyz answered ${ready.status}: ${ready.body}`);
  await site.stop();
  return { state: await readPublishedState(store), milliseconds };
}

function lastLine(printed: string): string {
  return (
    printed
      .trim()
      .split(/[\r\n]+/)
      .at(-1) || 'nothing printed yet'
  );
}
