import { queryOptions } from '@tanstack/react-query';
import { airForecastRoute } from '@townlight/contract/air/forecast';
import { request } from '../../../../http/api-request.ts';
import type { AirPoint } from '../../api/air-point.ts';

/** AirNow's forecast at a point, day by day from today on; empty where there is none. */
export function airForecastQuery({ latitude, longitude }: AirPoint) {
  const query = { lat: latitude, long: longitude };
  return queryOptions({
    queryKey: ['air', 'forecast', query],
    queryFn: ({ signal }) => request(airForecastRoute, { query, signal }),
  });
}
