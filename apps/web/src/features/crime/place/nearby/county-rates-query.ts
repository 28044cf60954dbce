import { queryOptions } from '@tanstack/react-query';
import { similarRatesRoute } from '@townlight/contract/crime/similar-rates';
import { TREND_MONTHS } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { request } from '../../../../http/api-request.ts';

/**
 * The county's months of a crime type, which are compared with an area's.
 * @param back the number of months from the last one needed to the newest on record
 */
export const countyRatesQuery = (crime: string, area: AreaId, wanted: boolean, back: number) =>
  queryOptions({
    queryKey: ['county-rates', crime, area, back],
    enabled: wanted,
    queryFn: async ({ signal }) => {
      const { county } = await request(similarRatesRoute, {
        params: { partition: 'neighborhoods', id: area },
        query: { sb: [crime], months: TREND_MONTHS + back },
        signal,
      });
      return county.months;
    },
  });
