import { useQuery } from '@tanstack/react-query';
import { crimeCoverage } from '@townlight/contract/crime-coverage';
import { apiGet } from '../../../http/api-request.ts';

/** `GET /api/neighborhoods/coverage`: which months are on record, by department and neighborhood. */
export function useCoverage() {
  return useQuery({
    queryKey: ['coverage', 'neighborhoods'],
    queryFn: ({ signal }) => apiGet('/api/neighborhoods/coverage', crimeCoverage, {}, signal),
  });
}
