import { useQuery } from '@tanstack/react-query';
import { bundleAgenciesRoute } from '@townlight/contract/bundles/tool-routes';
import { useCallback } from 'react';
import { request } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

/** Returns the short name of an agency, such as `City PD`. */
export type FormatAgencyName = (agency: string) => string;

/** Returns the names of agencies. Until it has loaded, or if it fails, the name of an agency is its id. */
export function useAgencyName(): FormatAgencyName {
  const { data } = useQuery({
    queryKey: ['bundle agencies'],
    meta: BROWSER_ONLY,
    queryFn: ({ signal }) => request(bundleAgenciesRoute, { signal }),
  });
  return useCallback((id) => data?.find(({ agency }) => agency === id)?.short_name ?? id, [data]);
}
