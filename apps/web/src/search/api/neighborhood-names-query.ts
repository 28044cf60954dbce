import { queryOptions } from '@tanstack/react-query';
import { neighborhoodNamesRoute } from '@townlight/contract/places';
import { request } from '../../http/api-request.ts';

/** Every neighborhood's id and name, in the form that the search uses. */
export const neighborhoodNamesQuery = (wanted = true) =>
  queryOptions({
    queryKey: ['neighborhood-names'],
    enabled: wanted,
    queryFn: async ({ signal }) => {
      const found = await request(neighborhoodNamesRoute, { signal });
      return found.map((one) => ({ id: one.neighborhood, name: one.name }));
    },
  });
