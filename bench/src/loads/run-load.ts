import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { LOADS, type LoadRequest } from './loads.ts';
import type { SiteFacts } from './site-facts.ts';

/** The parameters that the parent process sends to a load's process. */
export interface LoadTask {
  readonly facts: SiteFacts;
  /** Names of loads that are mixed. */
  readonly loads: readonly string[];
  /** Counter to continue from, so that no earlier request is repeated. */
  readonly from: number;
}

/** The result that the process reports when it is stopped. */
export interface LoadResult {
  readonly requests: number;
  /** Number of replies by status; 0 counts requests without a reply. */
  readonly statuses: Readonly<Record<number, number>>;
}

const CLIENTS = 4;
/** All requests come from one address of another network. */
const NETWORK = '203.0.113.7';
const LEAVES_AFTER_MS = 15;
const SLOW_BYTES = 4_096;
const SLOW_PAUSE_MS = 50;
const SLOW_READINGS = 40;

const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
let stopped = false;

/** @returns the status; 0 where the client did not wait for the reply */
function sendRequest(base: string, { path, headers, body, manner }: LoadRequest): Promise<number> {
  return new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const outgoing = request(base + path, {
      method: text === undefined ? 'GET' : 'POST',
      agent: manner === undefined ? agent : false,
      headers: {
        'accept-encoding': 'br',
        'x-forwarded-for': NETWORK,
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    outgoing.once('error', () => resolve(0));
    outgoing.once('close', () => resolve(0));
    outgoing.once('response', (response) => {
      const status = response.statusCode ?? 0;
      if (manner === 'slow') {
        void readSlowly(response).then(() => {
          outgoing.destroy();
          resolve(status);
        });
        return;
      }
      response.resume().once('end', () => resolve(status));
    });
    outgoing.end(text);
    if (manner === 'leave') setTimeout(() => outgoing.destroy(), LEAVES_AFTER_MS);
  });
}

async function readSlowly(response: NodeJS.ReadableStream): Promise<void> {
  for (let read = 0; read < SLOW_READINGS && !stopped; read++) {
    response.read(SLOW_BYTES);
    await wait(SLOW_PAUSE_MS);
  }
}

process.once('message', async ({ facts, loads, from }: LoadTask) => {
  const statuses: Record<number, number> = {};
  let n = from;
  process.once('message', () => {
    stopped = true;
  });
  const client = async () => {
    while (!stopped) {
      const load = LOADS[loads[n % loads.length] as string] as (typeof LOADS)[string];
      const pending = sendRequest(facts.base, load(Math.floor(n++ / loads.length), facts));
      if (n === from + 1) process.send?.('begun');
      const status = await pending;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  process.send?.({ requests: n - from, statuses } satisfies LoadResult, () => process.disconnect());
});
