import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const DATA = 'TOWNLIGHT_E2E_DATA';
const PORT = 'TOWNLIGHT_E2E_PORT';

/**
 * Where the server of the tests is. `TOWNLIGHT_E2E_URL` names one that runs already; else one is
 * started, and the processes that Playwright starts learn of it by the environment.
 */
export function testServer() {
  const running = process.env.TOWNLIGHT_E2E_URL;
  if (running) return { url: running, isOurs: false as const };
  process.env[PORT] ??= String(20_000 + Math.floor(Math.random() * 20_000));
  process.env[DATA] ??= mkdtempSync(join(tmpdir(), 'townlight-e2e-'));
  const port = Number(process.env[PORT]);
  return {
    url: `http://localhost:${port}`,
    isOurs: true as const,
    port,
    /** Where a test may serve the page of another site that the traffic map shows. */
    trafficUrl: `http://localhost:${port - 10_000}/roads`,
    dataFolder: process.env[DATA],
  };
}
