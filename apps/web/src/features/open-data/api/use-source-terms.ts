import { useQuery } from '@tanstack/react-query';
import { sourceTermsReply } from '@townlight/contract/open-data';
import { apiGet } from '../../../http/api-request.ts';
import { useLanguageChoice } from '../../../i18n/use-language.ts';

/** `GET /api/data/terms`: the publishers of the records and their terms. */
export function useSourceTerms() {
  const { language } = useLanguageChoice();
  return useQuery({
    queryKey: ['data', 'terms', language],
    queryFn: ({ signal }) => apiGet('/api/data/terms', sourceTermsReply, { language }, signal),
  });
}
