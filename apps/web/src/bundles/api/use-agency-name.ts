import { useQuery } from '@tanstack/react-query';
import { bundleAgencies } from '@townlight/contract/bundles';
import { useCallback } from 'react';
import { apiGet } from '../../net/api-request.ts';
import { BROWSER_ONLY } from '../../net/query-client.ts';

/** What an agency is called for short, such as LAPD. */
export type AgencyName = (agency: string) => string;

/** `GET /api/bundles/agencies`. Until it answers, and without it, an agency is called by its id. */
export function useAgencyName(): AgencyName {
  const { data } = useQuery({
    queryKey: ['bundle agencies'],
    meta: BROWSER_ONLY,
    queryFn: ({ signal }) => apiGet('/api/bundles/agencies', bundleAgencies, {}, signal),
  });
  return useCallback((id) => data?.find(({ agency }) => agency === id)?.short_name ?? id, [data]);
}
