import { type DefaultOptions, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api-request.ts';

/** Figures change with a release, at most daily; the server's ETag makes refetches cheap. */
const STALE_MS = 5 * 60_000;

/** Marks queries that only the browser needs: the server renders the page without them. */
export const BROWSER_ONLY = { browserOnly: true } as const;

/** Creates the cache of API replies for one reader. */
export function createQueryClient(more: DefaultOptions['queries'] = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        refetchOnWindowFocus: false,
        // An error reply is final; only a network failure is retried.
        retry: (failures, error) => !(error instanceof ApiFailure) && failures < 1,
        ...more,
      },
    },
  });
}
