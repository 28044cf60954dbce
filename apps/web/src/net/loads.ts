/** What is known of one load; a query of TanStack Query is one. */
export interface Load {
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

/** Whether a tracker is still loading, has failed somewhere, and how to try what failed again. */
export interface Loads {
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

/**
 * The loads of a page: those that must come first, and the parallel ones. Loading ends when all have
 * ended, well or not (spec 4 and 8).
 */
export function loadsOf(first: readonly Load[], parallel: readonly Load[]): Loads {
  const all = [...first, ...parallel];
  return {
    loading: all.some((load) => load.isFetching),
    failed: all.some((load) => load.isError),
    retry: () => {
      for (const load of all) if (load.isError) void load.refetch();
    },
  };
}
