import { useQuery } from '@tanstack/react-query';
import { bundleAgencies } from '@townlight/contract/bundles';
import { useCallback } from 'react';
import { apiGet } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

/** Returns the short name of an agency, such as LAPD. */
export type FormatAgencyName = (agency: string) => string;

/** `GET /api/bundles/agencies`. Until it has loaded, or if it fails, the name of an agency is its id. */
export function useAgencyName(): FormatAgencyName {
  const { data } = useQuery({
    queryKey: ['bundle agencies'],
    meta: BROWSER_ONLY,
    queryFn: ({ signal }) => apiGet('/api/bundles/agencies', bundleAgencies, {}, signal),
  });
  return useCallback((id) => data?.find(({ agency }) => agency === id)?.short_name ?? id, [data]);
}
