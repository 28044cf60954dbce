import { useQuery } from '@tanstack/react-query';
import { areaContacts } from '@townlight/contract/area-contacts';
import type { AreaId, Partition } from '@townlight/domain/places';
import { useLanguageChoice } from '../language/use-language.ts';
import { apiGet } from '../net/api-request.ts';

/** `GET /api/{partition}/{id}/who-to-ask`, in the reader's language. */
export function useAreaContacts(partition: Partition, area: AreaId) {
  const { language } = useLanguageChoice();
  return useQuery({
    queryKey: ['who-to-ask', partition, area, language],
    queryFn: ({ signal }) =>
      apiGet(
        `/api/${partition}/${encodeURIComponent(area)}/who-to-ask`,
        areaContacts,
        { language },
        signal,
      ),
  });
}
