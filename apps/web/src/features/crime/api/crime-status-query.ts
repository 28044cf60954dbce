import { queryOptions } from '@tanstack/react-query';
import { crimeStatusRoute } from '@townlight/contract/crime';
import { request } from '../../../http/api-request.ts';

/** The coverage and the sources of the records. */
export const crimeStatusQuery = queryOptions({
  queryKey: ['crime-status'],
  queryFn: ({ signal }) => request(crimeStatusRoute, { signal }),
});
