import { useQuery } from '@tanstack/react-query';
import { newsEntry, newsList } from '@townlight/contract/news';
import type { AreaId } from '@townlight/domain/places';
import { apiGet } from '../../../http/api-request.ts';
import { useLanguageChoice } from '../../../i18n/use-language.ts';

/** `GET /api/news`: the newest entries, or those after an entry in the list. */
export function useNews(area: AreaId | null, after: string | null) {
  const { language } = useLanguageChoice();
  return useQuery({
    queryKey: ['news', language, area, after],
    queryFn: ({ signal }) => apiGet('/api/news', newsList, { area, after, language }, signal),
  });
}

/** `GET /api/news/{entry}` */
export function useNewsEntry(entry: string, area: AreaId | null) {
  const { language } = useLanguageChoice();
  return useQuery({
    queryKey: ['news entry', language, entry, area],
    queryFn: ({ signal }) =>
      apiGet(`/api/news/${encodeURIComponent(entry)}`, newsEntry, { area, language }, signal),
  });
}
