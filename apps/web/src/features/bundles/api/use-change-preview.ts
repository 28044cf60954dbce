import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BundleChange } from '@townlight/contract/bundles';
import { previewBundleChangesRoute } from '@townlight/contract/bundles/tool-routes';
import { request } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

/** Computes the effect of a save; disabled while there is nothing to save. */
export function useChangePreview(changes: readonly BundleChange[], isSignedIn: boolean) {
  return useQuery({
    queryKey: ['bundle effect', changes],
    meta: BROWSER_ONLY,
    enabled: isSignedIn && changes.length > 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: () => request(previewBundleChangesRoute, { body: { changes } }),
  });
}
