import { queryOptions } from '@tanstack/react-query';
import { crimeCoverageRoute } from '@townlight/contract/crime-coverage';
import { methodsRoute } from '@townlight/contract/methods';
import { request } from '../../../http/api-request.ts';

/** Which months are on record, by department and neighborhood. */
export const coverageQuery = queryOptions({
  queryKey: ['coverage', 'neighborhoods'],
  queryFn: ({ signal }) =>
    request(crimeCoverageRoute, { params: { partition: 'neighborhoods' }, signal }),
});

/** The methods of the crime figures. */
export const methodsQuery = queryOptions({
  queryKey: ['methods'],
  queryFn: ({ signal }) => request(methodsRoute, { signal }),
});
