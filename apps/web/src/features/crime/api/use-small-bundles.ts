import { useQuery } from '@tanstack/react-query';
import { bundleFilters } from '@townlight/contract/bundles';
import { apiGet } from '../../../http/api-request.ts';

/** `GET /api/bundles/small_bundle_filters/{bigBundle}`: the crime types of a category. */
export function useSmallBundles(bigBundle: string | null) {
  return useQuery({
    queryKey: ['small-bundles', bigBundle],
    enabled: bigBundle !== null,
    queryFn: async ({ signal }) => {
      const path = `/api/bundles/small_bundle_filters/${encodeURIComponent(bigBundle ?? '')}`;
      return (await apiGet(path, bundleFilters, {}, signal)).map((bundle) => bundle.name);
    },
  });
}
