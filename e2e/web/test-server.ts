import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './server-process.ts';

const DATA = 'E2E_DATA';
const PORT = 'E2E_PORT';
const TRAFFIC_PORT = 'E2E_TRAFFIC_PORT';

/**
 * Returns the address of the tests' server. `E2E_URL` names one that runs already; otherwise
 * `prepareTestServer` chooses one, and the processes that Playwright starts learn of it by the environment.
 */
export function getTestServer() {
  const running = process.env.E2E_URL;
  if (running) return { url: running, isStartedByTests: false as const };
  const port = Number(process.env[PORT]);
  return {
    url: `http://localhost:${port}`,
    isStartedByTests: true as const,
    port,
    /** Where a test may serve the page of another site that the traffic map shows. */
    trafficUrl: `http://localhost:${process.env[TRAFFIC_PORT]}/roads`,
    dataFolder: process.env[DATA] ?? '',
  };
}

/** Chooses ports and a data folder, once per run. */
export async function prepareTestServer(): Promise<void> {
  if (process.env.E2E_URL || process.env[DATA]) return;
  process.env[PORT] = String(await freePort());
  process.env[TRAFFIC_PORT] = String(await freePort());
  process.env[DATA] = join(tmpdir(), `townlight-e2e-${process.env[PORT]}`);
}
