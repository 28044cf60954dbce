import { setTimeout as pause } from 'node:timers/promises';
import type { PortalAccess } from './source-kind.ts';

const PAGE_ROWS = 50_000;
const PAGE_TIMEOUT_MS = 120_000;

/** Creates the access to open-data portals that commands use. */
export function createPortalAccess(appToken: string | undefined): PortalAccess {
  return {
    fetch,
    wait: async (milliseconds, signal) => void (await pause(milliseconds, undefined, { signal })),
    appToken,
    timeoutMs: PAGE_TIMEOUT_MS,
    pageRows: PAGE_ROWS,
  };
}
