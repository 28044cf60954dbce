import { useQuery } from '@tanstack/react-query';
import { areaContacts } from '@townlight/contract/area-contacts';
import type { AreaId, Partition } from '@townlight/domain/places';
import { apiGet } from '../../http/api-request.ts';
import { useLanguageChoice } from '../../i18n/use-language.ts';

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
