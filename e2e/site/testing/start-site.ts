import type { TestProject } from 'vitest/node';
import { ensureWebBuilt } from '../../../scripts/lib/build-web.mjs';
import { type IsolatedServer, startIsolatedServer } from '../../web/isolated-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the server with the sample county, e.g. `http://localhost:41234`. */
    siteUrl: string;
  }
}

let server: IsolatedServer | undefined;

/**
 * Starts the server that all site tests read, unless `E2E_URL` names one with the sample county and a build
 * of the same sources.
 */
export async function setup(project: TestProject): Promise<void> {
  const running = process.env.E2E_URL;
  if (running) return project.provide('siteUrl', running);
  if (!ensureWebBuilt(process.execPath)) throw new Error('The web pages could not be built.');
  server = await startIsolatedServer({
    TRAFFIC_URL: 'http://localhost:9/roads',
    TRAFFIC_EMBED: 'click',
  });
  project.provide('siteUrl', server.url);
}

export async function teardown(): Promise<void> {
  await server?.close();
}
