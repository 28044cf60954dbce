import { useQuery } from '@tanstack/react-query';
import { monthlyTrends } from '@townlight/contract/crime';
import { type AreaId, PARTITION_SINGULAR } from '@townlight/domain/places';
import { apiGet } from '../../../http/api-request.ts';
import { basketParam, type CrimeSelection } from './crime-selection.ts';

/** `GET /api/{neighborhood|zipcode|tract}s/{id}/monthly`: counts by month, oldest first. */
export function useMonthlyTrend(
  crimeSelection: Omit<CrimeSelection, 'range'>,
  area: AreaId | null,
  months: number,
) {
  const { partition, bigBundle, smallBundles } = crimeSelection;
  const basket = basketParam(crimeSelection);
  return useQuery({
    queryKey: ['monthly-trend', partition, area, bigBundle, smallBundles, basket, months],
    enabled: area !== null,
    // a failed load is retried on request, not when another component mounts with the same query
    retryOnMount: false,
    queryFn: async ({ signal }) => {
      const path = `/api/${PARTITION_SINGULAR[partition]}s/${encodeURIComponent(area ?? '')}/monthly`;
      const query = { bb: bigBundle, sb: smallBundles, basket, months };
      return (await apiGet(path, monthlyTrends, query, signal)).trends;
    },
  });
}
