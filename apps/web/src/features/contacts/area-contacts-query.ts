import { queryOptions } from '@tanstack/react-query';
import { areaContactsRoute } from '@townlight/contract/area-contacts';
import type { Language } from '@townlight/domain/language';
import type { AreaId, Partition } from '@townlight/domain/places';
import { request } from '../../http/api-request.ts';

export const areaContactsQuery = (partition: Partition, area: AreaId, language: Language) =>
  queryOptions({
    queryKey: ['who-to-ask', partition, area, language],
    queryFn: ({ signal }) =>
      request(areaContactsRoute, { params: { partition, id: area }, query: { language }, signal }),
  });
