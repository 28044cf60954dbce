import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { buildMapPath, type SiteFacts } from './site-facts.ts';

/** Milliseconds of each successful reply. */
export interface ResidentReads {
  readonly latencies: readonly number[];
  readonly failed: number;
}

const PAUSE_MS = 4;
const OPENED = 12;
const SEARCHED = ['venice', 'hollywod', '1100 w 39th', 'sunset blvd'];

/** The requests that a resident repeats: a map, a tracker, a page, a search. */
function readsOf({ neighborhoods, months }: SiteFacts): (n: number) => string {
  const last = months.at(-1) as string;
  const kinds = [
    (n: number) =>
      buildMapPath('neighborhoods', months.at(-12 + (n % 3)) as string, last, 'totals'),
    (n: number) => `/api/neighborhoods/${neighborhoods[n % OPENED]}/monthly?months=24`,
    (n: number) => `/neighborhood/${neighborhoods[n % OPENED]}`,
    (n: number) => `/api/places?q=${encodeURIComponent(SEARCHED[n % SEARCHED.length] as string)}`,
  ];
  return (n) => (kinds[n % kinds.length] as (typeof kinds)[number])(Math.floor(n / kinds.length));
}

/** Sends one request after another for some seconds. */
export async function readAsResident(facts: SiteFacts, seconds: number): Promise<ResidentReads> {
  const address = readsOf(facts);
  const agent = new Agent({ keepAlive: true });
  const latencies: number[] = [];
  let failed = 0;
  const end = performance.now() + 1_000 * seconds;
  for (let n = 0; performance.now() < end; n++) {
    const began = performance.now();
    if (await read(facts.base + address(n), agent)) latencies.push(performance.now() - began);
    else failed += 1;
    await wait(PAUSE_MS);
  }
  agent.destroy();
  return { latencies, failed };
}

/** Returns whether the reply was as expected. */
function read(url: string, agent: Agent): Promise<boolean> {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-for': '198.51.100.1' };
  return new Promise((resolve) => {
    get(url, { agent, headers }, (response) => {
      response.resume().once('close', () => resolve(response.statusCode === 200));
    }).once('error', () => resolve(false));
  });
}
