import { ApiFailure } from './api-request.ts';

/** The state of one load; compatible with a query of TanStack Query. */
export interface LoadState {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
  readonly error?: unknown;
  readonly fetchStatus?: 'fetching' | 'paused' | 'idle';
  /** There is no data yet. */
  readonly isPending?: boolean;
  /** The data belongs to previous parameters. */
  readonly isPlaceholderData?: boolean;
}

/** Why a load has no data. */
export type LoadFailure =
  /** The device has no connection: the request is sent once it has one. */
  | 'offline'
  /** No reply arrived. */
  | 'unreachable'
  /** The server replied with an error. */
  | 'refused'
  /** The reply was incomplete or did not match the schema. */
  | 'damaged';

/** Whether something is still loading, why it failed, and a function that retries what failed. */
export interface Loads {
  readonly loading: boolean;
  readonly failure: LoadFailure | null;
  readonly retry: () => void;
}

/**
 * Combines the loads of a page or section: those that must come first, and the parallel ones. Loading ends when all
 * have ended, successfully or not (spec 4 and 8).
 */
export function combineLoads(first: readonly LoadState[], parallel: readonly LoadState[]): Loads {
  const all = [...first, ...parallel];
  return {
    loading: all.some((load) => load.isFetching),
    failure: all.map(failureOf).find((failure) => failure !== null) ?? null,
    retry: () => {
      for (const load of all) if (failureOf(load) !== null) void load.refetch();
    },
  };
}

/**
 * Returns whether nothing more is to come of a load: it has data, or it is disabled. A load that failed or waits for a
 * connection is not resolved, and must not be presented as if it were.
 */
export function isLoadResolved(load: LoadState): boolean {
  if (load.isError || load.isPlaceholderData) return false;
  return !load.isPending || load.fetchStatus === 'idle';
}

function failureOf(load: LoadState): LoadFailure | null {
  if (load.fetchStatus === 'paused' && (load.isPending || load.isPlaceholderData)) return 'offline';
  if (!load.isError) return null;
  if (load.error instanceof ApiFailure) return 'refused';
  return load.error instanceof TypeError ? 'unreachable' : 'damaged';
}
