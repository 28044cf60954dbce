import { type DefaultOptions, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from './api-request.ts';

/** Figures change with a release, at most daily; the server's ETag settles the rest. */
const STALE_MS = 5 * 60_000;

/** Of queries that only a browser has a use for: the server draws the page without them. */
export const BROWSER_ONLY = { browserOnly: true } as const;

/** What the API has answered, for one reader. */
export function createQueryClient(more: DefaultOptions['queries'] = {}): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        refetchOnWindowFocus: false,
        // A refusal stays a refusal; only a failure of the way is worth another try.
        retry: (failures, error) => !(error instanceof ApiFailure) && failures < 1,
        ...more,
      },
    },
  });
}
