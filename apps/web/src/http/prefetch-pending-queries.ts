import { type Query, type QueryClient, skipToken } from '@tanstack/react-query';
import { BROWSER_ONLY } from './query-client.ts';

/**
 * Prefetches the queries that a render left pending.
 * @returns whether there were any
 */
export async function prefetchPendingQueries(queryClient: QueryClient): Promise<boolean> {
  const pending = queryClient.getQueryCache().findAll({
    predicate: (query) => query.state.status === 'pending' && isWanted(query),
  });
  await Promise.all(pending.map((query) => queryClient.prefetchQuery(query.options as never)));
  return pending.length > 0;
}

/**
 * Returns whether a query should be fetched. A query keeps the options of its last observer; `enabled` is among them,
 * though its type lacks it. A query that one component needs must therefore not be disabled by another.
 */
function isWanted({ options, meta }: Query): boolean {
  if (meta === BROWSER_ONLY || options.queryFn === skipToken) return false;
  return (options as { readonly enabled?: unknown }).enabled !== false;
}
