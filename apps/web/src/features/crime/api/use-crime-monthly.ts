import { useQuery } from '@tanstack/react-query';
import { crimeMonthlyTrends } from '@townlight/contract/crime-trackers';
import { monthOfYear, type YearMonth, yearOf } from '@townlight/domain/time';
import { apiGet } from '../../../http/api-request.ts';

/** `GET /api/crimes/{crime}/monthly/{month}/{year}`: the county's months that end with the month. */
export function useCrimeMonthly(crime: string | null, month: YearMonth | null, months: number) {
  return useQuery({
    queryKey: ['crime-monthly', crime, month, months],
    enabled: crime !== null && month !== null,
    queryFn: async ({ signal }) => {
      const last = month as YearMonth;
      const name = encodeURIComponent(crime as string);
      const path = `/api/crimes/${name}/monthly/${monthOfYear(last)}/${yearOf(last)}`;
      return (await apiGet(path, crimeMonthlyTrends, { months }, signal)).trends;
    },
  });
}
