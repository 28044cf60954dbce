import { queryOptions } from '@tanstack/react-query';
import { searchNamesRoute } from '@townlight/contract/county/search-names';
import { request } from '../../http/api-request.ts';

/** Everyday names of areas and crimes. */
export const searchNamesQuery = (wanted = true) =>
  queryOptions({
    queryKey: ['search-names'],
    enabled: wanted,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: ({ signal }) => request(searchNamesRoute, { signal }),
  });
