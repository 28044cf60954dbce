import { useQuery } from '@tanstack/react-query';
import { bundleFilters } from '@townlight/contract/bundles';
import { apiGet } from '../../../http/api-request.ts';

/** `GET /api/bundles/big_bundle_filters`: the names of the crime categories. */
export function useBigBundles() {
  return useQuery({
    queryKey: ['big-bundles'],
    queryFn: async ({ signal }) => {
      const found = await apiGet('/api/bundles/big_bundle_filters', bundleFilters, {}, signal);
      return found.map((bundle) => bundle.name);
    },
  });
}
