import { queryOptions } from '@tanstack/react-query';
import { newsEntryRoute, newsRoute } from '@townlight/contract/news';
import type { Language } from '@townlight/domain/language';
import type { AreaId } from '@townlight/domain/places';
import { request } from '../../../http/api-request.ts';

/** The newest entries, or those after an entry in the list. */
export const newsQuery = (language: Language, area: AreaId | null, after: string | null) =>
  queryOptions({
    queryKey: ['news', language, area, after],
    queryFn: ({ signal }) => request(newsRoute, { query: { area, after, language }, signal }),
  });

export const newsEntryQuery = (language: Language, entry: string, area: AreaId | null) =>
  queryOptions({
    queryKey: ['news entry', language, entry, area],
    queryFn: ({ signal }) =>
      request(newsEntryRoute, { params: { entry }, query: { area, language }, signal }),
  });
