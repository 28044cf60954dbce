import { queryOptions, useQuery } from '@tanstack/react-query';
import { smallBundles } from '@townlight/contract/bundles';
import { apiGet } from '../../../http/api-request.ts';

/** `GET /api/bundles/small`: the crime types with their categories. */
export const crimeTypesQuery = queryOptions({
  queryKey: ['crime-types'],
  queryFn: ({ signal }) => apiGet('/api/bundles/small', smallBundles, {}, signal),
});

export function useCrimeTypes() {
  return useQuery(crimeTypesQuery);
}
