import type { Query, QueryClient } from '@tanstack/react-query';
import { BROWSER_ONLY } from './query-client.ts';

/** Has the API answer what a page asked for as it was drawn. @returns whether anything was asked for */
export async function answerWhatWasAsked(queryClient: QueryClient): Promise<boolean> {
  const asked = queryClient.getQueryCache().findAll({
    predicate: (query) => query.state.status === 'pending' && isWanted(query),
  });
  await Promise.all(asked.map((query) => queryClient.prefetchQuery(query.options as never)));
  return asked.length > 0;
}

/**
 * A query remembers the options it was last asked with; `enabled` is among them, though its type does not say so. One that some
 * part of a page wants must therefore not be left disabled by another.
 */
function isWanted({ options, meta }: Query): boolean {
  if (meta === BROWSER_ONLY) return false;
  return (options as { readonly enabled?: unknown }).enabled !== false;
}
