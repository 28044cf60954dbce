import { useQuery } from '@tanstack/react-query';
import { neighborhoodNames } from '@townlight/contract/places';
import { apiGet } from '../../http/api-request.ts';

/** `GET /api/neighborhoods/names`: every neighborhood's id and name, in the form that the search uses. */
export function useNeighborhoodNames(wanted = true) {
  return useQuery({
    queryKey: ['neighborhood-names'],
    enabled: wanted,
    queryFn: async ({ signal }) => {
      const found = await apiGet('/api/neighborhoods/names', neighborhoodNames, {}, signal);
      return found.map((one) => ({ id: one.neighborhood, name: one.name }));
    },
  });
}
