import { keepPreviousData, useQueries, useQueryClient } from '@tanstack/react-query';
import { smallBundleRowsRoute } from '@townlight/contract/bundles';
import {
  bigBundleRowsRoute,
  crimeDescriptionRowsRoute,
  nicknameRowsRoute,
} from '@townlight/contract/bundles/tool-routes';
import { request } from '../../../http/api-request.ts';
import { combineLoads, type LoadState } from '../../../http/loads.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';
import type { SchemeReplies } from '../model/loaded-scheme-tables.ts';

const KEY = 'bundle tool';
/** Poll interval: an editor sees the saves of others within this time. */
const REFETCH_MS = 20_000;

const TABLE = {
  meta: BROWSER_ONLY,
  // Cached data is always stale, because staff need the current state.
  staleTime: 0,
  refetchInterval: REFETCH_MS,
  refetchOnWindowFocus: true,
  placeholderData: keepPreviousData,
} as const;

/** Loads the four tables together, so that they reflect about the same moment. */
export function useScheme() {
  const [big, small, nicknames, descriptions] = useQueries({
    queries: [
      {
        ...TABLE,
        queryKey: [KEY, 'big'],
        queryFn: ({ signal }) => request(bigBundleRowsRoute, { signal }),
      },
      {
        ...TABLE,
        queryKey: [KEY, 'small'],
        queryFn: ({ signal }) => request(smallBundleRowsRoute, { signal }),
      },
      {
        ...TABLE,
        queryKey: [KEY, 'nicknames'],
        queryFn: ({ signal }) => request(nicknameRowsRoute, { signal }),
      },
      {
        ...TABLE,
        queryKey: [KEY, 'crime_descriptions'],
        queryFn: ({ signal }) => request(crimeDescriptionRowsRoute, { signal }),
      },
    ],
  });
  const { data: bigs } = big;
  const { data: smalls } = small;
  const { data: names } = nicknames;
  const { data: mappings } = descriptions;
  const isComplete =
    bigs !== undefined && smalls !== undefined && names !== undefined && mappings !== undefined;
  const replies: SchemeReplies | null = isComplete
    ? { big: bigs, small: smalls, nicknames: names, crime_descriptions: mappings }
    : null;
  const loads: readonly LoadState[] = [big, small, nicknames, descriptions];
  return { replies, ...combineLoads([], loads) };
}

/** Returns a function that refetches the tables. */
export function useReloadScheme(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [KEY] });
}
