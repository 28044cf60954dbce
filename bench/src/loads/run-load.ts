import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Facts } from './facts.ts';
import { LOADS, type LoadRequest } from './loads.ts';

/** The parameters that the parent process sends to a load's process. */
export interface LoadTask {
  readonly facts: Facts;
  /** Names of loads that are mixed. */
  readonly loads: readonly string[];
  /** Counter to continue from, so that no earlier request is repeated. */
  readonly from: number;
}

/** The result that the process reports when it is stopped. */
export interface LoadDone {
  readonly asked: number;
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
function ask(base: string, { path, headers, body, manner }: LoadRequest): Promise<number> {
  return new Promise((resolve) => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const asked = request(base + path, {
      method: text === undefined ? 'GET' : 'POST',
      agent: manner === undefined ? agent : false,
      headers: {
        'accept-encoding': 'br',
        'x-forwarded-for': NETWORK,
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    });
    asked.once('error', () => resolve(0));
    asked.once('close', () => resolve(0));
    asked.once('response', (response) => {
      const status = response.statusCode ?? 0;
      if (manner === 'slow') {
        void readSlowly(response).then(() => {
          asked.destroy();
          resolve(status);
        });
        return;
      }
      response.resume().once('end', () => resolve(status));
    });
    asked.end(text);
    if (manner === 'leave') setTimeout(() => asked.destroy(), LEAVES_AFTER_MS);
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
      const asked = ask(facts.base, load(Math.floor(n++ / loads.length), facts));
      if (n === from + 1) process.send?.('begun');
      const status = await asked;
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  agent.destroy();
  process.send?.({ asked: n - from, statuses } satisfies LoadDone, () => process.disconnect());
});
