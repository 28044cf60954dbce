import { useQuery } from '@tanstack/react-query';
import { type ComparisonPeriod, crimeChanges } from '@townlight/contract/crime';
import type { AreaId, Partition } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import { apiGet } from '../../../http/api-request.ts';
import { county } from '../../../i18n/county.ts';
import { toPeriodInstants } from '../../../period/resolve-period.ts';

/**
 * `GET /api/{partition}/{id}/changes?against=year`, or without an area `GET /api/{partition}/changes?against=year`: all crime
 * and each crime type against the same months a year before, or with `against=before` the equal period just before.
 */
export function useCrimeChanges(
  partition: Partition,
  area: AreaId | null,
  range: MonthRange | null | undefined,
  against: ComparisonPeriod = 'year',
) {
  return useQuery({
    queryKey: ['crime-changes', partition, area, range, against],
    enabled: range != null,
    queryFn: ({ signal }) => {
      const path =
        area === null ? `/api/${partition}/changes` : `/api/${partition}/${area}/changes`;
      const query = { ...toPeriodInstants(range as MonthRange, county.timeZone), against };
      return apiGet(path, crimeChanges, query, signal);
    },
  });
}
