import { ApiFailure } from './api-request.ts';

/** What is known of one load; a query of TanStack Query is one. */
export interface Load {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
  readonly error?: unknown;
  readonly fetchStatus?: 'fetching' | 'paused' | 'idle';
  /** There is no answer yet. */
  readonly isPending?: boolean;
  /** What is there answers a question asked before. */
  readonly isPlaceholderData?: boolean;
}

/** Why an answer is not there. */
export type Trouble =
  /** The device has no connection: what was asked is asked when it has one. */
  | 'offline'
  /** No answer came. */
  | 'unreachable'
  /** The server answered that it cannot. */
  | 'refused'
  /** An answer came, but not whole, or none of the kind that was asked for. */
  | 'damaged';

/** Whether something is still loading, why it has failed where it has, and how to try what failed again. */
export interface Loads {
  readonly loading: boolean;
  readonly trouble: Trouble | null;
  readonly retry: () => void;
}

/**
 * The loads of a page or of a part of it: those that must come first, and the parallel ones. Loading ends when all have
 * ended, well or not (spec 4 and 8).
 */
export function loadsOf(first: readonly Load[], parallel: readonly Load[]): Loads {
  const all = [...first, ...parallel];
  return {
    loading: all.some((load) => load.isFetching),
    trouble: all.map(troubleOf).find((trouble) => trouble !== null) ?? null,
    retry: () => {
      for (const load of all) if (troubleOf(load) !== null) void load.refetch();
    },
  };
}

/**
 * Whether nothing more is to come of a load: it is answered, or nothing is asked. What has failed or waits for a
 * connection is not answered, and nothing may be told as if it were.
 */
export function isAnswered(load: Load): boolean {
  if (load.isError || load.isPlaceholderData) return false;
  return !load.isPending || load.fetchStatus === 'idle';
}

function troubleOf(load: Load): Trouble | null {
  if (load.fetchStatus === 'paused' && (load.isPending || load.isPlaceholderData)) return 'offline';
  if (!load.isError) return null;
  if (load.error instanceof ApiFailure) return 'refused';
  return load.error instanceof TypeError ? 'unreachable' : 'damaged';
}
