import { type StoreStatus, storeStatus } from '@townlight/contract/staff/store-status';
import type { CommandResult } from './run-command.ts';

/** How long a status is given again: it counts every record, which takes seconds. */
const MAX_AGE_MS = 60_000;
const TIMEOUT_MS = 120_000;

/**
 * Returns a function that reads what the store has, once for all who ask within a minute.
 * @param run runs `townlight status --json`
 * @returns rejects with the reason if the command failed
 */
export function createStoreStatusCache(
  run: (signal: AbortSignal) => Promise<CommandResult>,
  clock: () => Date,
): () => Promise<StoreStatus> {
  let cached: { readonly at: number; readonly status: Promise<StoreStatus> } | undefined;
  return () => {
    const now = clock().getTime();
    if (cached !== undefined && now - cached.at < MAX_AGE_MS) return cached.status;
    const status = read(run);
    const entry = { at: now, status };
    cached = entry;
    status.catch(() => {
      if (cached === entry) cached = undefined;
    });
    return status;
  };
}

async function read(run: (signal: AbortSignal) => Promise<CommandResult>): Promise<StoreStatus> {
  const { output, failure } = await run(AbortSignal.timeout(TIMEOUT_MS));
  if (failure !== undefined) throw new Error(failure);
  return storeStatus.parse(JSON.parse(output));
}
