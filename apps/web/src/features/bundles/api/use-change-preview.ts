import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BundleChange } from '@townlight/contract/bundles';
import { bundleChangesPreview } from '@townlight/contract/bundles';
import { apiPost } from '../../../http/api-request.ts';
import { BROWSER_ONLY } from '../../../http/query-client.ts';

/** `POST /api/bundles/preview`: the effect of a save; disabled while there is nothing to save. */
export function useChangePreview(changes: readonly BundleChange[], isSignedIn: boolean) {
  return useQuery({
    queryKey: ['bundle effect', changes],
    meta: BROWSER_ONLY,
    enabled: isSignedIn && changes.length > 0,
    gcTime: 60_000,
    placeholderData: keepPreviousData,
    queryFn: async () =>
      (await apiPost('/api/bundles/preview', { changes }, bundleChangesPreview)).reply,
  });
}
