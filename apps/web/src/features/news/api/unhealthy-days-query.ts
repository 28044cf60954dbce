import { queryOptions } from '@tanstack/react-query';
import { newsUnhealthyDaysRoute } from '@townlight/contract/news/unhealthy-days';
import type { Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import { request } from '../../../http/api-request.ts';

/** The unhealthy days of a month of air, one by one. */
export const unhealthyDaysQuery = (language: Language, entry: string, area: AreaId | null) =>
  queryOptions({
    queryKey: ['news days', language, entry, area],
    queryFn: ({ signal }) =>
      request(newsUnhealthyDaysRoute, { params: { entry }, query: { area, language }, signal }),
  });
